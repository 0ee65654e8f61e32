// The camera's own pixels, in the light and at the size in which the picture is shown.
in vec2 vPixel;
out vec4 outColour;
void main() {
  outColour = vec4(relit(framePixel(vPixel), 1.0), 1.0);
}
