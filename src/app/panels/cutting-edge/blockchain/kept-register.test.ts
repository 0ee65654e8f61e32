import { beforeEach, describe, expect, it } from 'vitest';
import type { SeenHead } from '#domain/register/check-answer.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keepHead, keepProduct, keptHead, keptProducts } from './kept-register.ts';

const kept = new Map<string, string>();
const storage = {
  read: (key: string) => kept.get(key) ?? null,
  write: (key: string, value: string) => void kept.set(key, value),
};

function head(size: number, key = 'AAAA'): SeenHead {
  return { size, root: `${'A'.repeat(43)}=`, time: '2026-11-23T12:00:00.000Z', key };
}

const product = (code: string) => ({ code, entries: [], checkedAt: '2026-11-23T12:00:00.000Z' });

beforeEach(() => {
  kept.clear();
});

describe('the head that a device keeps', () => {
  it('is the latest: an answer that another tab has overtaken changes nothing', () => {
    keepHead(storage, head(9));
    keepHead(storage, head(5));
    expect(keptHead.read(storage)).toEqual(head(9));
    keepHead(storage, head(12));
    expect(keptHead.read(storage)).toEqual(head(12));
  });

  it('is replaced where a person has started over with another key', () => {
    keepHead(storage, head(9));
    keepHead(storage, head(2, 'BBBB'));
    expect(keptHead.read(storage)).toEqual(head(2, 'BBBB'));
  });

  it.each(['', '{', '{"size":-1}', '[]', JSON.stringify({ ...head(3), root: 'short' })])(
    'is null where %j is stored in its place',
    (text) => {
      kept.set(KEPT.registerHead.key, text);
      expect(keptHead.read(storage)).toBeNull();
    },
  );
});

describe('the products that a device keeps', () => {
  it('are the last 20, each once, the latest first', () => {
    for (let number = 0; number < 25; number += 1) keepProduct(storage, product(`C${number}`));
    keepProduct(storage, product('C20'));
    const codes = (keptProducts.read(storage) ?? []).map(({ code }) => code);
    expect(codes).toHaveLength(20);
    expect(codes.slice(0, 3)).toEqual(['C20', 'C24', 'C23']);
  });
});
