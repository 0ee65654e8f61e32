/** The words of Professional Mode’s tab Tools, and its six techniques. */

import type { BlendMode } from '#domain/makeup/look.ts';
import type { Technique } from '#domain/makeup/technique.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

export interface NamedTechnique extends Technique {
  readonly name: string;
  /** When an artist takes it. */
  readonly note: string;
}

/** The specification's techniques, in its order. */
export const TECHNIQUES: readonly NamedTechnique[] = [
  {
    name: 'Precision Liner',
    range: [90, 100],
    blend: 'overlay',
    note: 'Sharp and strong. Light skin turns lighter, dark lines darker.',
  },
  {
    name: 'Soft Blending',
    range: [20, 40],
    blend: 'multiply',
    note: 'A sheer wash that only ever darkens.',
  },
  {
    name: 'Highlight Accent',
    range: [60, 80],
    blend: 'screen',
    note: 'Light that is added, as a shimmer adds it.',
  },
  {
    name: 'Contour Define',
    range: [40, 60],
    blend: 'multiply',
    note: 'Shadow that shapes, with the skin still showing.',
  },
  {
    name: 'Color Build',
    range: [10, 30],
    blend: 'normal',
    note: 'A first thin layer. Build it up with the sliders.',
  },
  {
    name: 'Dramatic Impact',
    range: [80, 100],
    blend: 'overlay',
    note: 'Full color with the contrast of a stage.',
  },
];

export const BLEND_LABELS: Readonly<Record<BlendMode, string>> = {
  normal: 'Normal',
  multiply: 'Multiply',
  screen: 'Screen',
  overlay: 'Overlay',
};

export const TOOLS_WORDS = {
  title: 'Tools',
  about:
    'Each technique sets how strongly products are worn and how they meet your skin. One step of Undo takes it back.',
  applyTo: 'Apply to',
  all: 'All five',
  techniques: 'Techniques',
  /** `{least}` and `{most}` are opacities. */
  range: '{least}–{most}',
  worn: 'You’re wearing',
  undo: 'Undo',
  normal: 'Normal Blending',
} as const;

export const TOOLS_TOASTS = {
  /** The title is the specification's; `{technique}`, `{products}`, `{opacity}` and `{blend}` are filled in. */
  applied: {
    title: 'Professional Tool Applied',
    description: '{technique} on {products}: {opacity}, {blend}.',
    tone: 'default',
  },
  normal: {
    title: 'Normal Blending',
    description: 'Every product lies on your skin as it did. Intensities stay.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;

/** In a toast. */
export const ALL_FIVE = 'all five products';
