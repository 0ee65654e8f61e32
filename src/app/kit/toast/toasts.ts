/** Toasts: one at a time, from anywhere in the app, and across a change of page. */

import { createStore } from 'zustand/vanilla';
import { fillIn } from '#content/fill-in.ts';
import type { ToastName, ToastWords } from '#content/toasts.ts';

export interface ToastAction {
  /** What the button says. */
  readonly label: string;
  /** Another way to do the same, for people who cannot reach the button in time. */
  readonly otherWay: string;
  readonly act: () => void;
}

export interface ToastOptions {
  /** How long it stays, in milliseconds; by default 5000, from the specification. */
  readonly duration?: number;
  readonly action?: ToastAction;
}

export interface ShownToast extends ToastWords, ToastOptions {
  /** Tells one toast from the next of the same name. */
  readonly id: number;
}

/** The toast on show, or null. */
export const toastStore = createStore<ShownToast | null>(() => null);

let shown = 0;

/** Shows words as a toast, in place of the one before. Returns its id. */
export function showToast(words: ToastWords, options: ToastOptions = {}): number {
  shown += 1;
  const { title, description, tone } = words;
  toastStore.setState({ title, description, tone, ...options, id: shown }, true);
  return shown;
}

/** Takes one toast away, if it is still the one on show. */
export function withdrawToast(id: number): void {
  if (toastStore.getState()?.id === id) dismissToast();
}

/**
 * Shows a toast in place of the one before.
 *
 * @param which a name out of the site's table, or the words of a panel's own
 * @param values fill the places in its words
 * @param description takes the place of its own, such as the server's message; empty counts as none
 */
export function toast(
  which: ToastName | ToastWords,
  values: Readonly<Record<string, string | number>> = {},
  description = '',
  options: ToastOptions = {},
): void {
  const show = (words: ToastWords): void => {
    showToast(
      {
        title: fillIn(words.title, values),
        description: description === '' ? fillIn(words.description, values) : description,
        tone: words.tone,
      },
      options,
    );
  };
  if (typeof which !== 'string') {
    show(which);
    return;
  }
  // The words load after the page. If they cannot be loaded, the toast is not shown.
  loadToastWords().then(
    (words) => {
      show(words[which]);
    },
    () => undefined,
  );
}

/** Loads the words of the site's toasts. Rejects when that fails. */
export async function loadToastWords() {
  const { TOASTS } = await import('#content/toasts.ts');
  return TOASTS;
}

export function dismissToast(): void {
  toastStore.setState(null, true);
}
