// The face in the view. Turned about the pivot, turned over where it is looked at as in a mirror.
layout(location = 0) in vec3 aPosition;
layout(location = 1) in vec3 aNormal;
layout(location = 2) in vec2 aPictured;
layout(location = 3) in float aSeen;
uniform mat3 uTurn;
uniform vec3 uPivot;
// Focal lengths across and up, the distance to the pivot, and how far up the pivot is seen.
uniform vec4 uLens;
// Nearest and farthest depth.
uniform vec2 uRange;
// How far in front of the surface it is drawn.
uniform float uLift;
out vec3 vNormal;
out vec2 vPictured;
out float vSeen;
void main() {
  vec3 place = uTurn * (aPosition - uPivot);
  vNormal = uTurn * aNormal;
  vPictured = aPictured;
  vSeen = aSeen;
  float depth = uLens.z - place.z - uLift;
  float span = uRange.y - uRange.x;
  gl_Position = vec4(
    place.x * uLens.x,
    place.y * uLens.y + uLens.w * depth,
    (uRange.y + uRange.x) / span * depth - 2.0 * uRange.y * uRange.x / span,
    depth
  );
  gl_PointSize = POINT_SIZE;
}
