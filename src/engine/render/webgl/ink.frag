// Ink: liner and lashes, as shapes and strokes with a soft rim of one pixel.
in vec2 vPixel;
in float vCoverage;
in vec2 vPlace; // distance from the middle of the stroke and its half width, in pixels
out vec4 outColour;
void main() {
  float halfWidth = vPlace.y;
  float rim = clamp(halfWidth - abs(vPlace.x) + RIM, 0.0, 1.0) * min(1.0, halfWidth * THIN_STRENGTH);
  outColour = premultiplied(meeting(uShade, vec3(1.0)), vCoverage * uStrength * rim);
}
