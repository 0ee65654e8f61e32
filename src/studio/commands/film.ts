/** What a film and a lesson need of the mirror: its picture as a stream, and the hands before it. */

import { isBesideFace } from '#domain/gestures/beside-face.ts';
import type { GestureKind } from '#domain/gestures/gestures.ts';
import type { TrackedHand } from '#engine/index.ts';
import type { Unsubscribe } from '#studio/state/environment.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';

export interface HandListeners {
  /** A gesture has begun, by a hand that is not at the face. */
  readonly onGesture: (kind: GestureKind) => void;
  /** Hands cannot be followed here. */
  readonly onFailure: () => void;
}

export interface FilmCommands {
  /** What is shown, as a stream of its own whose track the caller stops; null while nothing is in the mirror. */
  readonly picture: () => MediaStream | null;
  /** Whether something is in the mirror now, and each time that this changes. */
  readonly followShown: (listener: (isShown: boolean) => void) => Unsubscribe;
  /** Follows hands, which loads their models. Nothing where the mirror was never opened. */
  readonly followHands: (listeners: HandListeners) => Unsubscribe;
}

export function createFilmCommands({
  store,
  session,
}: Pick<StudioParts, 'store' | 'session'>): FilmCommands {
  const isShown = (): boolean => store.getState().status === 'active';
  return {
    picture: () => (isShown() ? (session.current()?.stream() ?? null) : null),
    followShown: (listener) =>
      store.subscribe((state, before) => {
        if (state.status !== before.status) listener(state.status === 'active');
      }),
    followHands({ onGesture, onFailure }) {
      const mirror = session.current();
      if (mirror === null) return () => undefined;
      let face: Float32Array | null = null;
      let hands: readonly TrackedHand[] = [];
      const ends = [
        session.followFace((tracked) => {
          face = tracked?.landmarks ?? null;
        }),
        mirror.subscribe('hands', (seen) => {
          hands = seen;
        }),
        mirror.subscribe('gesture', ({ kind, hand, isNew }) => {
          const made = hands.find(({ id }) => id === hand);
          if (!isNew || made === undefined) return;
          if (face === null || isBesideFace(made.landmarks, face)) onGesture(kind);
        }),
        mirror.subscribe('handsFailure', onFailure),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
