// A quad over the whole picture.
out vec2 vPixel;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vPixel = corner * uFrameSize;
  gl_Position = vec4(corner.x * 2.0 - 1.0, uUpright * (corner.y * 2.0 - 1.0), 0.0, 1.0);
}
