// Lipstick: the shade under the light on the lips, with their own texture and highlights.
in vec2 vPixel;
in float vCoverage;
in float vGuard; // how far the lips have parted here
in vec2 vPlace; // from the outer contour to the inner one, from corner to corner
out vec4 outColour;
void main() {
  float across = vPlace.x;
  float along = vPlace.y;
  vec3 pixel = framePixel(vPixel);
  float detail = relativeDetail(pixel, uLips);
  float texture_ = min(detail, TEXTURE_LIMIT);
  float highlight = (detail - texture_) * (dot(uLips, LUMA) + ENCODED_OFFSET);
  vec3 colour = withDetail(uShade, max(0.0, 1.0 + uContrast * (texture_ - 1.0)));
  float bulge = max(0.0, 1.0 - abs(across - 0.5) * BULGE_NARROWNESS);
  float middle = 1.0 - ramp(MIDDLE_END, abs(along - 0.5));
  float film = uGloss * bulge * bulge * (FILM_AT_CORNERS + FILM_IN_MIDDLE * middle) * ramp(FILM_LIGHT, detail);
  float grain = sparkleNoise(floor(vec2(along, across) * GRAINS));
  float sparkle = uShimmer * ramp(GRAIN_START, grain) * SPARKLE;
  colour += highlight * uHighlight + (film * FILM_BRIGHTNESS + sparkle) * uShine;
  // What shows between parted lips and is not lip: pale teeth and the dark behind them.
  float redness = (pixel.r - pixel.g) / (dot(pixel, LUMA) + ENCODED_OFFSET);
  float lipRedness = max(LEAST_REDNESS, (uLips.r - uLips.g) / (dot(uLips, LUMA) + ENCODED_OFFSET));
  float pale = 1.0 - ramp(PALE_REDNESS, redness / lipRedness);
  float teeth = pale * ramp(TEETH_LIGHT, detail) * ramp(TEETH_START, across);
  float cavity = (1.0 - ramp(CAVITY_DARK, detail)) * ramp(CAVITY_START, across);
  outColour = uncovered(vPixel) * premultiplied(colour, vCoverage * uStrength * (1.0 - vGuard * max(teeth, cavity)));
}
