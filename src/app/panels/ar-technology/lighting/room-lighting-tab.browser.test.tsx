import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { actNow } from '#tests/support/act.ts';
import { ShownTab } from '#tests/support/shown-tab.tsx';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { RoomLightingTab } from './room-lighting-tab.tsx';

let tab: ShownTab;

beforeEach(async () => {
  tab = await ShownTab.open(<RoomLightingTab />);
});
afterEach(() => {
  tab.close();
});

const shown = () =>
  tab
    .effects()
    .map((effect) => (effect.kind === 'light' ? effect.light.form?.shadows : effect.kind));

describe('the tab Lighting of Advanced AR & Technology', () => {
  it('lights the picture and adjusts the makeup to it, and says which and why', () => {
    tab.press('Restaurant');
    expect(shown()).toEqual([0.75]);
    expect(tab.look().blush.opacity).toBeGreaterThan(DEFAULT_LOOK.blush.opacity);
    expect(toastStore.getState()?.title).toBe('Makeup Adjusted');
    expect(tab.host.querySelector('.room-changes')!.textContent).toContain(
      `Blush50 → ${tab.look().blush.opacity}Low light takes soft color first.`,
    );
  });

  it('adjusts the person’s own makeup to the next light, and not the makeup adjusted before', () => {
    tab.press('Club');
    const fromOwn = tab.look();
    tab.press('Club');
    tab.press('Restaurant');
    tab.press('Club');
    expect(tab.look()).toEqual(fromOwn);
  });

  it('restores the person’s own makeup in one step, and leaves the light', () => {
    tab.press('Home Evening');
    tab.press('Put My Makeup Back');
    expect([tab.look(), shown()]).toEqual([DEFAULT_LOOK, [0.55]]);
    expect(tab.button('Put My Makeup Back').disabled).toBe(true);
  });

  it('can still restore the makeup after a reload, which turns the light off', async () => {
    tab.press('Club');
    const adjusted = tab.look();
    await tab.reload();
    expect(tab.look()).toEqual(adjusted);
    tab.press('Put My Makeup Back');
    expect(tab.look()).toEqual(DEFAULT_LOOK);
    expect(tab.button('Put My Makeup Back')).toBeUndefined();
  });

  it('can also be undone in one step', () => {
    tab.press('Club');
    actNow(() => {
      tab.studio.look.undo();
    });
    expect(tab.look()).toEqual(DEFAULT_LOOK);
  });

  it('turns the light off, and restores the makeup', () => {
    tab.press('Office');
    tab.press('Turn Off');
    expect([tab.look(), shown()]).toEqual([DEFAULT_LOOK, []]);
  });

  it.each(['with the tab open', 'after the tab was left'])(
    'is turned off by its sign %s, which restores the makeup',
    async (when) => {
      tab.press('Club');
      if (when === 'after the tab was left') await tab.leave();
      actNow(() => {
        tab.host.querySelector<HTMLButtonElement>('[aria-label="Turn off Club"]')!.click();
      });
      expect([tab.look(), shown(), tab.sign()]).toEqual([DEFAULT_LOOK, [], '']);
    },
  );

  it('keeps the adjusted makeup while it is compared with today’s light', () => {
    tab.press('Club');
    const adjusted = tab.look();
    const hold = tab.button('Hold to See Today’s Light');
    actNow(() => {
      hold.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    });
    expect([tab.look(), shown()]).toEqual([adjusted, []]);
    actNow(() => {
      hold.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
    });
    tab.press('Turn Off');
    expect(tab.look()).toEqual(DEFAULT_LOOK);
  });

  it('treats a look that was changed since as the person’s own', () => {
    tab.press('Club');
    actNow(() => {
      tab.studio.look.change({ lipstick: { color: '#b3203f' } });
    });
    const changed = tab.look();
    tab.press('Turn Off');
    expect(tab.look()).toEqual(changed);
  });
});
