// Any product: vertices in pixels of the frame, see VertexBuffer.
layout(location = 0) in vec2 aPosition;
layout(location = 1) in float aCoverage;
layout(location = 2) in vec2 aPlace;
layout(location = 3) in float aGuard;
uniform vec2 uFrameSize;
uniform float uUpright;
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
