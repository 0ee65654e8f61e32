import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { chatLines } from './chat-lines.ts';

const BEGUN = '2026-11-24T20:00:00.000Z';
const said = (place: number, seconds: number) => ({
  place,
  author: 'Ida',
  isHost: false,
  text: 'Hello',
  at: new Date(Date.parse(BEGUN) + seconds * 1000).toISOString(),
});
const step = (at: number) => ({ product: 'lipstick', at, look: DEFAULT_LOOK }) as const;
const keysOf = (...asked: Parameters<typeof chatLines>) =>
  chatLines(...asked).map(({ key }) => key);

describe('the lines of a chat', () => {
  it('have the host’s changes in between the messages', () => {
    const messages = [said(1, 5), said(2, 30)];
    expect(keysOf(messages, [step(2), step(20), step(40)], BEGUN)).toEqual([
      'step 0',
      'message 1',
      'step 1',
      'message 2',
      'step 2',
    ]);
  });

  it('keep messages in their order, whatever their times say', () => {
    expect(keysOf([said(1, 9), said(2, 3)], [], BEGUN)).toEqual(['message 1', 'message 2']);
  });

  it('are only messages while it is not known when the session began', () => {
    expect(keysOf([said(1, 5)], [step(2)], null)).toEqual(['message 1']);
  });
});
