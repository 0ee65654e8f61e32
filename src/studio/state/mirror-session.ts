/** The studio's hold on the engine: one mirror, loaded late, told of every change of the scene. */

import { isMirrored, lookInMirror, type StudioState, type StudioStore } from './state.ts';
import type { StudioEnvironment, Unsubscribe } from './environment.ts';
import type { Notices } from './notices.ts';
import { captionOf } from './caption.ts';
import { fillIn } from '#content/fill-in.ts';
import { ANNOUNCEMENTS } from '#content/announcements.ts';
import type {
  Mirror,
  MirrorFailure,
  MirrorFailureCode,
  MirrorSource,
  Scene,
  SceneEffect,
  TrackedFace,
} from '#engine/index.ts';

/** React is told of statistics at most twice a second. */
const STATISTICS_INTERVAL = 500;
/** A face that is lost for less than this, in milliseconds, is not reported as lost. */
const FACE_LOST_DELAY = 900;

const FAILURE_CODES: readonly string[] = [
  'runtime-load-failed',
  'runtime-missing',
  'tracker-start-failed',
  'camera-silent',
  'processing-failed',
] satisfies readonly MirrorFailureCode[];

export type FaceListener = (face: TrackedFace | null) => void;

export interface MirrorSession {
  /** The mirror, loading the engine first if need be. Rejects with a MirrorFailure. */
  readonly open: () => Promise<Mirror>;
  /** The mirror if it is there already. */
  readonly current: () => Mirror | null;
  /** Shows a source; resolves when its first frame is on the screen. Rejects with a MirrorFailure. */
  readonly show: (source: MirrorSource, signal: AbortSignal) => Promise<void>;
  /** Hears of the worn face of each frame that is drawn, or of none; at once of the last one, where there is one. */
  readonly followFace: (listener: FaceListener) => Unsubscribe;
  /** Hears of a failure that happens while a source is shown. */
  readonly onFailure: (listener: (failure: MirrorFailure) => void) => void;
}

export function createMirrorSession(
  environment: StudioEnvironment,
  store: StudioStore,
  notices: Notices,
): MirrorSession {
  let opening: Promise<Mirror> | null = null;
  let mirror: Mirror | null = null;
  // A still is drawn once: those who follow it later are told of that one frame.
  let lastFace: TrackedFace | null = null;
  const faceListeners = new Set<FaceListener>();
  const failureListeners: ((failure: MirrorFailure) => void)[] = [];

  async function load(): Promise<Mirror> {
    const opened = await environment.mirror.open(sceneOf(store.getState()));
    mirror = opened;
    listen(opened);
    store.subscribe((state, before) => {
      if (sceneChanged(state, before)) opened.setScene(sceneOf(state));
    });
    opened.setScene(sceneOf(store.getState()));
    return opened;
  }

  function listen(opened: Mirror): void {
    const face = createFaceWatch(environment, store, notices);
    opened.subscribe('landmarks', (tracked) => {
      face(tracked !== null);
      lastFace = tracked;
      for (const listener of faceListeners) listener(tracked);
    });
    opened.subscribe('progress', (progress) => {
      const arriving = progress.loaded < progress.total;
      store.setState({ progress: arriving ? progress : null });
    });
    opened.subscribe('statistics', createStatisticsListener(environment, store));
    opened.subscribe('faces', ({ areas, worn }) => {
      const { source, faces } = store.getState();
      if (source !== 'photo' || areas.length < 2) return;
      store.setState({ faces: { areas, worn, chosen: faces?.chosen ?? false } });
      if (faces === null) {
        notices.announce(fillIn(ANNOUNCEMENTS.severalFaces, { count: areas.length }));
      }
    });
    opened.subscribe('recovered', () => {
      notices.announce(ANNOUNCEMENTS.recovered);
    });
    opened.subscribe('failure', (failure) => {
      for (const listener of failureListeners) listener(failure);
    });
  }

  const session: MirrorSession = {
    open() {
      opening ??= load().catch((cause: unknown) => {
        opening = null;
        throw asEngineError(cause, 'runtime-load-failed');
      });
      return opening;
    },
    current: () => mirror,
    async show(source, signal) {
      const opened = await session.open();
      if (signal.aborted) return;
      try {
        await opened.start(source, signal);
      } catch (cause) {
        throw asEngineError(cause, 'processing-failed');
      }
    },
    followFace(listener) {
      faceListeners.add(listener);
      if (lastFace !== null) listener(lastFace);
      return () => {
        faceListeners.delete(listener);
      };
    },
    onFailure(listener) {
      failureListeners.push(listener);
    },
  };
  return session;
}

/** A failure of the engine, under one of its codes. */
export class EngineError extends Error implements MirrorFailure {
  readonly code: MirrorFailureCode;
  override readonly cause: string;

  constructor(code: MirrorFailureCode, cause: string) {
    super(`${code}: ${cause}`);
    this.name = 'EngineError';
    this.code = code;
    this.cause = cause;
  }
}

/** What the engine rejected with as an EngineError; an error without a code gets `otherwise`. */
export function asEngineError(thrown: unknown, otherwise: MirrorFailureCode): EngineError {
  if (thrown instanceof EngineError) return thrown;
  if (isMirrorFailure(thrown)) return new EngineError(thrown.code, thrown.cause);
  return new EngineError(otherwise, thrown instanceof Error ? thrown.message : String(thrown));
}

function isMirrorFailure(value: unknown): value is MirrorFailure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    FAILURE_CODES.includes(value.code)
  );
}

function sceneOf(state: StudioState): Scene {
  const caption = captionOf(state);
  return {
    look: lookInMirror(state),
    effects: effectsOf(state),
    mirrored: isMirrored(state),
    ...(caption === null ? {} : { caption }),
  };
}

function effectsOf({ split, bare, effects, suspended }: StudioState): readonly SceneEffect[] {
  return [
    ...(split === null ? [] : [{ kind: 'split', share: split } as const]),
    ...(bare ? [{ kind: 'bare' } as const] : []),
    ...effects.flatMap(({ effect }) => (suspended.includes(effect.kind) ? [] : effect)),
  ];
}

function sceneChanged(state: StudioState, before: StudioState): boolean {
  return (
    lookInMirror(state) !== lookInMirror(before) ||
    state.split !== before.split ||
    state.bare !== before.bare ||
    state.effects !== before.effects ||
    state.suspended !== before.suspended ||
    isMirrored(state) !== isMirrored(before)
  );
}

function createStatisticsListener(
  { clock, page }: StudioEnvironment,
  store: StudioStore,
): (statistics: NonNullable<StudioState['statistics']>) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (statistics) => {
    const now = clock.now().getTime();
    if (now - last < STATISTICS_INTERVAL || store.getState().status !== 'active') return;
    last = now;
    const { sourceWidth: width, sourceHeight: height } = statistics;
    const known = store.getState().pictureSize;
    const unchanged = known?.width === width && known.height === height;
    store.setState({
      statistics,
      usedMemory: page.usedMemory(),
      ...(unchanged || width === 0 || height === 0 ? {} : { pictureSize: { width, height } }),
    });
  };
}

/** Turns a stream of "there is a face" and "there is none" into the rare news that it came or went. */
function createFaceWatch(
  { clock }: StudioEnvironment,
  store: StudioStore,
  notices: Notices,
): (present: boolean) => void {
  let cancelLost: Unsubscribe | null = null;
  const tell = (face: 'found' | 'lost'): void => {
    if (store.getState().face === face || store.getState().status === 'stopped') return;
    store.setState({ face });
    notices.announce(face === 'found' ? ANNOUNCEMENTS.faceFound : ANNOUNCEMENTS.faceLost);
  };
  return (present) => {
    if (present) {
      cancelLost?.();
      cancelLost = null;
      tell('found');
    } else {
      cancelLost ??= clock.schedule(() => {
        cancelLost = null;
        tell('lost');
      }, FACE_LOST_DELAY);
    }
  };
}
