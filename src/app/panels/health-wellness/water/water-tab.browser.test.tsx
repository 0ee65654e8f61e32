import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, actNow } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { water } from '#app/person/wellness/water.ts';
import { currentLook } from '#studio/state/state.ts';
import { createStudio, type Studio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { WaterTab } from './water-tab.tsx';

const { host, render, unmount } = mountPlace();
let studio: Studio;

async function open(): Promise<void> {
  await render(
    <StudioProvider studio={studio}>
      <WaterTab />
    </StudioProvider>,
  );
}

const button = (name: string) =>
  [...host.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );

async function press(name: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await act(async () => {
      button(name)!.click();
    });
  }
}

/** Sets the browser's answer about notifications, even when asked for permission. */
function allow(permission: NotificationPermission): string[] {
  const shown: string[] = [];
  vi.stubGlobal(
    'Notification',
    class extends EventTarget {
      static readonly permission = permission;
      static requestPermission = () => Promise.resolve(permission);
      constructor(title: string) {
        super();
        shown.push(title);
      }
    },
  );
  return shown;
}

/** Advances the clock by this many minutes, as after the device slept, and lets a minute pass. */
async function later(minutes: number): Promise<void> {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  await vi.advanceTimersByTimeAsync(60_000);
}

const GLASS = 'Add a glass of 250 ml';
const status = () => host.querySelector('[role="status"]')!.textContent;
const foundation = () => currentLook(studio.store.getState()).foundation.opacity;

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: new Date(2026, 10, 23, 15, 0),
  });
  localStorage.clear();
  water.readAgain();
  toastStore.setState(null, true);
  studio = createStudio(new FakeBrowser().environment);
  await open();
});

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('water', () => {
  it('is logged by the glass, and a glass can be removed', async () => {
    await press(GLASS, 3);
    expect(status()).toBe('750 of 2,000 ml, 38% of the goal');
    await press('Take Back a Glass');
    expect(status()).toBe('500 of 2,000 ml, 25% of the goal');
  });

  it('survives a reload, and is the same in another tab', async () => {
    await press(GLASS, 2);
    const [key] = Object.keys(localStorage);
    const log = JSON.parse(localStorage[key!] as string) as { glasses: Record<string, number> };
    expect(log.glasses).toEqual({ '2026-11-23': 2 });
    localStorage.setItem(key!, JSON.stringify({ ...log, glasses: { '2026-11-23': 5 } }));
    await act(async () => {
      dispatchEvent(new StorageEvent('storage', { key: key! }));
    });
    expect(status()).toBe('1,250 of 2,000 ml, 63% of the goal');
  });

  it('starts over with the device’s next day, while the chart keeps the previous one', async () => {
    await press(GLASS, 2);
    vi.setSystemTime(new Date(2026, 10, 24, 0, 1));
    await act(async () => {
      await vi.advanceTimersByTimeAsync(15_000);
    });
    expect(status()).toBe('0 of 2,000 ml, 0% of the goal');
    const rows = [...host.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toHaveLength(30);
    expect(rows.slice(-2)).toEqual(['November 23500 ml', 'November 240 ml']);
    vi.setSystemTime(new Date(2026, 10, 23, 9));
    await act(async () => {
      await vi.advanceTimersByTimeAsync(15_000);
    });
    expect(status()).toBe('500 of 2,000 ml, 25% of the goal');
  });
});

describe('more than 70 percent of the goal', () => {
  it('thins the foundation by a tenth, only once, and says so', async () => {
    await press(GLASS, 5);
    expect(foundation()).toBe(40);
    await press(GLASS);
    expect(foundation()).toBe(36);
    expect(toastStore.getState()?.title).toBe('Makeup Adjusted');
    expect(host.textContent).toContain('Foundation: 40 → 36');
    await press(GLASS, 3);
    expect(foundation()).toBe(36);
  });

  it('lets the foundation be restored by Undo, by its own button, and by removing a glass', async () => {
    await press(GLASS, 6);
    await act(async () => {
      toastStore.getState()!.action!.act();
    });
    expect(foundation()).toBe(40);
    await press(GLASS);
    expect(foundation()).toBe(40);

    actNow(() => {
      water.erase();
    });
    await press(GLASS, 6);
    await press('Put your foundation back to 40');
    expect(foundation()).toBe(40);

    actNow(() => {
      water.erase();
    });
    await press(GLASS, 6);
    await press('Take Back a Glass');
    expect(foundation()).toBe(40);
  });
});

describe('reminders', () => {
  it('ask for permission when they are turned on, and appear while the page is open', async () => {
    const shown = allow('granted');
    await press('Remind Me');
    expect(toastStore.getState()).toMatchObject({
      title: 'Hydration Reminder',
      description: 'We’ll remind you at 4:00 PM, while Lookglass is open.',
    });
    await act(async () => {
      await later(61);
    });
    expect(shown).toEqual(['Hydration Reminder']);
    expect(toastStore.getState()?.description).toContain('So far today: 0 of 2,000 ml.');
    await press('Stop Reminders');
    await act(async () => {
      await later(120);
    });
    expect(shown).toHaveLength(1);
  });

  it('that the browser refuses still appear on the page, which says so', async () => {
    const shown = allow('denied');
    await press('Remind Me');
    expect(host.textContent).toContain('This browser blocks notifications from Lookglass');
    await act(async () => {
      await later(61);
    });
    expect(shown).toEqual([]);
    expect(toastStore.getState()?.title).toBe('Hydration Reminder');
    await press('Stop Reminders');
  });

  it('go into a calendar file for the rest of the day, at the chosen interval', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    vi.setSystemTime(new Date(2026, 10, 23, 18, 30));
    await press('Save for My Calendar');
    const [file] = saved.mock.calls[0]!;
    const lines = (await (file as Blob).text()).split('\r\n');
    expect((file as Blob).type).toBe('text/calendar;charset=utf-8');
    const starts = lines.filter((line) => line.startsWith('DTSTART:'));
    const at = (hour: number) =>
      new Date(2026, 10, 23, hour, 30).toISOString().replaceAll(/[-:]|\.000/g, '');
    expect(starts).toEqual([19, 20, 21].map((hour) => `DTSTART:${at(hour)}`));
    expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(3);
    expect(toastStore.getState()?.title).toBe('Calendar File Saved');
  });

  it('have no calendar file once the day is almost over', async () => {
    vi.setSystemTime(new Date(2026, 10, 23, 21, 40));
    await press('Save for My Calendar');
    expect(host.textContent).toContain('It’s too late for more reminders today.');
  });
});
