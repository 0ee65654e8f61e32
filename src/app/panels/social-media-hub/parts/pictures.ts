/** The pictures that posts and stories are made of: what was taken of the mirror, and the drawn portrait. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FacePlaces } from '#domain/social/face-places.ts';
import type { Look } from '#domain/makeup/look.ts';
import { createPostPictureCommands } from '#studio/commands/post-pictures.ts';
import { perStudio } from './per-studio.ts';

/** One moment, bare and with the look on. Both have the same size. */
export interface Pictured {
  readonly bare: HTMLCanvasElement;
  readonly worn: HTMLCanvasElement;
  /** Null where there is no face. */
  readonly places: FacePlaces | null;
  /** The caption that must be on everything made of it; null where none must. */
  readonly caption: string | null;
  readonly look: Look;
}

export type PictureSource = 'portrait' | 'mirror';

export interface PicturesState {
  readonly source: PictureSource;
  /** Of the mirror; null until it was taken. Kept in memory alone, and only while the panel is open. */
  readonly taken: Pictured | null;
  readonly portrait: Pictured | null;
  readonly trouble: 'nothing-shown' | 'not-taken' | 'not-drawn' | null;
  readonly isTaking: boolean;
}

export interface Pictures {
  readonly store: StoreApi<PicturesState>;
  readonly choose: (source: PictureSource) => void;
  /** Takes what is in the mirror now. One at a time. */
  readonly take: () => Promise<void>;
  readonly setPortrait: (portrait: Pictured | null) => void;
  /** Lets go of what was taken of the mirror. */
  readonly forget: () => void;
}

const EMPTY: PicturesState = {
  source: 'portrait',
  taken: null,
  portrait: null,
  trouble: null,
  isTaking: false,
};

/** A part of a picture on a canvas of its own. */
function cutOut(picture: ImageBitmap, left: number, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, picture.height];
  canvas.getContext('2d')?.drawImage(picture, -left, 0);
  return canvas;
}

export const picturesOf = perStudio<Pictures>((studio) => {
  const commands = studio.extend((parts) => createPostPictureCommands(parts, studio.stills));
  const store = createStore<PicturesState>(() => EMPTY);
  /** Counts calls of `forget`, so that a picture whose taking began before one is not kept after it. */
  let forgotten = 0;
  async function take(): Promise<void> {
    if (store.getState().isTaking) return;
    const at = forgotten;
    store.setState({ isTaking: true, trouble: null });
    const taken = await commands.take();
    if (at !== forgotten) return;
    if (!taken.ok) {
      const isEmpty = taken.failure === 'nothing-shown';
      store.setState({ isTaking: false, trouble: isEmpty ? 'nothing-shown' : 'not-taken' });
      return;
    }
    const { pair, ...others } = taken.value;
    try {
      const halves = await createImageBitmap(pair);
      const half = Math.floor(halves.width / 2);
      const [bare, worn] = [cutOut(halves, 0, half), cutOut(halves, halves.width - half, half)];
      halves.close();
      if (at !== forgotten) return;
      store.setState({ isTaking: false, taken: { ...others, bare, worn } });
    } catch {
      store.setState({ isTaking: false, trouble: 'not-taken' });
    }
  }
  return {
    store,
    take,
    choose(source) {
      store.setState({ source, trouble: null });
      const isShown = studio.store.getState().status === 'active';
      if (source === 'mirror' && store.getState().taken === null && isShown) void take();
    },
    setPortrait(portrait) {
      store.setState({ portrait, ...(portrait === null ? { trouble: 'not-drawn' } : {}) });
    },
    forget() {
      forgotten += 1;
      store.setState({ taken: null, trouble: null, isTaking: false });
    },
  };
});

/** The picture that is chosen; null until it is there. */
export function chosenPicture({ source, taken, portrait }: PicturesState): Pictured | null {
  return source === 'mirror' ? taken : portrait;
}
