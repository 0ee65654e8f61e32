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
    readPixels(picture) {
      const { width, height } = picture;
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(picture, 0, 0);
      return context?.getImageData(0, 0, width, height).data ?? null;
    },
    async fetchDrawnModel(signal) {
      const answer = await fetch(drawnModel, { signal });
      if (!answer.ok) throw new Error(`The drawing could not be fetched: ${answer.status}`);
      return answer.blob();
    },
  };
}
