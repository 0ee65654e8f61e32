// Hair: its shade, lit like the strands that it covers.
in vec2 vPixel;
in float vCoverage;
out vec4 outColour;
// How unlike two colours are: about 1 where they surely are of two things.
float unlike(vec3 one, vec3 other) {
  float light = dot(one, LUMA) + ENCODED_OFFSET;
  float otherLight = dot(other, LUMA) + ENCODED_OFFSET;
  vec2 chroma = vec2(one.r - one.g, one.b - one.g) / light - vec2(other.r - other.g, other.b - other.g) / otherLight;
  return length(vec3(log(light / otherLight) / LIGHT_SPREAD, chroma / CHROMA_SPREAD));
}
void main() {
  vec3 pixel = framePixel(vPixel);
  float nearer = (unlike(pixel, uSkin) - unlike(pixel, uHair)) / max(LEAST_UNLIKE, unlike(uHair, uSkin));
  // Inside of the hair every strand is hair; towards its rim only what looks like it.
  float sure = mix(ramp(NEARER, nearer), 1.0, ramp(INSIDE, vCoverage));
  float lit = 1.0 + (min(relativeDetail(pixel, uHair), MOST_DETAIL) - 1.0) * uContrast;
  // What shines on a strand has less and less of its colour.
  float shine = max(0.0, lit - SHINE_FROM) * SHINE_SHARE;
  vec3 colour = withDetail(uShade, lit - shine) + shine * (dot(uShade, LUMA) + ENCODED_OFFSET);
  outColour = premultiplied(colour, vCoverage * uStrength * sure);
}
