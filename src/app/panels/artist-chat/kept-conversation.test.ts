import { expect, test } from 'vitest';
import type { Conversation } from './conversation.ts';
import { keptConversation } from './kept-conversation.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
  };
}

const SAID: Conversation = {
  exchanges: [
    {
      id: 1,
      message: 'Which red?',
      sofar: '',
      reply: {
        response: 'Hold it to the light.',
        cardId: 'red-lip-choose',
        cardTitle: 'Which red lipstick suits me?',
      },
      problem: null,
      before: null,
    },
  ],
  draft: 'and',
};

test('a conversation comes back as it was, with the card that each answer is from', () => {
  const tab = storage();
  keptConversation('celeste-marlow').write(tab, SAID);
  expect(keptConversation('celeste-marlow').read(tab)).toEqual(SAID);
  expect(keptConversation('imara-sol').read(tab)).toBeNull();
});
