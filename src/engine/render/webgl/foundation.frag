// Foundation: evens the skin's colour, then tints it; light, shade and texture stay.
in vec2 vPixel;
in float vCoverage;
in float vGuard;
out vec4 outColour;
void main() {
  vec3 pixel = framePixel(vPixel);
  float detail = relativeDetail(pixel, uSkin);
  float matte = matteDetail(detail);
  float shine = mirrored(uSkin, detail);
  vec3 even = mix(pixel, withDetail(uSkin, matte) + shine, uEvenness);
  vec3 tinted = mix(even, withDetail(uShade, matte) + shine, uStrength);
  float likelihood = skinLikelihood(pixel, uSkin, detail, vGuard, uTooBright);
  outColour = premultiplied(tinted, vCoverage * likelihood);
}
