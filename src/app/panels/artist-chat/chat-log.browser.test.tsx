import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AI_ARTISTS } from '#content/ai-artists.ts';
import { ChatLog } from './chat-log.tsx';
import {
  createConversation,
  EMPTY,
  type ArtistConversation,
  type ArtistReply,
} from './conversation.ts';
import { QuestionChips } from './question-chips.tsx';

const ARTIST = AI_ARTISTS.find(({ id }) => id === 'celeste-marlow')!;

let host: HTMLElement;
let unmount: () => void;
let conversation: ArtistConversation;
let say: (text: string) => void;
let reply: (reply: ArtistReply) => void;
let fail: () => void;
let asked: string[];

beforeEach(() => {
  asked = [];
  conversation = createConversation(EMPTY, {
    ask: (message, _history, onPiece) => {
      asked.push(message);
      say = onPiece;
      return new Promise((resolve, reject) => {
        reply = resolve;
        fail = () => {
          reject(new Error('Nobody is there.'));
        };
      });
    },
    problemOf: () => 'trouble',
    wait: () => Promise.resolve(),
    keep: () => undefined,
  });
  host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  unmount = () => {
    root.unmount();
    host.remove();
  };
  flushSync(() => {
    root.render(
      <>
        <ChatLog artist={ARTIST} conversation={conversation} />
        <QuestionChips artist={ARTIST} conversation={conversation} isBusy={false} />
      </>,
    );
  });
});
afterEach(() => {
  unmount();
});

const log = () => host.querySelector('[role="log"]')?.textContent ?? '';
const announced = () => host.querySelector('[role="status"]')?.textContent ?? '';
const chips = () => [...host.querySelectorAll('button.choice')];

describe('the conversation', () => {
  it('begins with the artist’s greeting, and announces nothing', () => {
    expect(log()).toContain('I’m Celeste, an AI artist.');
    expect(announced()).toBe('');
  });

  it('shows a reply as it arrives, and announces it once, when it is complete', async () => {
    void conversation.send('Which red?');
    await expect.poll(announced).toBe('Celeste is typing…');
    say('Hold it ');
    await expect.poll(log).toContain('Hold it ');
    expect(announced()).toBe('Celeste is typing…');
    say('to the light.');
    reply({ response: 'Hold it to the light.', emoji: '💋', emojiAnimation: 'bounce' });
    await expect.poll(announced).toBe('Celeste: Hold it to the light.');
    expect(host.querySelector('[data-animation="bounce"]')?.textContent).toBe('💋');
  });

  it('names the card below an answer that comes from one, and nothing below others', async () => {
    void conversation.send('Which red?');
    reply({ response: 'Hold it to the light.', cardTitle: 'Which red lipstick suits me?' });
    await expect.poll(log).toContain('From the card: Which red lipstick suits me?');
    expect(announced()).toBe('Celeste: Hold it to the light.');
    void conversation.send('Who are you?');
    reply({ response: 'An AI artist.' });
    await expect.poll(announced).toBe('Celeste: An AI artist.');
    expect(host.querySelectorAll('.artist-chat-card')).toHaveLength(1);
  });

  it('says in the artist’s words that nobody answered, with a way to send again', async () => {
    void conversation.send('Which red?');
    fail();
    await expect.poll(announced).toContain("I'm having trouble connecting right now.");
    host.querySelector<HTMLButtonElement>('.artist-chat-again')?.click();
    expect(asked).toEqual(['Which red?', 'Which red?']);
  });
});

describe('the suggested questions', () => {
  it('have short labels, and ask the whole question', async () => {
    expect(chips().map(({ textContent }) => textContent)).toContain('Best red for me?');
    host.querySelector<HTMLButtonElement>('button.choice')?.click();
    expect(asked).toEqual(['Which red lipstick suits me?']);
    await expect.poll(() => chips().length).toBe(ARTIST.quickQuestions.length - 1);
  });

  it('begin with what follows from the last answer', async () => {
    void conversation.send('Where do I put blush?');
    reply({ response: 'High.', followUps: ['Which blush color for me?'] });
    await expect.poll(() => chips()[0]?.textContent).toBe('Which blush color for me?');
  });
});
