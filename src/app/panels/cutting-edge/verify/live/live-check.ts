/** Tries one signal after another, each when the person asks for it. It keeps what was seen, and judges nobody. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { handPlacing } from '#domain/gestures/face-place.ts';
import { facePlace, type FacePlace } from '#domain/gestures/face-place.ts';
import {
  handCameAndWent,
  handSees,
  isHandThere,
  NO_HAND_YET,
} from '#domain/live-signals/hand-before-face.ts';
import {
  hasTurned,
  headYaw,
  turnSees,
  type TurnSide,
  watchTurn,
} from '#domain/live-signals/head-turn.ts';
import {
  drawLevels,
  type FlashAnswer,
  type FlashSample,
  LEVEL_MS,
  readFlash,
  type ScreenLevel,
} from '#domain/live-signals/screen-flash.ts';
import { pause, type RunClock } from '#domain/pause.ts';
import type { Studio } from '#studio/studio.ts';
import { faceInShares, faceLuminance } from './sampling.ts';

export type SignalId = 'turn' | 'hand' | 'flash';

export type SignalState =
  | { readonly kind: 'not-tried' }
  | { readonly kind: 'watching'; readonly watching: Watching }
  | { readonly kind: 'seen'; readonly saw: Saw }
  | { readonly kind: 'not-seen'; readonly saw: Saw }
  /** It could not be tried: nothing is known. */
  | { readonly kind: 'failed' };

export type Watching =
  | { readonly signal: 'turn'; readonly side: TurnSide }
  | { readonly signal: 'hand'; readonly isThere: boolean }
  | { readonly signal: 'flash'; readonly level: ScreenLevel };

export type Saw =
  /** In degrees to the side that was asked for. */
  | { readonly signal: 'turn'; readonly side: TurnSide; readonly degrees: number }
  | { readonly signal: 'hand' }
  | { readonly signal: 'flash'; readonly percent: number };

export type LiveState = Readonly<Record<SignalId, SignalState>>;

export interface LiveCheck {
  readonly state: StoreApi<LiveState>;
  /** Tries one; another that is under way ends without an answer. */
  readonly attempt: (signal: SignalId) => Promise<void>;
  readonly stop: () => void;
}

interface LiveCheckNeeds {
  readonly studio: Pick<Studio, 'mirror' | 'measures' | 'stills' | 'store'>;
  readonly clock: RunClock;
  /** A number in [0, 1) that nobody can foretell. */
  readonly random: () => number;
}

/** How long a turn and a hand are waited for, in milliseconds. */
export const WATCH_MS = 10_000;
/** A camera needs this long to follow a change of light; in milliseconds. */
const SETTLE_MS = 400;

const NOT_TRIED: LiveState = {
  turn: { kind: 'not-tried' },
  hand: { kind: 'not-tried' },
  flash: { kind: 'not-tried' },
};

export function createLiveCheck({ studio, clock, random }: LiveCheckNeeds): LiveCheck {
  const state = createStore<LiveState>(() => NOT_TRIED);
  let running: AbortController | null = null;

  function stop(): void {
    running?.abort();
    running = null;
    const { turn, hand, flash } = state.getState();
    state.setState({ turn: rested(turn), hand: rested(hand), flash: rested(flash) });
  }

  const tell = (watching: Watching): void => {
    state.setState({ [watching.signal]: { kind: 'watching', watching } });
  };

  /** Resolves when `done` is called, or the time is over. */
  function watchFor(signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
    const ending = new AbortController();
    const finish = (): void => ending.abort();
    signal.addEventListener('abort', finish, { once: true });
    const end = begin(finish);
    return pause(clock, WATCH_MS, ending.signal).finally(() => {
      signal.removeEventListener('abort', finish);
      end();
    });
  }

  async function tryTurn(signal: AbortSignal): Promise<SignalState> {
    const side: TurnSide = random() < 0.5 ? 'left' : 'right';
    let watch = watchTurn(side);
    tell({ signal: 'turn', side });
    await watchFor(signal, (done) =>
      studio.measures.followFace((face) => {
        if (face === null) return;
        watch = turnSees(watch, headYaw(face.landmarks));
        if (hasTurned(watch)) done();
      }),
    );
    const saw = { signal: 'turn', side, degrees: Math.round(watch.furthest) } as const;
    return { kind: hasTurned(watch) ? 'seen' : 'not-seen', saw };
  }

  async function tryHand(signal: AbortSignal): Promise<SignalState> {
    const mirror = studio.mirror();
    if (mirror === null) return { kind: 'failed' };
    let watch = NO_HAND_YET;
    let face: FacePlace | null = null;
    let hasFace = false;
    let hasFailed = false;
    tell({ signal: 'hand', isThere: false });
    await watchFor(signal, (done) => {
      const ends = [
        studio.measures.followFace((tracked) => {
          hasFace = tracked !== null;
          // The face may be lost behind the hand: it is then taken to be where it was last seen.
          if (tracked !== null) face = facePlace(tracked.landmarks) ?? face;
        }),
        mirror.subscribe('hands', (hands) => {
          const at = face;
          const isAtFace =
            at !== null && hands.some(({ landmarks }) => handPlacing(landmarks, at) === 'at-face');
          const wasThere = isHandThere(watch);
          watch = handSees(watch, isAtFace, hasFace);
          if (isHandThere(watch) !== wasThere) tell({ signal: 'hand', isThere: !wasThere });
          if (handCameAndWent(watch)) done();
        }),
        mirror.subscribe('handsFailure', () => {
          hasFailed = true;
          done();
        }),
      ];
      return () => {
        for (const end of ends) end();
      };
    });
    if (hasFailed) return { kind: 'failed' };
    return { kind: handCameAndWent(watch) ? 'seen' : 'not-seen', saw: { signal: 'hand' } };
  }

  async function tryFlash(signal: AbortSignal): Promise<SignalState> {
    let face: FacePlace | null = null;
    const size = () => studio.store.getState().pictureSize;
    const unfollow = studio.measures.followFace((tracked) => {
      const pictureSize = size();
      if (tracked !== null && pictureSize !== null)
        face = faceInShares(tracked.landmarks, pictureSize) ?? face;
    });
    const samples: FlashSample[] = [];
    try {
      for (const level of drawLevels(random)) {
        tell({ signal: 'flash', level });
        await pause(clock, SETTLE_MS, signal);
        const rest = pause(clock, LEVEL_MS - SETTLE_MS, signal);
        const luminance =
          face === null || signal.aborted ? null : await faceLuminance(studio, face, signal);
        await rest;
        if (signal.aborted) break;
        if (luminance !== null) samples.push({ level, luminance });
      }
    } finally {
      unfollow();
    }
    return stateOfFlash(readFlash(samples));
  }

  const tries = { turn: tryTurn, hand: tryHand, flash: tryFlash } as const;

  return {
    state,
    async attempt(id) {
      stop();
      const { signal } = (running = new AbortController());
      const outcome = await tries[id](signal).catch((): SignalState => ({ kind: 'failed' }));
      if (!signal.aborted) state.setState({ [id]: outcome });
    },
    stop,
  };
}

function rested(signal: SignalState): SignalState {
  return signal.kind === 'watching' ? { kind: 'not-tried' } : signal;
}

function stateOfFlash(answer: FlashAnswer | null): SignalState {
  if (answer === null) return { kind: 'failed' };
  const saw = { signal: 'flash', percent: Math.round(answer.percent) } as const;
  return { kind: answer.isFollowed ? 'seen' : 'not-seen', saw };
}
