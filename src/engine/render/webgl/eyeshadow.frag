// Eyeshadow: lid, crease and outer corner blended into each other and out towards the brow.
in vec2 vPixel;
in float vCoverage;
in vec2 vPlace; // height above the lashes, place from the outer corner to the inner one
out vec4 outColour;
void main() {
  float height = vPlace.x;
  float inwards = vPlace.y;
  vec3 pixel = framePixel(vPixel);
  // The thin skin of the lid is darker than the face's: that part of its darkness is not shade.
  float thinSkin = 1.0 - ramp(THIN_SKIN_END, height);
  float lighter = 1.0 + THIN_SKIN_DARKNESS * thinSkin;
  float detail = relativeDetail(pixel, uSkin) * lighter;
  vec3 light = mix(vec3(detail), (pixel + ENCODED_OFFSET) / (uSkin + ENCODED_OFFSET) * lighter, LIGHT_TINT);
  float lid = (1.0 - ramp(LID_END, height)) * (1.0 - ramp(LID_INNER_END, inwards));
  float fold = (height - CREASE_HEIGHT) / CREASE_WIDTH;
  float crease = CREASE_SHARE * exp(-fold * fold) * (1.0 - ramp(CREASE_INNER_END, inwards));
  float outer = OUTER_SHARE * (1.0 - ramp(OUTER_INNER_END, inwards)) * (1.0 - ramp(OUTER_END, height));
  float sum = lid + crease + outer + LEAST_SUM;
  vec3 shade = (uLid * lid + uCrease * crease + uOuter * outer) / sum;
  float edge = (1.0 - ramp(BROW_END, height)) * ramp(CORNER_START, inwards + CORNER_SHIFT);
  float hair = ramp(HAIR_DARK, detail);
  float alpha = vCoverage * uStrength * max(lid, max(crease, outer)) * edge * hair;
  float grain = sparkleNoise(floor(vec2(inwards, height) * GRAINS));
  float sparkle = uShimmer * lid * (SHEEN + SPARKLE * ramp(GRAIN_START, grain)) * ramp(SPARKLE_LIGHT, detail);
  vec3 lit = meeting((shade + ENCODED_OFFSET) * light - ENCODED_OFFSET, light);
  outColour = premultiplied(lit + sparkle, alpha);
}
