/**
 * What the build takes from other packages, with the SHA-256 of each part.
 *
 * The checksums are the contract: after an update of a package, the build stops here until someone has
 * reviewed what changed and written down the new sum.
 */

/** A file of an installed package. */
export interface PackagedFile {
  /** File name without its folder. */
  readonly fileName: string;
  readonly sha256: string;
}

/**
 * From `@mediapipe/face_mesh` 0.4.1633559619 (Apache-2.0).
 * BlazeFace short range: 128 x 128 picture in, 896 boxes with six keypoints out.
 */
export const FACE_DETECTOR: PackagedFile = {
  fileName: 'face_detection_short_range.tflite',
  sha256: '3bc182eb9f33925d9e58b5c8d59308a760f4adea8f282370e428c51212c26633',
};

/** From the same package. FaceMesh with attention: 192 x 192 face in, mesh, lips, eyes and irises out. */
export const FACE_LANDMARKS: PackagedFile = {
  fileName: 'face_landmark_with_attention.tflite',
  sha256: '883b7411747bac657c30c462d305d312e9dec6adbf8b85e2f5d8d722fca9455d',
};

/** From the same package. The canonical face: 468 vertices with texture coordinates, and their triangles. */
export const CANONICAL_FACE: PackagedFile = {
  fileName: 'geometry_pipeline_metadata_landmarks.binarypb',
  sha256: 'bdbcda96dfcb7da883da124aaa2c55dee49770d934f0fcc71747f8c21bdc75b4',
};

/**
 * From `@mediapipe/hands` 0.4.1675469240 (Apache-2.0).
 * BlazePalm, the smaller of the package's two: 192 x 192 picture in, 2016 boxes with seven keypoints out.
 */
export const PALM_DETECTOR: PackagedFile = {
  fileName: 'palm_detection_lite.tflite',
  sha256: 'e9a4aaddf90dda56a87235303cf00e4c2d3fb28725f68fd88772997dac905c18',
};

/**
 * From the same package, next to its packed assets. The smaller hand model: 224 x 224 hand in, 21 landmarks,
 * presence and side out. On synthetic hands it is as accurate as the larger one, at half the time and size.
 */
export const HAND_LANDMARKS: PackagedFile = {
  fileName: 'hand_landmark_lite.tflite',
  sha256: 'd7fde8ac11f8ce03f8663775bfc323f4fc9f2a38062b4f4efa142874ef5b2a48',
};

/**
 * From `@mediapipe/selfie_segmentation` 0.1.1675465747 (Apache-2.0).
 * Its model for pictures of any shape: 256 x 256 picture in, the confidence that
 * each pixel shows a person out.
 */
export const PERSON: PackagedFile = {
  fileName: 'selfie_segmentation.tflite',
  sha256: '8d13b7fae74af625c641226813616a2117bd6bca19eb3b75574621fc08557f27',
};

/**
 * LiteRT from `@litertjs/core` 2.5.3 (Apache-2.0) in its `compat` build, which needs only plain SIMD. The
 * build with relaxed SIMD gives the same results on these models and does not run in Safari or Node 20.
 */
export const RUNTIME_LOADER: PackagedFile = {
  fileName: 'litert_wasm_compat_internal.js',
  sha256: '4d8f894b7883654fd6e8439730aa41e79ceaab7d19184fc4f1f0b0f1a2a2c8a5',
};

export const RUNTIME_WASM: PackagedFile = {
  fileName: 'litert_wasm_compat_internal.wasm',
  sha256: '5255c8ad06eabdbd2522cdebf6b22fc10faf74625c23a49b9e072570cd1fa41c',
};
