/**
 * Every dialog that opens over whichever page is on show: asked for by any button, drawn by its host. A new
 * one is a row here and a row in the host's table of what it loads.
 */

import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { InfoId } from '#content/info/info.ts';

/** What each dialog is given when it is opened. */
export interface DialogProps {
  readonly info: { readonly id: InfoId };
  /** What Pro is. */
  readonly upgrade: object;
  /** The command palette. */
  readonly palette: object;
  readonly 'sign-in': {
    /** What signing in is for. */
    readonly reason: string;
    /** Path of this site to come back to. */
    readonly returnTo: string;
  };
  /** Saves the look that is worn; the studio's page draws it, and any page may ask for it. */
  readonly 'save-look': object;
}

export type DialogKind = keyof DialogProps;

export type OpenDialog = {
  readonly [Kind in DialogKind]: { readonly kind: Kind; readonly props: DialogProps[Kind] };
}[DialogKind];

/** The open dialogs, the topmost last; at most one of each kind. */
export const dialogStore = createStore<readonly OpenDialog[]>(() => []);

/** Opens a dialog over whatever is open. It replaces one of the same kind. */
export function openDialog(dialog: OpenDialog): void {
  const others = dialogStore.getState().filter(({ kind }) => kind !== dialog.kind);
  dialogStore.setState([...others, dialog], true);
}

/** Closes the dialog of a kind; does nothing where none is open. */
export function closeDialog(closed: DialogKind): void {
  const open = dialogStore.getState();
  const others = open.filter(({ kind }) => kind !== closed);
  if (others.length < open.length) dialogStore.setState(others, true);
}

export function isOpen(wanted: DialogKind): boolean {
  return dialogStore.getState().some(({ kind }) => kind === wanted);
}

export function useIsOpen(wanted: DialogKind): boolean {
  return useStore(dialogStore, (open) => open.some(({ kind }) => kind === wanted));
}

export function openInfo(id: InfoId): void {
  openDialog({ kind: 'info', props: { id } });
}

export function openUpgrade(): void {
  openDialog({ kind: 'upgrade', props: {} });
}

export function openPalette(): void {
  openDialog({ kind: 'palette', props: {} });
}

/** Asks to sign in for something, and comes back to the page on show unless another is named. */
export function askToSignIn(
  reason: string,
  returnTo: string = location.pathname + location.search,
): void {
  openDialog({ kind: 'sign-in', props: { reason, returnTo } });
}

export function askToSave(): void {
  openDialog({ kind: 'save-look', props: {} });
}
