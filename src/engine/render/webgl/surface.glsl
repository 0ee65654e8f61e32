// What all products that lie on skin share. The twin in TypeScript is canvas-2d/surface.ts.
const float OFFSET = 0.055;
const vec3 LUMA = vec3(0.2126, 0.7152, 0.0722);

uniform sampler2D uFrame;
uniform vec2 uFrameSize;

vec3 framePixel(vec2 pixel) {
  return texture(uFrame, pixel / uFrameSize).rgb;
}

// Light, shade and texture at a pixel, relative to the mean of the surface (see transfer.ts).
float relativeDetail(vec3 pixel, vec3 surface) {
  return (dot(pixel, LUMA) + OFFSET) / (dot(surface, LUMA) + OFFSET);
}

// A shade lit like the pixel that it covers.
vec3 withDetail(vec3 shade, float detail) {
  return (shade + OFFSET) * detail - OFFSET;
}

// 1 on skin, 0 on what is far too dark, too bright or of another colour: hair, frames, cloth.
// `guard` is stricter about the dark: where hair grows.
float skinLikelihood(vec3 pixel, vec3 skin, float detail, float guard) {
  float dark = smoothstep(mix(0.5, 0.72, guard), mix(0.72, 0.92, guard), detail);
  float bright = 1.0 - smoothstep(1.55, 1.9, detail);
  vec2 chroma = vec2(pixel.r - pixel.g, pixel.b - pixel.g) / (dot(pixel, LUMA) + OFFSET);
  vec2 skinChroma = vec2(skin.r - skin.g, skin.b - skin.g) / (dot(skin, LUMA) + OFFSET);
  return dark * bright * (1.0 - smoothstep(0.22, 0.4, distance(chroma, skinChroma)));
}

// A steady random number in [0, 1) for each cell of a grid that lies on the face.
float sparkleNoise(vec2 cell) {
  vec2 p = fract(cell * vec2(0.1031, 0.1030));
  p += dot(p, p.yx + 33.33);
  return fract((p.x + p.y) * p.x);
}

vec4 premultiplied(vec3 colour, float alpha) {
  return vec4(clamp(colour, 0.0, 1.0) * alpha, alpha);
}
