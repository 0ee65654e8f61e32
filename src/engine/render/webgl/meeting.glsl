// How a product meets what lies below it. The twins in TypeScript are canvas-2d/meeting.ts and blended in
// domain/makeup/blend.ts; the constants are MEETING in passes/constants.ts.

// What was drawn before this product, in the light of the camera.
vec3 belowPixel() {
  return (texelFetch(uBelow, ivec2(gl_FragCoord.xy), 0).rgb - uRelitLift) / uRelitGain;
}

// `lit` is the product's colour in the light of this pixel, which is `light` times that on the mean of the surface.
// Both colours are blended as they are in white light, so that no light counts twice.
vec3 meeting(vec3 lit, vec3 light) {
  if (uBlend < MULTIPLY) return lit;
  vec3 white = (uWhite + ENCODED_OFFSET) * max(light, LEAST_LIGHT) / (1.0 + ENCODED_OFFSET);
  vec3 below = (belowPixel() + ENCODED_OFFSET) / white - ENCODED_OFFSET;
  vec3 colour = (lit + ENCODED_OFFSET) / white - ENCODED_OFFSET;
  vec3 multiplied = below * colour;
  vec3 screened = below + colour - multiplied;
  vec3 overlaid = mix(2.0 * multiplied, 2.0 * screened - 1.0, step(0.5, below));
  vec3 met = uBlend < SCREEN ? multiplied : uBlend < OVERLAY ? screened : overlaid;
  return (met + ENCODED_OFFSET) * white - ENCODED_OFFSET;
}
