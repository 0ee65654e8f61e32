/** What was measured of a skin, and what is under way: in the page's memory alone, gone when the page is. */

import { createStore } from 'zustand/vanilla';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import type { KnownSurface, Place, SurfaceTrouble } from '#domain/shopping/seen-surface.ts';
import type { LightSource, SkinPicture } from '#domain/shopping/skin-doubt.ts';
import type { SkinPhotograph } from '#studio/commands/skin-photograph.ts';

/** A photograph that was measured; the picture itself is gone. */
export interface Evidence extends SkinPicture {
  readonly id: number;
  /** The product that was held; null where none was. */
  readonly product: string | null;
}

/** Something of a known color that is to be held beside the face. */
export interface Held {
  readonly source: Exclude<LightSource, 'room'>;
  readonly known: KnownSurface;
  /** What it is called; null for a card. */
  readonly product: string | null;
}

export interface Trouble {
  readonly message: string;
  readonly advice: string;
}

export type SkinStep =
  | { readonly kind: 'idle'; readonly trouble: Trouble | null }
  | { readonly kind: 'measuring' }
  /** Which product is held. */
  | { readonly kind: 'choosing' }
  /** How to hold it. */
  | { readonly kind: 'holding'; readonly held: Held; readonly trouble: Trouble | null }
  /** Where it is in the photograph. */
  | {
      readonly kind: 'pointing';
      readonly held: Held;
      readonly photograph: SkinPhotograph;
      readonly place: Place;
      readonly trouble: SurfaceTrouble | null;
    };

export interface SkinMatchState {
  readonly evidence: readonly Evidence[];
  readonly step: SkinStep;
}

export const IDLE: SkinStep = { kind: 'idle', trouble: null };

export const skinMatchStore = createStore<SkinMatchState>(() => ({ evidence: [], step: IDLE }));

/** Moves on, and lets go of a photograph that is looked at no more. */
export function goToStep(step: SkinStep): void {
  const before = skinMatchStore.getState().step;
  const kept = step.kind === 'pointing' ? step.photograph : null;
  if (before.kind === 'pointing' && before.photograph !== kept) before.photograph.picture.close();
  skinMatchStore.setState({ step });
}

let lastId = 0;

export function addEvidence(found: Omit<Evidence, 'id'>): void {
  lastId += 1;
  const { evidence } = skinMatchStore.getState();
  skinMatchStore.setState({ evidence: [...evidence, { ...found, id: lastId }] });
}

export function leaveOut(id: number): void {
  const { evidence } = skinMatchStore.getState();
  skinMatchStore.setState({ evidence: evidence.filter((each) => each.id !== id) });
}

export function forgetSkin(): void {
  goToStep(IDLE);
  skinMatchStore.setState({ evidence: [] });
}

/** A product as it is named where it was held. */
export function heldName({ brand, shade, name }: CatalogueProduct): string {
  return `${brand} ${shade === '' ? name : shade}`;
}
