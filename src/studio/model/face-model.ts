/** What the app needs of the engine's face in 3D. Loaded with the tab that shows it. */

export {
  canonicalSurface,
  createModelView,
  FACE_MESH_TRIANGLE_COUNT,
  FACE_MESH_VERTEX_COUNT,
  faceSurface,
  modelFile,
  NO_TURN,
} from '#engine/face-model.ts';
export type { FaceSurface, ModelStyle, ModelView, ShownPicture, Turn } from '#engine/face-model.ts';
