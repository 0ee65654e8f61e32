import type { PictureAccess } from '#studio/state/environment.ts';

/** @param drawnModel address of the drawing that stands in for a camera */
export function browserPictures(drawnModel: string): PictureAccess {
  return {
    decode: (file) => createImageBitmap(file, { imageOrientation: 'from-image' }),
    resize: (picture, { width, height }) =>
      createImageBitmap(picture, {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      }),
    async fetchDrawnModel(signal) {
      const answer = await fetch(drawnModel, { signal });
      if (!answer.ok) throw new Error(`The drawing could not be fetched: ${answer.status}`);
      return answer.blob();
    },
  };
}
