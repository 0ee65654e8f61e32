import { ROOM_LIGHTS, type RoomLight } from '#content/room-lights.ts';
import { exposureOf } from '#domain/light/picture-light.ts';
import type { NamedLight } from '#studio/commands/lighting.ts';

/** The six lights as the mirror shows them. */
export const SHOWN_ROOMS: readonly (RoomLight & NamedLight)[] = ROOM_LIGHTS.map((room) => ({
  ...room,
  light: {
    temperature: room.temperature,
    exposure: exposureOf(room.brightness),
    veil: null,
    form: { shadows: room.shadows / 100, ...room.colors },
  },
}));
export type ShownRoom = (typeof SHOWN_ROOMS)[number];
