import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actNow } from '#tests/support/act.ts';
import { ShownTab } from '#tests/support/shown-tab.tsx';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { LightingTab } from './lighting-tab.tsx';

let tab: ShownTab;

beforeEach(async () => {
  tab = await ShownTab.open(<LightingTab />);
});
afterEach(() => {
  tab.close();
});

const shown = () =>
  tab.effects().map((effect) => (effect.kind === 'light' ? effect.light.veil : effect.kind));

describe('the tab Lighting of Professional Mode', () => {
  it('shows one of seven lights at a time, with its color over the picture as specified', () => {
    tab.press('Restaurant Dim');
    expect(shown()).toEqual([{ color: '#4a2a18', opacity: 0.3 }]);
    tab.press('Club/Party');
    expect(shown()).toEqual([{ color: '#4a1a86', opacity: 0.35 }]);
    expect([...tab.host.querySelectorAll('[aria-pressed="true"]')]).toEqual([
      tab.button('Club/Party'),
    ]);
    expect(toastStore.getState()?.title).toBe('Lighting Applied');
    expect(tab.sign()).toBe('Club/Party');
  });

  it('is turned off by the same press again, and by its own button', () => {
    tab.press('Warm Evening');
    tab.press('Warm Evening');
    expect(shown()).toEqual([]);
    tab.press('Warm Evening');
    tab.press('Turn Off');
    expect(shown()).toEqual([]);
    expect(tab.sign()).toBe('');
  });

  it('stays on with its sign when the tab is left, and is turned off there', async () => {
    tab.press('Warm Evening');
    await tab.leave();
    expect(tab.sign()).toBe('Warm Evening');
    actNow(() => {
      tab.host.querySelector<HTMLButtonElement>('[aria-label="Turn off Warm Evening"]')!.click();
    });
    expect([shown(), tab.sign()]).toEqual([[], '']);
  });

  it('shows today’s light for as long as its button is held', () => {
    tab.press('Outdoor Shade');
    const hold = tab.button('Hold to See Today’s Light');
    actNow(() => {
      hold.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    });
    expect([shown(), tab.sign()]).toEqual([[], 'Today’s light']);
    actNow(() => {
      hold.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
    });
    expect(shown()).toEqual([{ color: '#5f7184', opacity: 0.2 }]);
  });

  it('makes a capture say which light it shows, even after the tab was left', async () => {
    tab.press('Warm Evening');
    await tab.leave();
    await tab.studio.capture.capture();
    expect(tab.browser.mirror!.snapshots).toMatchObject([{ caption: 'Light: Warm Evening' }]);
    expect(tab.browser.saved).toEqual(['lookglass-2026-11-21-14-03-22-light-warm-evening.png']);
  });
});
