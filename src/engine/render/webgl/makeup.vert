// Any product: vertices in pixels of the frame, see VertexBuffer.
layout(location = 0) in vec2 aPosition;
layout(location = 1) in float aCoverage;
layout(location = 2) in vec2 aPlace;
uniform vec2 uFrameSize;
uniform float uUpright;
out vec2 vPixel;
out float vCoverage;
out vec2 vPlace;
void main() {
  vPixel = aPosition;
  vCoverage = aCoverage;
  vPlace = aPlace;
  vec2 clip = aPosition / uFrameSize * 2.0 - 1.0;
  gl_Position = vec4(clip.x, uUpright * clip.y, 0.0, 1.0);
}
