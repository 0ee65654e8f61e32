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
  // The pigment comes multiplied by its cover.
  vec3 shade = pigment.rgb / max(pigment.a, LEAST_COVER);
  vec3 lit = (shade + ENCODED_OFFSET) * uLight * detail - ENCODED_OFFSET;
  outColour = premultiplied(meeting(lit, vec3(detail)), pigment.a * shown);
}
