import { beforeEach, describe, expect, test } from 'vitest';
import {
  createConversation,
  EMPTY,
  isPending,
  type ArtistConversation,
  type ArtistReply,
  type ChatProblem,
  type Conversation,
} from './conversation.ts';

interface Asked {
  readonly message: string;
  readonly history: readonly { readonly message: string; readonly response: string }[];
  readonly say: (text: string) => void;
  readonly reply: (reply: ArtistReply) => void;
  readonly fail: (problem: ChatProblem) => void;
}

let asked: Asked[];
let kept: Conversation[];
let typed: (() => void)[];
let chat: ArtistConversation;

function open(before: Conversation = EMPTY): ArtistConversation {
  return createConversation(before, {
    ask: (message, history, say) =>
      new Promise((reply, fail) => {
        asked.push({ message, history, say, reply, fail });
      }),
    problemOf: (failure) => (failure === 'offline' || failure === 'ended' ? failure : 'trouble'),
    wait: () =>
      new Promise((resolve) => {
        typed.push(() => {
          resolve();
        });
      }),
    keep: (conversation) => {
      kept.push(conversation);
    },
  });
}

/** Lets everything proceed that only waits for a turn of the event loop. */
async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

async function endTyping(): Promise<void> {
  for (const end of typed) end();
  await settle();
}

async function ask(message: string, response: string): Promise<void> {
  chat.write(message);
  void chat.send();
  asked.at(-1)?.reply({ response });
  await endTyping();
}

beforeEach(() => {
  asked = [];
  kept = [];
  typed = [];
  chat = open();
});

describe('a message', () => {
  test('is sent without the space around it, and leaves the field empty', () => {
    chat.write('  Which red?\n');
    void chat.send();
    expect(asked[0]?.message).toBe('Which red?');
    expect(chat.store.getState().draft).toBe('');
    expect(isPending(chat.store.getState())).toBe(true);
  });

  test('is not sent while it is blank', () => {
    chat.write(' \n ');
    void chat.send();
    expect(asked).toEqual([]);
    expect(chat.store.getState().draft).toBe(' \n ');
  });

  test('is not sent while a reply is pending, and stays written', () => {
    chat.write('one');
    void chat.send();
    chat.write('two');
    void chat.send();
    expect(asked).toHaveLength(1);
    expect(chat.store.getState().draft).toBe('two');
  });

  test('that is sent by a press leaves the draft as it is', () => {
    chat.write('half a thought');
    void chat.send('Best red for me?');
    expect(chat.store.getState().draft).toBe('half a thought');
  });

  test('goes with the last six turns that were answered', async () => {
    for (const count of [1, 2, 3, 4, 5, 6, 7]) await ask(`question ${count}`, `answer ${count}`);
    void chat.send('and?');
    expect(asked.at(-1)?.history.map(({ message }) => message)).toEqual([
      'question 2',
      'question 3',
      'question 4',
      'question 5',
      'question 6',
      'question 7',
    ]);
  });
});

describe('a reply', () => {
  test('is shown piece by piece, once the artist was seen to type', async () => {
    void chat.send('Which red?');
    asked[0]?.say('Hold it ');
    expect(chat.store.getState().exchanges[0]?.sofar).toBe('');
    await endTyping();
    expect(chat.store.getState().exchanges[0]?.sofar).toBe('Hold it ');
    asked[0]?.say('to the light.');
    expect(chat.store.getState().exchanges[0]?.sofar).toBe('Hold it to the light.');
    asked[0]?.reply({ response: 'Hold it to the light.', cardId: 'red-lip-choose' });
    await settle();
    expect(chat.store.getState().exchanges[0]).toMatchObject({
      sofar: '',
      reply: { cardId: 'red-lip-choose' },
    });
  });

  test('that does not come says why, and the message can be sent again', async () => {
    await ask('before', 'answered');
    void chat.send('Which red?');
    asked.at(-1)?.fail('offline');
    await endTyping();
    expect(chat.store.getState().exchanges.at(-1)).toMatchObject({ problem: 'offline' });
    void chat.retry();
    expect(asked.at(-1)).toMatchObject({ message: 'Which red?', history: [{ message: 'before' }] });
    asked.at(-1)?.reply({ response: 'This one.' });
    await endTyping();
    expect(chat.store.getState().exchanges).toHaveLength(2);
    expect(chat.store.getState().exchanges.at(-1)).toMatchObject({ problem: null });
  });

  test('that is no longer allowed gives the message back to the field', async () => {
    void chat.send('Which red?');
    chat.write('and which pink?');
    asked[0]?.fail('ended');
    await endTyping();
    expect(chat.store.getState()).toEqual({
      exchanges: [],
      draft: 'Which red?\nand which pink?',
    });
  });
});

describe('what is kept', () => {
  test('is the whole conversation, with what is written', async () => {
    await ask('Which red?', 'This one.');
    chat.write('and');
    const again = open(kept.at(-1));
    expect(again.store.getState()).toEqual(chat.store.getState());
  });

  test('is the message alone where a reply was under way, to be sent again', () => {
    void chat.send('Which red?');
    const again = open(kept.at(-1));
    expect(again.store.getState().exchanges[0]).toMatchObject({
      message: 'Which red?',
      problem: 'trouble',
    });
  });
});
