/** What stands between the mirror and the view: it follows the picture, keeps a frozen one, and says how things are. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Size } from '#domain/picture/fit.ts';
import {
  canonicalSurface,
  createModelView,
  faceSurface,
  type FaceSurface,
  type ModelStyle,
  type ShownPicture,
  type Turn,
} from '#studio/model/face-model.ts';
import { schedule } from '#studio/browser/timers.ts';
import { captionOf } from '#studio/state/caption.ts';
import type { Studio } from '#studio/studio.ts';

/** How long a face must be gone before it is said to be lost, in milliseconds. */
const LOST_AFTER = 900;
/** A picture of a face that was asked for comes within this time, in milliseconds, or not at all. */
const LONGEST_WAIT = 4000;

export type FaceState = 'waiting' | 'shown' | 'lost';

export interface StageState {
  readonly face: FaceState;
  /** Pictures drawn in the last second; null before a second has passed. */
  readonly rate: number | null;
  readonly isFrozen: boolean;
  /** Whether left and right are as in a mirror. */
  readonly mirrored: boolean;
  /** Whether the graphics context is lost at the moment. */
  readonly isInterrupted: boolean;
  /** Whether the browser draws in 3D at all. */
  readonly isSupported: boolean;
}

/** A face that was taken out of the running picture, with a copy of it. */
export interface TakenFace {
  readonly surface: FaceSurface;
  readonly picture: HTMLCanvasElement;
  /** Size in pixels of the frame that the surface refers to. */
  readonly size: Size;
  readonly mirrored: boolean;
  /** A note that must go with the picture, such as one on its light; null where none is needed. */
  readonly caption: string | null;
}

export interface ModelStage {
  readonly state: StoreApi<StageState>;
  readonly draw: (turn: Turn, style: ModelStyle, box: Size | null) => void;
  readonly freeze: () => Promise<void>;
  readonly goOn: () => void;
  /** A copy of the face on show, to keep; null where no face comes in time. */
  readonly take: () => Promise<TakenFace | null>;
  readonly dispose: () => void;
}

/** A view on `canvas` of the face in the studio's mirror, until it is disposed of. */
export function createModelStage(
  canvas: HTMLCanvasElement,
  studio: Pick<Studio, 'mirror' | 'store'>,
): ModelStage {
  const mirror = studio.mirror();
  const state = createStore<StageState>(() => ({
    face: 'waiting',
    rate: null,
    isFrozen: false,
    mirrored: false,
    isInterrupted: false,
    isSupported: true,
  }));
  let shown: { turn: Turn; style: ModelStyle; size: Size } | null = null;
  let frozen: TakenFace | null = null;
  let endFollowing: (() => void) | null = null;
  let lastSeen = -Infinity;
  let frame: number | null = null;
  const rate = createRate();
  const view = createModelView(canvas, {
    onLost: () => state.setState({ isInterrupted: true }),
    onRestored: () => {
      state.setState({ isInterrupted: false });
      if (frozen === null) follow();
      else show(frozen.surface, frozen.picture);
    },
  });
  state.setState({ isSupported: view !== null });

  function drawSoon(): void {
    frame ??= requestAnimationFrame(() => {
      frame = null;
      if (view === null || shown === null) return;
      const { turn, style, size } = shown;
      if (canvas.width !== size.width) canvas.width = size.width;
      if (canvas.height !== size.height) canvas.height = size.height;
      view.draw({ turn, style, mirrored: state.getState().mirrored }, size);
    });
  }

  function show(surface: FaceSurface, picture: TexImageSource | null): void {
    view?.setFace(surface, picture);
    drawSoon();
  }

  function hear(heard: ShownPicture, now: number): void {
    const surface = heard.face === null ? null : faceSurface(heard.face.landmarks, heard);
    const { mirrored } = heard;
    if (surface === null) {
      const { face } = state.getState();
      if (face === 'shown' && now - lastSeen > LOST_AFTER) state.setState({ face: 'lost' });
      return;
    }
    lastSeen = now;
    setWhereNew(state, { face: 'shown', mirrored, rate: rate.count(now) });
    show(surface, heard.picture);
  }

  /** Subscribing also has a still picture drawn again, which would not be sent by itself. */
  function follow(): void {
    endFollowing?.();
    endFollowing =
      mirror?.subscribe('picture', (heard) => {
        hear(heard, performance.now());
      }) ?? null;
  }

  function take(): Promise<TakenFace | null> {
    if (frozen !== null) return Promise.resolve(frozen);
    return takeFace(mirror, () => captionOf(studio.store.getState()));
  }

  show(canonicalSurface(), null);
  follow();
  return {
    state,
    draw(turn, style, box) {
      if (box === null) return;
      const density = Math.min(2, devicePixelRatio);
      const size = {
        width: Math.round(box.width * density),
        height: Math.round(box.height * density),
      };
      shown = { turn, style, size };
      drawSoon();
    },
    async freeze() {
      const taken = await take();
      if (taken === null) return;
      frozen = taken;
      endFollowing?.();
      endFollowing = null;
      state.setState({ isFrozen: true, face: 'shown', mirrored: taken.mirrored });
      show(taken.surface, taken.picture);
    },
    goOn() {
      frozen = null;
      state.setState({ isFrozen: false, rate: null });
      rate.forget();
      follow();
    },
    take,
    dispose() {
      endFollowing?.();
      if (frame !== null) cancelAnimationFrame(frame);
      view?.dispose();
    },
  };
}

/** React hears of changes only, since pictures come many times a second. */
function setWhereNew(state: StoreApi<StageState>, values: Partial<StageState>): void {
  const now = { ...state.getState(), ...values };
  const before = state.getState();
  const isNew =
    now.face !== before.face || now.mirrored !== before.mirrored || now.rate !== before.rate;
  if (isNew) state.setState(values);
}

/** The next picture with a face in it, copied while it may be read. */
function takeFace(
  mirror: ReturnType<Studio['mirror']>,
  caption: () => string | null,
): Promise<TakenFace | null> {
  return new Promise((resolve) => {
    const end = mirror?.subscribe('picture', (heard) => {
      const surface = heard.face === null ? null : faceSurface(heard.face.landmarks, heard);
      const picture = surface === null ? null : copyOf(heard);
      if (surface === null || picture === null) return;
      const { width, height, mirrored } = heard;
      answer({ surface, picture, size: { width, height }, mirrored, caption: caption() });
    });
    const cancel = schedule(() => {
      answer(null);
    }, LONGEST_WAIT);
    function answer(taken: TakenFace | null): void {
      cancel();
      end?.();
      resolve(taken);
    }
  });
}

function copyOf({ picture, width, height }: ShownPicture): HTMLCanvasElement | null {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, width, height);
  return context === null ? null : canvas;
}

interface Rate {
  /** One more picture, `now` in milliseconds; the answer is how many there were in the last whole second. */
  readonly count: (now: number) => number | null;
  readonly forget: () => void;
}

function createRate(): Rate {
  let since = -Infinity;
  let counted = 0;
  let last: number | null = null;
  return {
    count(now) {
      counted += 1;
      if (now - since >= 1000) {
        last = Number.isFinite(since) ? Math.round((counted * 1000) / (now - since)) : null;
        since = now;
        counted = 0;
      }
      return last;
    },
    forget() {
      since = -Infinity;
      last = null;
    },
  };
}
