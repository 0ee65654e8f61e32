import { describe, expect, test } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import { answerChat } from './answered-chat.ts';
import { createHelpChat } from './help-chat.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

/** A help chat whose clock stands still until `letPass` is called. */
function openChat(random = 0.5) {
  const waits: { milliseconds: number; end: () => void }[] = [];
  const chat = createHelpChat();
  const send = answerChat(chat, {
    clock: {
      schedule(end, milliseconds) {
        waits.push({ milliseconds, end });
        return () => undefined;
      },
    },
    random: () => random,
    now: () => NOW,
    answer: (question) => Promise.resolve(answerQuestion(question)),
  });
  return { chat, send, waits };
}

async function ask(random?: number) {
  const opened = openChat(random);
  opened.chat.write('  Camera not working ');
  const sent = opened.send();
  return { ...opened, sent };
}

describe('the help chat', () => {
  test('is closed at first, with nothing said', () => {
    const { chat } = openChat();
    expect(chat.store.getState()).toEqual({
      view: 'closed',
      messages: [],
      isPending: false,
      draft: '',
    });
  });

  test('goes from closed to open, to minimized and back', () => {
    const { chat } = openChat();
    for (const view of ['open', 'minimized', 'open', 'closed'] as const) {
      chat.show(view);
      expect(chat.store.getState().view).toBe(view);
    }
  });

  test.each(['', '   ', '\n'])('does not send what is blank', async (draft) => {
    const { chat, send, waits } = openChat();
    chat.write(draft);
    await send();
    expect(chat.store.getState().messages).toEqual([]);
    expect(waits).toEqual([]);
  });

  test('shows the question at once, and types for a random time', async () => {
    const { chat, waits } = await ask(0.25);
    const { messages, isPending, draft } = chat.store.getState();
    expect(messages).toEqual([
      { id: 1, type: 'user', content: 'Camera not working', timestamp: NOW },
    ]);
    expect(isPending).toBe(true);
    expect(draft).toBe('');
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([1250]);
  });

  test('sends nothing while a reply is pending', async () => {
    const { chat, send } = await ask();
    chat.write('And another thing');
    await send();
    expect(chat.store.getState().messages).toHaveLength(1);
    expect(chat.store.getState().draft).toBe('And another thing');
  });

  test('replies when the time is over, with a link to where the problem is solved', async () => {
    const { chat, waits, sent } = await ask();
    waits[0]?.end();
    await sent;
    const { messages, isPending } = chat.store.getState();
    expect(isPending).toBe(false);
    expect(messages[1]).toMatchObject({
      id: 2,
      type: 'assistant',
      content: expect.stringContaining('Start Camera'),
      link: { path: '/contact-support' },
    });
  });

  test('keeps the conversation while it is closed', async () => {
    const { chat, waits, sent } = await ask();
    chat.show('closed');
    waits[0]?.end();
    await sent;
    expect(chat.store.getState().messages).toHaveLength(2);
  });
});
