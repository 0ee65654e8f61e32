import { describe, expect, it } from 'vitest';
import { createPayloadSeal } from './sealed-payload.ts';

const MAIL = { to: 'ann@example.com', text: 'https://mirror.example.com/reset?token=swordfish' };
const seal = createPayloadSeal('a secret of thirty-two characters');

describe('what a mail that waits is stored as', () => {
  it('can be read by the server alone', () => {
    const stored = seal.close('mail', MAIL);
    const text = JSON.stringify(stored);
    for (const word of ['ann', 'swordfish', 'token', 'https']) expect(text).not.toContain(word);
    expect(seal.open('mail', JSON.parse(text))).toEqual(MAIL);
  });

  it('differs each time, so that equal mails cannot be recognized', () => {
    expect(seal.close('mail', MAIL)).not.toEqual(seal.close('mail', MAIL));
  });

  it('is refused with another secret, under another name, and after it was changed', () => {
    const stored = seal.close('mail', MAIL);
    const other = createPayloadSeal('another secret of many characters');
    expect(() => other.open('mail', stored)).toThrow('another AUTH_SECRET');
    expect(() => seal.open('new-email', stored)).toThrow('another AUTH_SECRET');
    const text: string = JSON.parse(JSON.stringify(stored)).sealed;
    const changed = (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    expect(() => seal.open('mail', { sealed: changed })).toThrow('changed since');
  });

  it('of an older version is read as it is', () => {
    expect(seal.open('mail', MAIL)).toEqual(MAIL);
  });
});

describe('what any other job is told', () => {
  it('is stored as it is, so that one that waits already can be found', () => {
    const payload = { customerId: 'cus_1', intentId: null };
    expect(seal.close('payment-news', payload)).toBe(payload);
    expect(seal.open('payment-news', payload)).toBe(payload);
  });
});
