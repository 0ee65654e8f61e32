// The skin of another age: the lines that the picture shows are deepened (or softened), and the tone changes unevenly.
in vec2 vPixel;
in float vCoverage;
in vec2 vPlace; // how uneven the tone is here, and the share of the lines
in float vGuard;
out vec4 outColour;
float lightAt(vec2 offset) {
  return dot(framePixel(vPixel + offset), LUMA) + ENCODED_OFFSET;
}
// The skin at a distance from this pixel; what is no skin that goes on counts as this pixel.
float skinAt(vec2 offset, float here) {
  return clamp(lightAt(offset), here * SAME_SKIN.x, here * SAME_SKIN.y);
}
void main() {
  vec3 pixel = framePixel(vPixel);
  float light = dot(pixel, LUMA) + ENCODED_OFFSET;
  float near = NEAR_SHARE * (light + skinAt(vec2(1.0, 0.0), light) + skinAt(vec2(-1.0, 0.0), light)
    + skinAt(vec2(0.0, 1.0), light) + skinAt(vec2(0.0, -1.0), light));
  float far = uReach;
  float slant = floor(SLANT * far + 0.5);
  float around = AROUND_SHARE * (skinAt(vec2(far, 0.0), light) + skinAt(vec2(-far, 0.0), light)
    + skinAt(vec2(0.0, far), light) + skinAt(vec2(0.0, -far), light)
    + skinAt(vec2(slant, slant), light) + skinAt(vec2(-slant, slant), light)
    + skinAt(vec2(slant, -slant), light) + skinAt(vec2(-slant, -slant), light));
  float contrast = near / around - 1.0;
  float line = sign(contrast) * clamp(abs(contrast) - LEAST_CONTRAST, 0.0, MOST_CONTRAST) * uStrength * vPlace.y;
  vec3 tone = uTone * (DULL + UNEVEN * vPlace.x);
  float likelihood = skinLikelihood(pixel, uSkin, relativeDetail(pixel, uSkin), vGuard, uTooBright);
  outColour = reformed(pixel, exp(line - tone), vCoverage * likelihood);
}
