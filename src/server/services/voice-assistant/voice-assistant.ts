/** Answers a spoken wish by the grammar alone. Nothing is kept: neither the command nor the look. */

import { VOICE_VOCABULARY } from '#content/voice-vocabulary.ts';
import { VOICE_REPLY_WORDS } from '#content/voice-words.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import type { askVoiceAssistant } from '#contracts/voice-assistant.ts';
import type { Look } from '#domain/makeup/look.ts';
import { lexiconOf } from '#domain/voice/lexicon.ts';
import { replyText } from '#domain/voice/reply-text.ts';
import { understand } from '#domain/voice/understand.ts';

export interface VoiceAssistant {
  readonly answer: (command: string, look: Look) => ReplyOf<typeof askVoiceAssistant>;
}

export function createVoiceAssistant(): VoiceAssistant {
  const lexicon = lexiconOf(VOICE_VOCABULARY);
  return {
    answer(command, look) {
      const { patch, acts, replies } = understand(command, { look, lexicon });
      return {
        makeupChanges: patch,
        response: replyText(replies, VOICE_REPLY_WORDS),
        acts: [...acts],
      };
    },
  };
}
