// Lipstick: the shade under the light on the lips, with their own texture and highlights.
uniform vec3 uShade;
uniform vec3 uLips;
uniform float uStrength;
uniform float uContrast;
uniform float uHighlight;
uniform float uGloss;
uniform float uShimmer;
uniform float uShine;
in vec2 vPixel;
in float vCoverage;
in float vGuard; // how far the lips have parted here
in vec2 vPlace; // from the outer contour to the inner one, from corner to corner
out vec4 outColour;
const float TEXTURE_LIMIT = 1.22; // brighter than this is a highlight, not pigment
void main() {
  float across = vPlace.x;
  float along = vPlace.y;
  vec3 pixel = framePixel(vPixel);
  float detail = relativeDetail(pixel, uLips);
  float texture_ = min(detail, TEXTURE_LIMIT);
  float highlight = (detail - texture_) * (dot(uLips, LUMA) + OFFSET);
  vec3 colour = withDetail(uShade, max(0.0, 1.0 + uContrast * (texture_ - 1.0)));
  float bulge = max(0.0, 1.0 - abs(across - 0.5) * 2.6);
  float middle = 1.0 - smoothstep(0.1, 0.42, abs(along - 0.5));
  float film = uGloss * bulge * bulge * (0.35 + 0.65 * middle) * smoothstep(0.85, 1.2, detail);
  float grain = sparkleNoise(floor(vec2(along * 110.0, across * 26.0)));
  float sparkle = uShimmer * smoothstep(0.88, 1.0, grain) * 0.28;
  colour += highlight * uHighlight + (film * 0.24 + sparkle) * uShine;
  // What shows between parted lips and is not lip: pale teeth and the dark behind them.
  float redness = (pixel.r - pixel.g) / (dot(pixel, LUMA) + OFFSET);
  float lipRedness = max(0.05, (uLips.r - uLips.g) / (dot(uLips, LUMA) + OFFSET));
  float pale = 1.0 - smoothstep(0.3, 0.65, redness / lipRedness);
  float teeth = pale * smoothstep(0.8, 1.05, detail) * smoothstep(0.55, 0.85, across);
  float cavity = (1.0 - smoothstep(0.44, 0.68, detail)) * smoothstep(0.4, 0.7, across);
  outColour = premultiplied(colour, vCoverage * uStrength * (1.0 - vGuard * max(teeth, cavity)));
}
