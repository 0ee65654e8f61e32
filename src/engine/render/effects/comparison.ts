/** Seeing the bare face beside, or in place of, the one with makeup. */

import type { PlanEffect } from './effect.ts';

/** The bare part is on the left as displayed: on the right of a frame that is shown mirrored. */
export const planSplit: PlanEffect<'split'> = ({ share }, { image, mirrored }) => {
  if (share <= 0) return {};
  const bare = Math.round(image.width * Math.min(1, share));
  return {
    makeupArea: {
      x: mirrored ? 0 : bare,
      y: 0,
      width: image.width - bare,
      height: image.height,
    },
  };
};

export const planBare: PlanEffect<'bare'> = () => ({
  makeupArea: { x: 0, y: 0, width: 0, height: 0 },
});
