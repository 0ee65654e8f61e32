// The camera's own pixels.
in vec2 vPixel;
out vec4 outColour;
void main() {
  outColour = vec4(framePixel(vPixel), 1.0);
}
