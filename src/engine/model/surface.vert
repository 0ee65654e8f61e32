// The face in the view. Turned about the pivot, turned over where it is looked at as in a mirror.
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
