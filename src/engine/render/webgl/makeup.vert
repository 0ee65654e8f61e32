// Any product: vertices in pixels of the frame, see VertexBuffer.
out vec2 vPixel;
out float vCoverage;
out vec2 vPlace;
out float vGuard;
void main() {
  vPixel = aPosition;
  vCoverage = aCoverage;
  vPlace = aPlace;
  vGuard = aGuard;
  vec2 clip = aPosition / uFrameSize * 2.0 - 1.0;
  gl_Position = vec4(clip.x, uUpright * clip.y, 0.0, 1.0);
}
