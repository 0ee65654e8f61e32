/** The seven lights of Professional Mode: the specification's names, intensities and warmths. */

import type { StudioLight } from '#domain/light/picture-light.ts';

export const STUDIO_LIGHT_IDS = [
  'natural-daylight',
  'office-fluorescent',
  'warm-evening',
  'restaurant-dim',
  'club-party',
  'phone-camera',
  'outdoor-shade',
] as const;
export type StudioLightId = (typeof STUDIO_LIGHT_IDS)[number];

export interface NamedStudioLight extends StudioLight {
  readonly name: string;
  /** What it does to makeup, in a few words. */
  readonly note: string;
}

/** The specification names no colors: `color` is what the air of such a place lays over a picture. */
export const STUDIO_LIGHTS: Readonly<Record<StudioLightId, NamedStudioLight>> = {
  'natural-daylight': {
    name: 'Natural Daylight',
    intensity: 100,
    warmth: 50,
    color: '#ffffff',
    note: 'White and full. Shades look as they are.',
  },
  'office-fluorescent': {
    name: 'Office Fluorescent',
    intensity: 85,
    warmth: 20,
    color: '#dfeefa',
    note: 'Cool and even. Warm shades lose a little.',
  },
  'warm-evening': {
    name: 'Warm Evening',
    intensity: 70,
    warmth: 80,
    color: '#e0a060',
    note: 'Golden. Reds glow, cool pinks turn softer.',
  },
  'restaurant-dim': {
    name: 'Restaurant Dim',
    intensity: 40,
    warmth: 70,
    color: '#4a2a18',
    note: 'Low and warm. Soft shades disappear first.',
  },
  'club-party': {
    name: 'Club/Party',
    intensity: 30,
    warmth: 40,
    color: '#4a1a86',
    note: 'Dark and violet. Lines and strong lips stay.',
  },
  'phone-camera': {
    name: 'Phone Camera',
    intensity: 80,
    warmth: 30,
    color: '#eef2f8',
    note: 'Cool, with a pale haze. Contrast is lost.',
  },
  'outdoor-shade': {
    name: 'Outdoor Shade',
    intensity: 60,
    warmth: 45,
    color: '#5f7184',
    note: 'Soft and bluish. Skin looks calmer.',
  },
};
