import { describe, expect, it } from 'vitest';
import { createWellnessRecord } from './wellness-record.ts';

function browser(refuses = false) {
  const stored = new Map<string, string>();
  return {
    stored,
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string) => void (refuses || stored.set(key, text)),
    remove: (key: string) => void stored.delete(key),
  };
}

const aCount = (stored: unknown) => (typeof stored === 'number' ? stored : null);

function openTab(storage: ReturnType<typeof browser>, owner = 'ada') {
  return createWellnessRecord({ storage, name: 'water', owner, parse: aCount, empty: 0 });
}

const more = (count: number) => count + 1;

describe('what a person logs', () => {
  it('survives a reload', () => {
    const storage = browser();
    openTab(storage).change(more);
    expect(openTab(storage).store.getState()).toEqual({ value: 1, isLasting: true });
  });

  it('is the same in two tabs, and neither takes anything from the other', () => {
    const storage = browser();
    const [one, other] = [openTab(storage), openTab(storage)];
    one.change(more);
    other.change(more);
    one.readAgain();
    expect([one, other].map(({ store }) => store.getState().value)).toEqual([2, 2]);
  });

  it('belongs to one person: the next one at this page neither sees nor changes any of it', () => {
    const storage = browser();
    const record = openTab(storage);
    record.change(more);
    record.setOwner('bea');
    expect(record.store.getState().value).toBe(0);
    record.erase();
    record.setOwner('ada');
    expect(record.store.getState().value).toBe(1);
  });

  it('lives as long as the page where the browser keeps nothing, and says so', () => {
    const record = openTab(browser(true));
    record.change(more);
    record.change(more);
    expect(record.store.getState()).toEqual({ value: 2, isLasting: false });
  });

  it('is gone once it was erased', () => {
    const storage = browser();
    const record = openTab(storage);
    record.change(more);
    record.erase();
    expect(record.store.getState().value).toBe(0);
    expect(storage.stored.size).toBe(0);
  });

  it('counts as nothing if it is broken', () => {
    const storage = browser();
    openTab(storage).change(more);
    for (const key of storage.stored.keys()) storage.stored.set(key, '{"half');
    expect(openTab(storage).store.getState().value).toBe(0);
  });
});
