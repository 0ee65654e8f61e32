import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import { KEPT } from './kept.ts';
import { keptText, keptValue } from './kept-value.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function memory() {
  const stored = new Map<string, string>();
  return {
    stored,
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => void stored.set(key, value),
  };
}

const aNumber = (stored: unknown) => (typeof stored === 'number' ? stored : null);

describe('a kept value', () => {
  it('is read as it was written, under its own key', () => {
    const storage = memory();
    keptValue(KEPT.saveLook, aNumber).write(storage, 7);
    expect([...storage.stored]).toEqual([['lookglass.saveLook', '7']]);
    expect(keptValue(KEPT.saveLook, aNumber).read(storage)).toBe(7);
  });

  it.each(['', 'nonsense', '"seven"', 'null', '{}'])(
    'that is broken (%s) counts as none',
    (text) => {
      const storage = memory();
      storage.write(KEPT.saveLook.key, text);
      expect(keptValue(KEPT.saveLook, aNumber).read(storage)).toBeNull();
    },
  );

  it('is none when its parser throws', () => {
    const storage = memory();
    storage.write(KEPT.saveLook.key, '1');
    const refuse = (): never => {
      throw new Error('no');
    };
    expect(keptValue(KEPT.saveLook, refuse).read(storage)).toBeNull();
  });

  it('of a family stands under the name of its member', () => {
    const storage = memory();
    keptText(KEPT.order, (id) => id, 'yearly').write(storage, 'order-1');
    expect([...storage.stored]).toEqual([['lookglass.order.yearly', 'order-1']]);
    expect(keptText(KEPT.order, (id) => id, 'hourly').read(storage)).toBeNull();
  });
});

describe('the browser’s storage', () => {
  it('keeps nothing and breaks nothing where the browser refuses it', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {
        throw new Error('denied');
      },
    });
    const storage = browserStorage();
    storage.write('a', 'b');
    storage.remove('a');
    expect(storage.read('a')).toBeNull();
  });
});
