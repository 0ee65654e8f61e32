/** Turns what happens in the studio into awards. */

import { QUICK_LOOKS } from '#content/quick-looks.ts';
import type { AwardKind } from '#domain/gamification/awards.ts';
import { changedColour } from '#domain/gamification/colour-changes.ts';
import { sameColour, sameMakeup } from '#domain/makeup/look-equality.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { Studio } from '#studio/studio.ts';
import type { StudioState } from '#studio/state/state.ts';

export type RecordAward = (kind: AwardKind, subject?: string) => void;

function colourOf(look: Look, product: NonNullable<ReturnType<typeof changedColour>>): string {
  if (product === 'eyeshadow') return look.eyeshadow.colors.join(' ');
  return product === 'mascara' ? '' : look[product].color;
}

/** Whether a change was an undo or a redo, which earn nothing. */
function isUndoOrRedo({ history }: StudioState, { history: before }: StudioState): boolean {
  return history.present === before.past.at(-1) || history.present === before.future[0];
}

/**
 * Follows the studio for the life of the document. Only what is done to a picture in the mirror
 * counts, a drag when it ends, and one colour of one product once.
 */
export function followStudio(
  { store, events }: Pick<Studio, 'store' | 'events'>,
  record: RecordAward,
): void {
  let settled = store.getState().history.present.look;
  const seen = new Set<string>();

  function noteStep(before: Look, after: Look): void {
    const product = changedColour(before, after);
    if (product !== null) {
      const colour = `${product} ${colourOf(after, product)}`.toLowerCase();
      if (!seen.has(colour)) record('color_changed');
      seen.add(colour);
    }
    if (!sameColour(before.lipstick.color, after.lipstick.color)) {
      record('lipstick_tried', after.lipstick.color.toLowerCase());
    }
    const quick = QUICK_LOOKS.find(({ look }) => sameMakeup(look, after));
    if (quick !== undefined) record('look_tried', quick.id);
  }

  store.subscribe((state, before) => {
    const { history, status } = state;
    if (history === before.history || history.gesture !== null) return;
    const [from, to] = [settled, history.present.look];
    settled = to;
    if (from === to || status !== 'active' || isUndoOrRedo(state, before)) return;
    noteStep(from, to);
  });

  events.listen(({ kind }) => {
    switch (kind) {
      case 'camera-started':
        record('camera_started');
        break;
      case 'makeup-applied':
        record('first_makeup_applied');
        break;
      case 'photo-captured':
        record('photo_captured');
        break;
    }
  });
}
