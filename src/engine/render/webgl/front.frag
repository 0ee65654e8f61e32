// What stands in front of the face: the picture's own pixels once more, over the makeup.
in vec2 vPixel;
out vec4 outColour;
void main() {
  // Beyond the grid its rim goes on, which hides nothing.
  float hidden = texture(uCover, (vPixel - uCoverOrigin) / uCoverSize).r;
  outColour = premultiplied(framePixel(vPixel), hidden);
}
