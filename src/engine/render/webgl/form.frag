// Form: how lamps around the face light it, as a factor on all that is drawn.
in vec2 vPixel;
in float vCoverage;
in vec2 vPlace; // the factors on red and green
in float vGuard; // and on blue
out vec4 outColour;
void main() {
  vec3 factor = mix(vec3(1.0), vec3(vPlace, vGuard), vCoverage);
  // The blend doubles it: a factor may be larger than 1 (see `multiplies` in passes/pass.ts).
  outColour = 0.5 * vec4(factor, 1.0);
}
