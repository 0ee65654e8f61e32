// The lines and points of the mesh: clear where no skin is, faint on it and where they turn away.
in vec3 vNormal;
in vec2 vPictured;
in float vSeen;
out vec4 color;
void main() {
  float facing = smoothstep(TURNED_AWAY, TURNED_HERE, normalize(vNormal).z);
  float share = uStrength * mix(1.0, uOnSkin, smoothstep(FADE_FROM, FADE_TO, vSeen)) * mix(FAINTEST, 1.0, facing);
  color = vec4(share);
}
