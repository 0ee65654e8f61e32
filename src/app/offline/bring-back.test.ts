import { describe, expect, it } from 'vitest';
import { bringBack } from './bring-back.ts';

function browserWith(...states: readonly DocumentVisibilityState[]) {
  const done: string[] = [];
  const pages = states.map((visibilityState, place) => ({
    visibilityState,
    focus: async () => done.push(`page ${place} to the front`),
  }));
  return {
    done,
    matchAll: async () => pages,
    openWindow: async (address: string) => done.push(`opened ${address}`),
  };
}

describe('pressing a notification', () => {
  it('brings the visible page to the front', async () => {
    const browser = browserWith('hidden', 'visible');
    await bringBack(browser, 'water');
    expect(browser.done).toEqual(['page 1 to the front']);
  });

  it('brings a hidden page to the front rather than opening a second', async () => {
    const browser = browserWith('hidden');
    await bringBack(browser, 'water');
    expect(browser.done).toEqual(['page 0 to the front']);
  });

  it('opens the page it is about when every page was closed', async () => {
    const browser = browserWith();
    await bringBack(browser, 'water');
    expect(browser.done).toEqual(['opened /#panel=health-wellness/water']);
  });

  it('opens the studio when its tag is unknown', async () => {
    const browser = browserWith();
    await bringBack(browser, 'another');
    expect(browser.done).toEqual(['opened /']);
  });
});
