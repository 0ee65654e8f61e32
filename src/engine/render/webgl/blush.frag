// Blush: a soft oval on each cheek that rises towards the temple, laid out in the mesh's texture
// coordinates, where both cheeks are mirror images.
in vec2 vPixel;
in float vCoverage;
in vec2 vPlace;
in float vGuard;
out vec4 outColour;
float cheek(vec2 place) {
  vec2 offset = vec2(0.5 - abs(place.x - 0.5), place.y) - CHEEK;
  vec2 turned = vec2(RISE.x * offset.x + RISE.y * offset.y, -RISE.y * offset.x + RISE.x * offset.y);
  vec2 radius = vec2(turned.x < 0.0 ? REACH_IN : REACH_OUT, REACH_ACROSS);
  vec2 reach = turned / radius;
  return exp(-0.5 * dot(reach, reach));
}
void main() {
  vec3 pixel = framePixel(vPixel);
  float detail = relativeDetail(pixel, uSkin);
  float alpha = vCoverage * uStrength * cheek(vPlace) * skinLikelihood(pixel, uSkin, detail, vGuard, uTooBright);
  float matte = matteDetail(detail);
  vec3 worn = meeting(withDetail(uShade, matte), vec3(matte)) + mirrored(uSkin, detail);
  outColour = premultiplied(worn, alpha);
}
