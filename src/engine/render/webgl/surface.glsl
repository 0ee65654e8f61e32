// What all products that lie on skin share. The twin in TypeScript is canvas-2d/surface.ts; the constants
// of both are SURFACE in passes/constants.ts.

// 0 up to the range's first number, 1 from its second on.
float ramp(vec2 range, float value) {
  return smoothstep(range.x, range.y, value);
}

vec3 framePixel(vec2 pixel) {
  return texture(uFrame, pixel / uFrameSize).rgb;
}

// Light, shade and texture at a pixel, relative to the mean of the surface (see transfer.ts).
float relativeDetail(vec3 pixel, vec3 surface) {
  return (dot(pixel, LUMA) + ENCODED_OFFSET) / (dot(surface, LUMA) + ENCODED_OFFSET);
}

// A shade lit like the pixel that it covers.
vec3 withDetail(vec3 shade, float detail) {
  return (shade + ENCODED_OFFSET) * detail - ENCODED_OFFSET;
}

vec2 chromaOf(vec3 colour) {
  return vec2(colour.r - colour.g, colour.b - colour.g) / (dot(colour, LUMA) + ENCODED_OFFSET);
}

// The part of the light at a pixel that a pigment colours ...
float matteDetail(float detail) {
  return min(detail, HIGHLIGHT_FROM);
}

// ... and what the skin mirrors on top of it: it has the colour of the light.
float mirrored(vec3 surface, float detail) {
  return (detail - matteDetail(detail)) * (dot(surface, LUMA) + ENCODED_OFFSET);
}

// 1 on skin, 0 on what is far too dark, too bright or of another colour: hair, frames, cloth.
// `guard` is stricter about the dark: where hair grows. `tooBright` are details (see `brightestSkin`).
float skinLikelihood(vec3 pixel, vec3 skin, float detail, float guard, vec2 tooBright) {
  float dark = ramp(mix(SKIN_DARK, GUARDED_DARK, guard), detail);
  float bright = 1.0 - ramp(tooBright, detail);
  return dark * bright * (1.0 - ramp(FOREIGN_CHROMA, distance(chromaOf(pixel), chromaOf(skin))));
}

// A steady random number in [0, 1) for each cell of a grid that lies on the face.
float sparkleNoise(vec2 cell) {
  vec2 p = fract(cell * NOISE_SCALE);
  p += dot(p, p.yx + NOISE_SHIFT);
  return fract((p.x + p.y) * p.x);
}

// A colour that comes multiplied by its cover, in the light in which the picture is shown: not always the camera's.
vec3 relit(vec3 colour, float cover) {
  return max(colour * uRelitGain + uRelitLift * cover, 0.0);
}

// A shade in strong light may be brighter than the camera's white: what is cut off is its mixture with the picture.
vec4 premultiplied(vec3 colour, float alpha) {
  return vec4(relit(max(colour, 0.0), 1.0) * alpha, alpha);
}

// What is there, under light that a changed form reflects otherwise: each channel `factor` times as bright. Makeup
// that lies on it takes on its form.
vec4 reformed(vec3 pixel, vec3 factor, float share) {
  vec3 change = (pixel + ENCODED_OFFSET) * (factor - 1.0);
  float alpha = max(abs(factor.r - 1.0), max(abs(factor.g - 1.0), abs(factor.b - 1.0)));
  return premultiplied(pixel + change / max(alpha, LEAST_ALPHA), min(1.0, alpha * share));
}
