// Paint: strokes of a brush, pigment by pigment, under the light and with the texture of what they lie on.
in vec2 vPixel;
in float vCoverage;
in vec2 vPlace; // the mesh's texture coordinates
in float vGuard; // where hair grows
out vec4 outColour;
void main() {
  vec3 pixel = framePixel(vPixel);
  vec4 pigment = texture(uPigment, vPlace);
  float detail = relativeDetail(pixel, uSurface);
  float bright = ramp(mix(TOO_DARK, HAIR_DARK, vGuard), detail);
  float known = 1.0 - ramp(OTHER_CHROMA, distance(chromaOf(pixel), chromaOf(uSurface)));
  float shown = vCoverage * uStrength * mix(1.0, bright * known, uStrictness);
  vec3 offset = vec3(ENCODED_OFFSET * pigment.a);
  vec3 lit = (pigment.rgb + offset) * uLight * detail - offset;
  outColour = uncovered(vPixel) * vec4(relit(max(lit, 0.0), pigment.a) * shown, pigment.a * shown);
}
