// Ink: liner and lashes, as shapes and strokes with a soft rim of one pixel.
uniform vec3 uShade;
uniform float uStrength;
in vec2 vPixel;
in float vCoverage;
in vec2 vPlace; // distance from the middle of the stroke and its half width, in pixels
out vec4 outColour;
void main() {
  float halfWidth = vPlace.y;
  float rim = clamp(halfWidth - abs(vPlace.x) + 0.5, 0.0, 1.0) * min(1.0, halfWidth * 1.6);
  outColour = premultiplied(uShade, vCoverage * uStrength * rim);
}
