// Foundation: evens the skin's colour, then tints it; light, shade and texture stay.
in vec2 vPixel;
in float vCoverage;
in float vGuard;
out vec4 outColour;
void main() {
  vec3 pixel = framePixel(vPixel);
  float detail = relativeDetail(pixel, uSkin);
  vec3 even = mix(pixel, withDetail(uSkin, detail), uEvenness);
  vec3 tinted = mix(even, withDetail(uShade, detail), uStrength);
  outColour = uncovered(vPixel) * premultiplied(tinted, vCoverage * skinLikelihood(pixel, uSkin, detail, vGuard));
}
