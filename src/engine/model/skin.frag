// The picture on the face, under a light that stays where it is while the face turns.
in vec3 vNormal;
in vec2 vPictured;
in float vSeen;
out vec4 color;
vec3 encoded(vec3 linear) {
  vec3 low = linear * TOE_SLOPE;
  vec3 high = (1.0 + ENCODED_OFFSET) * pow(max(linear, vec3(TOE_END)), vec3(1.0 / TRANSFER_EXPONENT)) - ENCODED_OFFSET;
  return mix(high, low, lessThan(linear, vec3(TOE_END)));
}
void main() {
  float share = smoothstep(FADE_FROM, FADE_TO, vSeen);
  bool solid = share > WHOLE;
  if (solid != (uSolid > 0.5) || share < NOTHING) discard;
  vec3 normal = normalize(vNormal);
  float key = max(0.0, (dot(normal, KEY_LIGHT) + WRAP) / (1.0 + WRAP));
  float fill = max(0.0, dot(normal, FILL_LIGHT));
  float light = AMBIENT + KEY * key + FILL * fill;
  vec3 skin = texture(uPicture, vPictured).rgb * light;
  color = vec4(encoded(clamp(skin, 0.0, 1.0)) * share, share);
}
