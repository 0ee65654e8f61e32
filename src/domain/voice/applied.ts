import type { LookPatch } from '#domain/makeup/patch.ts';
import type { VoiceReply } from './voice-answer.ts';

/** What a part of a wish changed, and what is said of it. */
export interface Applied {
  readonly patch: LookPatch;
  readonly replies: readonly VoiceReply[];
}

export const NOTHING_APPLIED: Applied = { patch: {}, replies: [] };
