/** Which part of the picture is seen in the mirror. The page's style sheet places it by the same rules. */

import {
  boundedView,
  visibleArea,
  WHOLE_VIEW,
  type Area,
  type Fit,
  type Size,
  type View,
} from '#domain/picture/fit.ts';
import type { Source, StudioState } from './state.ts';

/** A mirror is filled to its rim; a photo of any shape is shown whole. */
export function pictureFit(source: Source): Fit {
  return source === 'photo' ? 'contain' : 'cover';
}

/** How the picture is looked at in a mirror of this size. Only photos can be zoomed and moved. */
export function viewIn(box: Size, { source, view, pictureSize }: StudioState): View {
  if (source !== 'photo' || pictureSize === null) return WHOLE_VIEW;
  return boundedView(box, pictureSize, pictureFit(source), view);
}

/** The part of the picture that a mirror of this size shows, in shares of the picture as displayed. */
export function seenArea(box: Size, state: StudioState): Area | null {
  if (state.pictureSize === null || box.width === 0 || box.height === 0) return null;
  return visibleArea(box, state.pictureSize, pictureFit(state.source), viewIn(box, state));
}
