/** The skin of another age as a function of one pixel; the twin of webgl/age.frag. */

import { ENCODED_OFFSET, luma } from '#domain/colour/transfer.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import { AGE, SURFACE } from '#engine/render/passes/constants.ts';
import type { Draw } from '#engine/render/passes/pass.ts';
import {
  answerReformed,
  createSkinLikelihood,
  pixelLuma,
  relativeDetail,
  type ShadePixel,
} from './surface.ts';

export function age(
  { skin, strength, tone, reach }: Draw<'age'>,
  { data, width, height }: FrameImage,
): ShadePixel {
  const { nearShare, aroundShare, sameSkin, leastContrast, mostContrast, dull, uneven } = AGE;
  const [red, green, blue] = SURFACE.luma.map((share) => share / 255);
  const skinLuma = luma(skin);
  const skinLikelihood = createSkinLikelihood(skin);
  const slant = Math.floor(AGE.slant * reach + 0.5);
  const lightAt = (x: number, y: number): number => {
    const column = Math.min(width - 1, Math.max(0, x));
    const offset = 4 * (Math.min(height - 1, Math.max(0, y)) * width + column);
    return (
      (data[offset] ?? 0) * (red ?? 0) +
      (data[offset + 1] ?? 0) * (green ?? 0) +
      (data[offset + 2] ?? 0) * (blue ?? 0) +
      ENCODED_OFFSET
    );
  };
  return (work) => {
    const detail = relativeDetail(work, skinLuma);
    const share = work.coverage * skinLikelihood(work, detail);
    if (share === 0) {
      work.alpha = 0;
      return;
    }
    const { x, y } = work;
    const light = pixelLuma(work) + ENCODED_OFFSET;
    const [darkest, lightest] = [light * sameSkin[0], light * sameSkin[1]];
    const skinAt = (across: number, down: number): number =>
      Math.min(lightest, Math.max(darkest, lightAt(x + across, y + down)));
    const near = nearShare * (light + skinAt(1, 0) + skinAt(-1, 0) + skinAt(0, 1) + skinAt(0, -1));
    const around =
      aroundShare *
      (skinAt(reach, 0) +
        skinAt(-reach, 0) +
        skinAt(0, reach) +
        skinAt(0, -reach) +
        skinAt(slant, slant) +
        skinAt(-slant, slant) +
        skinAt(slant, -slant) +
        skinAt(-slant, -slant));
    const contrast = near / around - 1;
    const line =
      Math.sign(contrast) *
      Math.min(mostContrast, Math.max(0, Math.abs(contrast) - leastContrast)) *
      strength *
      work.along;
    const channel = (index: 0 | 1 | 2): number =>
      Math.exp(line - tone * (dull[index] + uneven[index] * work.across));
    answerReformed(work, channel(0), channel(1), channel(2), share);
  };
}
