/** Answers a spoken wish by the grammar. Nothing is kept: neither the command nor the look. */

import { VOICE_VOCABULARY } from '#content/voice-vocabulary.ts';
import { VOICE_REPLY_WORDS } from '#content/voice-words.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import type { askVoiceAssistant } from '#contracts/voice-assistant.ts';
import type { Look } from '#domain/makeup/look.ts';
import { applyPatch, patchedProducts, type LookPatch } from '#domain/makeup/patch.ts';
import { type Lexicon, lexiconOf } from '#domain/voice/lexicon.ts';
import { wearing } from '#domain/voice/worn-names.ts';
import { replyText } from '#domain/voice/reply-text.ts';
import { understand } from '#domain/voice/understand.ts';
import type { VoiceReply } from '#domain/voice/voice-answer.ts';
import type { LanguageModel } from '#server/services/language-model/language-model.ts';
import { readCommand } from './read-command.ts';

export interface VoiceAssistant {
  /** @param model may read what the grammar does not understand at all; undefined where nobody agreed to one */
  readonly answer: (
    command: string,
    look: Look,
    model?: LanguageModel,
  ) => Promise<ReplyOf<typeof askVoiceAssistant>>;
}

/** What is said of a change in our own words, whether we or a model found it. */
function repliesOn(patch: LookPatch, look: Look, lexicon: Lexicon): readonly VoiceReply[] {
  const products = patchedProducts(patch);
  const after = applyPatch(look, patch);
  const off = products.filter((product) => after[product].opacity === 0);
  return [
    { key: 'tried' },
    ...(off.length === products.length ? [] : wearing(after, lexicon, products)),
    ...off.map((product) => ({ key: 'off', product }) as const),
  ];
}

export function createVoiceAssistant(): VoiceAssistant {
  const lexicon = lexiconOf(VOICE_VOCABULARY);
  const replyOf = (replies: readonly VoiceReply[]) => replyText(replies, VOICE_REPLY_WORDS);
  return {
    async answer(command, look, model) {
      const { patch, acts, replies } = understand(command, { look, lexicon });
      if (model !== undefined && replies.every(({ key }) => key === 'not-understood')) {
        const read = await readCommand(model, command, look);
        if (read !== undefined) {
          const response = replyOf(repliesOn(read, look, lexicon));
          return { makeupChanges: read, response, acts: [] };
        }
      }
      return { makeupChanges: patch, response: replyOf(replies), acts: [...acts] };
    },
  };
}
