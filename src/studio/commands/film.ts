/** What a film and a lesson need of the mirror: its picture as a stream, and the hands before it. */

import type { GestureKind } from '#domain/gestures/gestures.ts';
import { MeantGestures } from '#domain/gestures/meant-gestures.ts';
import type { Unsubscribe } from '#studio/state/environment.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';

export interface HandListeners {
  /** A gesture was made that is meant (see domain/gestures/hand-controls.ts). */
  readonly onGesture: (kind: GestureKind) => void;
  /** Hands cannot be followed here. */
  readonly onFailure: () => void;
}

export interface FilmCommands {
  /** What is shown, as a stream of its own whose track the caller stops; null while nothing is in the mirror. */
  readonly picture: () => MediaStream | null;
  /**
   * Calls back with whether something is in the mirror, each time that the mirror's status changes; not
   * at once.
   */
  readonly followShown: (listener: (isShown: boolean) => void) => Unsubscribe;
  /** Follows hands, which loads their models. Nothing where the mirror was never opened. */
  readonly followHands: (listeners: HandListeners) => Unsubscribe;
}

export function createFilmCommands({
  store,
  session,
  environment: { clock },
}: Pick<StudioParts, 'store' | 'session' | 'environment'>): FilmCommands {
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
      const meant = new MeantGestures();
      const now = (): number => clock.now().getTime() / 1000;
      const ends = [
        session.followFace((tracked) => {
          meant.seesFace(tracked?.landmarks ?? null, now());
        }),
        mirror.subscribe('hands', (hands) => {
          meant.seesHands(hands, null, now());
        }),
        mirror.subscribe('gesture', (gesture) => {
          const made = meant.hears(gesture, null, now());
          if (made !== null) onGesture(made.kind);
        }),
        mirror.subscribe('handsFailure', onFailure),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
