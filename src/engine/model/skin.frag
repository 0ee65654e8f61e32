// The picture on the face, under a light that stays where it is while the face turns.
uniform sampler2D uPicture;
// 1 for what was seen well, which hides what is behind it; 0 for the skin that fades.
uniform float uSolid;
in vec3 vNormal;
in vec2 vPictured;
in float vSeen;
out vec4 color;
vec3 encoded(vec3 linear) {
  vec3 low = linear * 12.92;
  vec3 high = 1.055 * pow(max(linear, vec3(0.0031308)), vec3(1.0 / 2.4)) - 0.055;
  return mix(high, low, lessThan(linear, vec3(0.0031308)));
}
void main() {
  float share = smoothstep(FADE_FROM, FADE_TO, vSeen);
  bool solid = share > 0.996;
  if (solid != (uSolid > 0.5) || share < 0.004) discard;
  vec3 normal = normalize(vNormal);
  float key = max(0.0, (dot(normal, KEY_LIGHT) + WRAP) / (1.0 + WRAP));
  float fill = max(0.0, dot(normal, FILL_LIGHT));
  float light = AMBIENT + KEY * key + FILL * fill;
  vec3 skin = texture(uPicture, vPictured).rgb * light;
  color = vec4(encoded(clamp(skin, 0.0, 1.0)) * share, share);
}
