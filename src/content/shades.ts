/**
 * The shades that can be worn. Hot Pink, Soft Rose blush, Sunset Glow, Carbon and Fair are the
 * colours of the look that a first visit wears; the rest are chosen around them.
 */

import type { HexColour } from '#domain/makeup/look.ts';
import type { ColouredProduct, PaletteColours } from '#domain/makeup/patch.ts';

export interface Shade {
  readonly name: string;
  readonly color: HexColour;
}

export interface Palette {
  readonly id: string;
  readonly name: string;
  /** Lid, crease and outer corner. */
  readonly colors: PaletteColours;
}

export const LIPSTICK_SHADES = [
  { name: 'Classic Red', color: '#b3203f' },
  { name: 'Hot Pink', color: '#ec4899' },
  { name: 'Soft Rose', color: '#c9707c' },
  { name: 'Berry', color: '#7d1d43' },
  { name: 'Coral', color: '#e8705b' },
  { name: 'Orange', color: '#e0592a' },
  { name: 'Brown', color: '#7b4334' },
  { name: 'Nude', color: '#bf8a76' },
] as const satisfies readonly Shade[];

export const BLUSH_SHADES = [
  { name: 'Soft Rose', color: '#fda4af' },
  { name: 'Peach', color: '#f3a27e' },
  { name: 'Apricot', color: '#e58a6b' },
  { name: 'Petal', color: '#d0626a' },
  { name: 'Mulberry', color: '#a8466a' },
  { name: 'Terracotta', color: '#b5614a' },
] as const satisfies readonly Shade[];

export const EYELINER_SHADES = [
  { name: 'Carbon', color: '#000000' },
  { name: 'Espresso', color: '#3b241b' },
  { name: 'Slate', color: '#454a52' },
  { name: 'Midnight', color: '#1b2748' },
  { name: 'Aubergine', color: '#43203f' },
  { name: 'Forest', color: '#20402f' },
] as const satisfies readonly Shade[];

export const FOUNDATION_SHADES = [
  { name: 'Fair', color: '#F8E8DB' },
  { name: 'Light', color: '#f0d3bb' },
  { name: 'Light-Medium', color: '#e2bf9f' },
  { name: 'Medium', color: '#c89b75' },
  { name: 'Medium-Deep', color: '#996545' },
  { name: 'Deep', color: '#5b3929' },
] as const satisfies readonly Shade[];

/** Mascara has no colour of its own in a look; this is what it always wears. */
export const MASCARA_SHADE: Shade = { name: 'Lift Black', color: '#1b1715' };

export const EYESHADOW_PALETTES = [
  { id: 'sunset-glow', name: 'Sunset Glow', colors: ['#FDE68A', '#FCA5A5', '#F87171'] },
  { id: 'ocean-breeze', name: 'Berry Nights', colors: ['#d8a3b8', '#8f3d66', '#4b1c40'] },
  { id: 'smokey-eye', name: 'Smokey Eye', colors: ['#b3aaa5', '#5d5653', '#221e1d'] },
  { id: 'earth-tones', name: 'Earth Tones', colors: ['#d9b896', '#a06f4a', '#5e3d2b'] },
] as const satisfies readonly Palette[];

export const SHADES: Readonly<Record<ColouredProduct, readonly Shade[]>> = {
  lipstick: LIPSTICK_SHADES,
  blush: BLUSH_SHADES,
  eyeliner: EYELINER_SHADES,
  foundation: FOUNDATION_SHADES,
};
