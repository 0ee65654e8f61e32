// Eyeshadow: lid, crease and outer corner blended into each other and out towards the brow.
uniform vec3 uLid;
uniform vec3 uCrease;
uniform vec3 uOuter;
uniform vec3 uSkin;
uniform float uStrength;
uniform float uShimmer;
in vec2 vPixel;
in float vCoverage;
in vec2 vPlace; // height above the lashes, place from the outer corner to the inner one
out vec4 outColour;
void main() {
  float height = vPlace.x;
  float inwards = vPlace.y;
  vec3 pixel = framePixel(vPixel);
  // The thin skin of the lid is darker than the face's: that part of its darkness is not shade.
  float thinSkin = 1.0 - smoothstep(0.3, 0.6, height);
  float detail = relativeDetail(pixel, uSkin) * (1.0 + 0.22 * thinSkin);
  float lid = (1.0 - smoothstep(0.24, 0.5, height)) * (1.0 - smoothstep(0.8, 1.0, inwards));
  float fold = (height - 0.43) / 0.18;
  float crease = 0.9 * exp(-fold * fold) * (1.0 - smoothstep(0.55, 1.0, inwards));
  float outer = 0.95 * (1.0 - smoothstep(0.1, 0.6, inwards)) * (1.0 - smoothstep(0.35, 1.0, height));
  float sum = lid + crease + outer + 1e-4;
  vec3 shade = (uLid * lid + uCrease * crease + uOuter * outer) / sum;
  float edge = (1.0 - smoothstep(0.5, 1.0, height)) * smoothstep(0.0, 0.16, inwards + 0.02);
  float hair = smoothstep(0.2, 0.4, detail);
  float alpha = vCoverage * uStrength * max(lid, max(crease, outer)) * edge * hair;
  float grain = sparkleNoise(floor(vec2(inwards * 90.0, height * 60.0)));
  float sparkle = uShimmer * lid * (0.06 + 0.3 * smoothstep(0.86, 1.0, grain)) * smoothstep(0.5, 0.9, detail);
  outColour = premultiplied(withDetail(shade, detail) + sparkle, alpha);
}
