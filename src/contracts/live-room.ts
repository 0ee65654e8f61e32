/** What callers are told about a live session: the room, its chat, and what its host wears. */

import { z } from 'zod/mini';
import {
  AUDIENCES,
  CHAT_MODES,
  END_REASONS,
  QUALITIES,
  ROOM_STATES,
  STANDINGS,
} from '#domain/live/live-room.ts';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { lookSchema } from '#domain/makeup/parse-look.ts';
import { identifier, moment } from './fields.ts';
import { type Limit, MINUTE_S } from './limit.ts';

const count = z.int().check(z.nonnegative());

/** A call about one room names it by its id. */
export const liveParams = z.object({ id: identifier });

/** A limit per minute. What it protects from a flood is cheap, so each process counts for itself. */
export function liveLimit(name: string, times: number, per: Limit['per']): Limit {
  return { name, times, seconds: MINUTE_S, per, countedIn: 'process' };
}

/** What a host does in their room, all of it together. */
export const LIVE_CHANGES = liveLimit('live_changes', 240, 'account');

export const liveRoom = z.object({
  id: identifier,
  title: z.string(),
  hostName: z.string(),
  state: z.enum(ROOM_STATES),
  /** The time that was announced; null where none was. */
  startsAt: z.nullable(moment),
  startedAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  endedBecause: z.nullable(z.enum(END_REASONS)),
  audience: z.enum(AUDIENCES),
  isListed: z.boolean(),
  quality: z.enum(QUALITIES),
  chat: z.enum(CHAT_MODES),
  /** Without a picture, only the look is sent. */
  hasPicture: z.boolean(),
  isCameraOn: z.boolean(),
  isMicrophoneOn: z.boolean(),
  /** Whether what the host says comes as text, too. */
  isCaptioned: z.boolean(),
  viewers: count,
  mostViewers: count,
  applause: count,
});
export type LiveRoom = z.infer<typeof liveRoom>;

export const liveMessage = z.object({
  /** Counts up in its room. */
  place: count,
  author: z.string(),
  isHost: z.boolean(),
  text: z.string(),
  at: moment,
});
export type LiveMessage = z.infer<typeof liveMessage>;

export const liveStep = z.object({
  product: z.enum(PRODUCTS),
  /** Seconds since the session began. */
  at: count,
  look: lookSchema,
});

export const wornLook = z.object({ look: lookSchema, steps: z.array(liveStep) });
export type WornLook = z.infer<typeof wornLook>;

export const liveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('room'), room: liveRoom }),
  z.object({ kind: z.literal('worn'), worn: wornLook }),
  z.object({ kind: z.literal('message'), message: liveMessage }),
  z.object({ kind: z.literal('removed'), place: count }),
  /** What the host says, as far as it was understood; the next one takes its place. */
  z.object({ kind: z.literal('caption'), text: z.string() }),
  /** What this listener may do from now on. */
  z.object({ kind: z.literal('standing'), standing: z.enum(STANDINGS) }),
  /** Says only that the connection is there. */
  z.object({ kind: z.literal('still-there') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;
