/** The replies as sentences, to be shown and spoken. */

import type { Product } from '#domain/makeup/look.ts';
import type { Finish, Tone } from './token.ts';
import type { VoiceAct, VoiceReply } from './voice-answer.ts';

/** The words of every reply, with `{places}` for its values; they come from outside. */
export interface VoiceReplyWords {
  readonly replies: Readonly<
    Record<Exclude<VoiceReply['key'], 'act'> | 'wearing-mascara' | 'ask-delete-named', string>
  >;
  readonly acts: Readonly<Record<VoiceAct['act'], string>>;
  readonly namedActs: Readonly<Record<'save' | 'delete', string>>;
  readonly products: Readonly<Record<Product, { readonly label: string }>>;
  readonly tones: Readonly<Record<Tone, string>>;
  readonly finishes: Readonly<Record<Finish, string>>;
}

/** All replies of an answer, one sentence after the other, none of them twice. */
export function replyText(replies: readonly VoiceReply[], words: VoiceReplyWords): string {
  return [...new Set(replies.map((reply) => sentence(reply, words)))].join(' ');
}

function sentence(reply: VoiceReply, words: VoiceReplyWords): string {
  if (reply.key === 'act') return actSentence(reply, words);
  return withValues(words.replies[variantOf(reply)], {
    ...('product' in reply && { Product: words.products[reply.product].label }),
    ...('color' in reply && {
      color:
        reply.key === 'same-color' ? words.products[reply.color].label.toLowerCase() : reply.color,
    }),
    ...('palette' in reply && { palette: reply.palette }),
    ...('look' in reply && { look: reply.look }),
    ...('finish' in reply && { finish: words.finishes[reply.finish] }),
    ...('tone' in reply && { tone: words.tones[reply.tone] }),
    ...('percent' in reply && { percent: String(reply.percent) }),
    ...('words' in reply && { words: reply.words }),
    ...(reply.key === 'ask-delete' && { name: reply.name ?? '' }),
  });
}

function variantOf(reply: Exclude<VoiceReply, { key: 'act' }>): keyof VoiceReplyWords['replies'] {
  if (reply.key === 'wearing' && reply.product === 'mascara') return 'wearing-mascara';
  if (reply.key === 'ask-delete' && reply.name !== null) return 'ask-delete-named';
  return reply.key;
}

function actSentence(
  { act, name }: Extract<VoiceReply, { key: 'act' }>,
  { acts, namedActs }: VoiceReplyWords,
): string {
  if (name === null || (act !== 'save' && act !== 'delete')) return acts[act];
  return withValues(namedActs[act], { name });
}

function withValues(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place: string, name: string) => values[name] ?? place);
}
