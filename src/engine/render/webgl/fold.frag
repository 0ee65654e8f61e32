// A fold of the skin: a crease, the hollow around it, and light and shade on its two sides.
in vec2 vPixel;
in float vCoverage; // how deep it is
in vec2 vPlace; // across the fold, from -1 to 1, and the share that is a crease
in float vGuard; // how much brighter the first side is than the second
out vec4 outColour;
float bell(float width, float place) {
  return exp(-place * place / (width * width));
}
void main() {
  float across = vPlace.x;
  vec3 pixel = framePixel(vPixel);
  float end = 1.0 - across * across;
  float shade = mix(bell(HOLLOW_WIDTH, across), bell(CREASE_WIDTH, across), vPlace.y);
  float side = SLOPE * across * vGuard * bell(SLOPE_WIDTH, across);
  float depth = vCoverage * uStrength * end * end * (shade + side);
  float likelihood = skinLikelihood(pixel, uSkin, relativeDetail(pixel, uSkin), 0.0, uTooBright);
  outColour = reformed(pixel, exp(-depth * uTint), likelihood);
}
