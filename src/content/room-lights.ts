/** The six lights of Advanced AR & Technology. */

import type { HexColour } from '#domain/makeup/look.ts';

/** The specification's ids, in its order. */
export const ROOM_LIGHT_IDS = [
  'natural',
  'office',
  'restaurant',
  'outdoor_evening',
  'club',
  'home_evening',
] as const;
export type RoomLightId = (typeof ROOM_LIGHT_IDS)[number];

export interface RoomLight {
  readonly id: RoomLightId;
  readonly name: string;
  readonly description: string;
  /** In kelvin. */
  readonly temperature: number;
  /** In [0, 100]. */
  readonly brightness: number;
  /** How deep the shadows on a face are, in [0, 100]. */
  readonly shadows: number;
  /** Light from everywhere, from the lamp above on one side, and from the other side. */
  readonly colors: {
    readonly ambient: HexColour;
    readonly key: HexColour;
    readonly fill: HexColour;
  };
}

/** The specification names the ids and the fields; the values are those of such rooms. */
export const ROOM_LIGHTS: readonly RoomLight[] = [
  {
    id: 'natural',
    name: 'Natural Daylight',
    description: 'By a large window, at noon',
    temperature: 6500,
    brightness: 100,
    shadows: 30,
    colors: { ambient: '#f4f7fb', key: '#ffffff', fill: '#eef3f9' },
  },
  {
    id: 'office',
    name: 'Office',
    description: 'Tubes in a white ceiling',
    temperature: 4300,
    brightness: 85,
    shadows: 40,
    colors: { ambient: '#eef4f2', key: '#f7fbf6', fill: '#e6efee' },
  },
  {
    id: 'restaurant',
    name: 'Restaurant',
    description: 'A lamp over the table, candles around',
    temperature: 2700,
    brightness: 45,
    shadows: 75,
    colors: { ambient: '#c9a58c', key: '#fff0de', fill: '#d99a6c' },
  },
  {
    id: 'outdoor_evening',
    name: 'Outdoor Evening',
    description: 'A low sun, and the blue of the sky in the shade',
    temperature: 3600,
    brightness: 65,
    shadows: 70,
    colors: { ambient: '#b9c6de', key: '#ffe3c2', fill: '#9fb3d8' },
  },
  {
    id: 'club',
    name: 'Club',
    description: 'A magenta lamp against a blue one',
    temperature: 5200,
    brightness: 32,
    shadows: 90,
    colors: { ambient: '#7a5cc0', key: '#ff6fc4', fill: '#4a63ff' },
  },
  {
    id: 'home_evening',
    name: 'Home Evening',
    description: 'A shaded lamp beside the sofa',
    temperature: 2900,
    brightness: 60,
    shadows: 55,
    colors: { ambient: '#e6cdb4', key: '#fff1dd', fill: '#e9c39c' },
  },
];
