// Lipstick: the shade under the light on the lips, with their own texture and highlights.
in vec2 vPixel;
in float vCoverage;
in float vGuard; // how far the lips have parted here
in vec2 vPlace; // from the outer contour to the inner one, along the upper lip and back along the lower one
out vec4 outColour;
void main() {
  float across = vPlace.x;
  float along = vPlace.y;
  vec3 pixel = framePixel(vPixel);
  float detail = relativeDetail(pixel, uLips);
  float texture_ = min(detail, uHighlightFrom);
  float highlight = (detail - texture_) * (dot(uLips, LUMA) + ENCODED_OFFSET);
  float pigment = max(0.0, 1.0 + uContrast * (texture_ - 1.0));
  vec3 colour = meeting(withDetail(uShade, pigment), vec3(pigment));
  vec2 reach = (vec2(along, across) - uGlossAt) / GLOSS_REACH;
  float glow = exp(-0.5 * dot(reach, reach));
  float gleam = glow * glow * glow * glow * ramp(GLOSS_TEXTURE, detail / uHighlightFrom);
  float film = uGloss * (GLOSS_BRIGHTNESS * gleam + GLOSS_GLOW * glow);
  float kept = uHighlight * (1.0 - uGloss * GLOSS_DROWNS * (1.0 - glow));
  float grain = sparkleNoise(floor(vec2(along, across) * GRAINS));
  float sparkle = uShimmer * ramp(GRAIN_START, grain) * SPARKLE;
  colour += highlight * kept + (film + sparkle) * uShine;
  // What shows between parted lips and is not lip: pale teeth and the dark behind them.
  float redness = (pixel.r - pixel.g) / (dot(pixel, LUMA) + ENCODED_OFFSET);
  float lipRedness = max(LEAST_REDNESS, (uLips.r - uLips.g) / (dot(uLips, LUMA) + ENCODED_OFFSET));
  float pale = 1.0 - ramp(PALE_REDNESS, redness / lipRedness);
  float teeth = pale * ramp(TEETH_LIGHT, detail) * ramp(TEETH_START, across);
  float cavity = (1.0 - ramp(CAVITY_DARK, detail)) * ramp(CAVITY_START, across);
  outColour = premultiplied(colour, vCoverage * uStrength * (1.0 - vGuard * max(teeth, cavity)));
}
