/** The engine's door for the face in 3D: its surface, a view of it and a file of it. It is loaded when it is wanted. */

export { FACE_MESH_TRIANGLE_COUNT, FACE_MESH_VERTEX_COUNT } from '#engine/geometry/face-mesh.ts';
export { canonicalSurface, faceSurface, type FaceSurface } from '#engine/model/face-surface.ts';
export { modelFile } from '#engine/model/model-file.ts';
export { NO_TURN, type Turn } from '#engine/model/model-turn.ts';
export { createModelView, type ModelStyle, type ModelView } from '#engine/model/model-view.ts';
export type { ShownPicture } from '#engine/runtime/mirror.ts';
