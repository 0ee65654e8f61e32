/** The color of the light in which the camera sees the scene, held steady: a whole picture is lit by it. */

import { ofLuma1 } from '#domain/colour/temperature.ts';
import { mapRgb, type Rgb } from '#domain/colour/transfer.ts';

const NEUTRAL: Rgb = [1, 1, 1];

/** How far the white that a face shows is believed, as a power: skins and eyes differ in their tints. */
const TRUST = 0.7;
/** The largest factor between a channel and gray that is believed: a camera's own white balance leaves less. */
const MOST = 1.3;
/** How fast it follows, per frame: light changes slowly, and a tint that trembles is seen on every wall. */
const RATE = 0.03;

export class IlluminantMeter {
  private held: Rgb | null = null;

  /** Linear, with a luma of 1; neutral before a face was seen. It outlives the face. */
  get white(): Rgb {
    return this.held ?? NEUTRAL;
  }

  /** Forgets the light: another source is shown. */
  reset(): void {
    this.held = null;
  }

  /** `white` is the linear radiance that a white surface would have (see FaceLight). */
  measure(white: Rgb): void {
    const now = mapRgb(ofLuma1(white), (channel) =>
      Math.min(MOST, Math.max(1 / MOST, Math.max(0.01, channel) ** TRUST)),
    );
    const { held } = this;
    this.held =
      held === null
        ? now
        : mapRgb(held, (channel, i) => channel + ((now[i] ?? channel) - channel) * RATE);
  }
}
