/** What the studio knows. Commands alone change it; React and the mirror read it. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { composed, type Composition } from '#domain/makeup/composition.ts';
import { startHistory, type History } from '#domain/makeup/history.ts';
import { DEFAULT_LOOK, type HexColour, type Look, type Product } from '#domain/makeup/look.ts';
import type { CameraFailureKind, FacingMode } from '#domain/camera/camera-failure.ts';
import type { ResolutionScale } from '#domain/performance/resolution-step.ts';
import { WHOLE_VIEW, type Area, type Size, type View } from '#domain/picture/fit.ts';
import type { MirrorFailureCode, MirrorStatistics, SceneEffect } from '#engine/index.ts';
import type { Shade } from '#content/shades.ts';
import type { ToastWords } from '#content/toasts.ts';
import { NO_LIBRARY, type LibraryNames } from './worn-shades.ts';

/** What the mirror shows, or is about to show. */
export type Source = 'nothing' | 'camera' | 'photo' | 'drawn-model';
export type Status = 'stopped' | 'starting' | 'active';

/** What keeps the mirror from showing what it should. */
export type Problem =
  | {
      readonly kind: 'camera';
      readonly failure: CameraFailureKind;
      /** What the browser itself says about it; null where it was not asked. */
      readonly details: string | null;
    }
  | { readonly kind: 'camera-paused' }
  | { readonly kind: 'face-model'; readonly code: MirrorFailureCode }
  | { readonly kind: 'picture-without-face' };

export interface FacesInPhoto {
  /** Where they are, in shares of the picture; the largest first. */
  readonly areas: readonly Area[];
  /** Place of the one that wears the look. */
  readonly worn: number;
  /** Whether the person chose it. */
  readonly chosen: boolean;
}

/** An effect that a panel has put into the scene. */
export interface AddedEffect {
  readonly effect: SceneEffect;
  /** What a capture says of it, on the picture and in the name of its file; null where nothing has to be said. */
  readonly caption: string | null;
}

export interface Toast extends ToastWords {
  /** Tells one toast from the next of the same name. */
  readonly id: number;
}

export interface StudioState {
  readonly history: History<Composition>;
  /** What the mirror shows in place of the look that is worn, while one is tried or comes on; null otherwise. */
  readonly shownLook: Look | null;
  /** The product whose shades are on show. */
  readonly product: Product;
  readonly source: Source;
  readonly status: Status;
  readonly facing: FacingMode;
  readonly permission: PermissionState | 'unknown';
  readonly problem: Problem | null;
  /** Bytes of the face model loaded so far while it loads; `total` is 0 while unknown. */
  readonly progress: { readonly loaded: number; readonly total: number } | null;
  readonly face: 'unknown' | 'found' | 'lost';
  /** Size of the picture that the mirror shows, in pixels. */
  readonly pictureSize: Size | null;
  /** How closely a photo is looked at, and where. */
  readonly view: View;
  /** The faces of a photo and which of them wears the look; null while there is only one. */
  readonly faces: FacesInPhoto | null;
  readonly statistics: MirrorStatistics | null;
  /** Bytes, or null where the browser does not tell. */
  readonly usedMemory: number | null;
  /** Names of the shades that recommendations choose from; none before one of them is worn. */
  readonly libraryNames: LibraryNames;
  readonly resolutionScale: ResolutionScale;
  /** Share of the *picture* that stays bare, from its left edge as displayed; null without a divider. */
  readonly split: number | null;
  readonly bare: boolean;
  /** What panels have put into the scene, in the order in which it is drawn: one of each kind. */
  readonly effects: readonly AddedEffect[];
  /** Kinds of effects that the mirror leaves out for a while: those that a person wears, while they look at their own skin. */
  readonly suspended: readonly SceneEffect['kind'][];
  /** Whether a capture is under way. */
  readonly capturing: boolean;
  /** The foundation that is nearest to the skin, while it is offered in place of the worn one. */
  readonly baseOffer: Shade | null;
  /** Colors of foundations for which that question is answered. */
  readonly answeredBases: readonly HexColour[];
  /** Whether a capture keeps what lies beyond the edges of the mirror, too. */
  readonly wholePicture: boolean;
  /** Counts captures, so that each can be seen. */
  readonly captures: number;
  readonly toast: Toast | null;
  /** The latest news for a screen reader. */
  readonly announcement: string;
}

export type StudioStore = StoreApi<StudioState>;

/** A studio that keeps nothing of an earlier visit yet. */
export function createStudioStore(): StudioStore {
  return createStore<StudioState>(() => ({
    history: startHistory(composed(DEFAULT_LOOK)),
    shownLook: null,
    product: 'lipstick',
    source: 'nothing',
    status: 'stopped',
    facing: 'user',
    permission: 'unknown',
    problem: null,
    progress: null,
    face: 'unknown',
    pictureSize: null,
    view: WHOLE_VIEW,
    faces: null,
    statistics: null,
    usedMemory: null,
    libraryNames: NO_LIBRARY,
    resolutionScale: 1,
    split: null,
    bare: false,
    effects: [],
    suspended: [],
    capturing: false,
    baseOffer: null,
    answeredBases: [],
    wholePicture: false,
    captures: 0,
    toast: null,
    announcement: '',
  }));
}

export function currentLook(state: StudioState): Look {
  return state.history.present.look;
}

/** The look in the mirror: the worn one, unless another is shown in its place. */
export function lookInMirror(state: StudioState): Look {
  return state.shownLook ?? currentLook(state);
}

/** Whether the picture is shown as in a mirror: only a camera that faces the person is. */
export function isMirrored(state: StudioState): boolean {
  return state.source === 'camera' && state.facing === 'user';
}

/** Whether a photo or the drawn model is in the mirror, or on its way there. */
export function showsStill(state: StudioState): boolean {
  return state.source === 'photo' || state.source === 'drawn-model';
}
