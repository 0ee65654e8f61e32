// The camera's own pixels as they are. Most frames are shown so, and this asks the least of each pixel.
in vec2 vPixel;
out vec4 outColour;
void main() {
  outColour = vec4(texelFetch(uFrame, ivec2(vPixel), 0).rgb, 1.0);
}
