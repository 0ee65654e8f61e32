import { readNumber, STRIP } from '#bench/mirror/frame-number.ts';

/**
 * Reads the number of the frame that a canvas or a video shows. This reads back the whole picture, which
 * takes many milliseconds in software: use it sparingly.
 */
export class NumberReader {
  private readonly context: CanvasRenderingContext2D;

  constructor() {
    const canvas = document.createElement('canvas');
    canvas.width = STRIP.width;
    canvas.height = STRIP.height;
    const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
    if (context === null) throw new Error('no 2D canvas');
    this.context = context;
  }

  read(source: HTMLCanvasElement | HTMLVideoElement): number {
    const { width, height } = STRIP;
    this.context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
    const { data } = this.context.getImageData(0, 0, width, height);
    return readNumber((x, y) => data[4 * (y * width + x)] ?? 0);
  }
}
