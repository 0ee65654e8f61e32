/** Toasts and announcements: how the studio speaks. */

import { fillIn } from '#content/fill-in.ts';
import { LOOKS_TOASTS } from '#content/toasts/looks-toasts.ts';
import { MIRROR_TOASTS } from '#content/toasts/mirror-toasts.ts';
import type { StudioStore } from './state.ts';

/** The subjects of which the studio speaks: those of the pages come after it. */
const STUDIO_TOASTS = { ...MIRROR_TOASTS, ...LOOKS_TOASTS } as const;

export type StudioToast = keyof typeof STUDIO_TOASTS;

export interface Notices {
  /** Shows a toast in place of the one before. */
  readonly toast: (name: StudioToast, values?: Readonly<Record<string, string | number>>) => void;
  /** Takes back the toast of a failure that is over. */
  readonly withdrawFailure: () => void;
  /** Tells a screen reader. */
  readonly announce: (text: string) => void;
}

export function createNotices(store: StudioStore): Notices {
  let shown = 0;
  return {
    toast(name, values = {}) {
      const words = STUDIO_TOASTS[name];
      shown += 1;
      store.setState({
        toast: { ...words, description: fillIn(words.description, values), id: shown },
      });
    },
    withdrawFailure() {
      if (store.getState().toast?.tone === 'destructive') store.setState({ toast: null });
    },
    announce(text) {
      store.setState({ announcement: text });
    },
  };
}
