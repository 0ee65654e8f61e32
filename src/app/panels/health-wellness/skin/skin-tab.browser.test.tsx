import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { PEOPLE } from '#tests/advice/synthetic-reading.ts';
import { syntheticSkin, type SkinChange } from '#tests/skin-report/synthetic-skin.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { createStudio, type Studio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { SkinTab } from './skin-tab.tsx';

const { host, render, unmount } = mountPlace();
let browser: FakeBrowser;
let studio: Studio;

async function open(shown: 'camera' | 'nothing' = 'camera'): Promise<void> {
  browser = new FakeBrowser();
  studio = createStudio(browser.environment);
  if (shown === 'camera') await studio.camera.start();
  await render(
    <StudioProvider studio={studio}>
      <SkinTab />
    </StudioProvider>,
  );
}

/** Sets what the mirror measures from now on. */
function sees(seen: readonly SkinChange[] | Withheld): void {
  browser.mirror!.measuring = () =>
    Promise.resolve(('withheld' in seen ? seen : syntheticSkin(PEOPLE[2]!.skin, seen)) as never);
}

const button = (name: string) =>
  [...host.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );

async function press(name: string): Promise<void> {
  await act(async () => {
    button(name)!.click();
    await vi.advanceTimersByTimeAsync(1);
  });
}

async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

async function scan(seen: readonly SkinChange[] | Withheld): Promise<void> {
  sees(seen);
  await press('Scan My Skin');
  await pass(5000);
}

const look = () => currentLook(studio.store.getState());
const progress = () => host.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow');
const RED: SkinChange = { zone: 'cheek-left', measure: 'redness', to: 5.5 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  localStorage.clear();
  toastStore.setState(null, true);
});

afterEach(async () => {
  // A scan outlives its tab, so it is canceled to leave nothing for the next test.
  if (button('Scan Again') !== undefined) {
    await press('Scan Again');
    await press('Cancel');
  }
  await unmount();
  vi.useRealTimers();
});

describe('a scan of the skin', () => {
  it('needs a picture in the mirror', async () => {
    await open('nothing');
    await press('Scan My Skin');
    expect(toastStore.getState()?.title).toBe('Camera Required');
    expect(button('Scan My Skin')).toBeDefined();
  });

  it('advances by a fifth in each of five one-second steps, with a toast for each and one at the end', async () => {
    await open();
    sees([RED]);
    await press('Scan My Skin');
    const seen: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      seen.push(`${progress()} ${toastStore.getState()?.title}`);
      await pass(1000);
    }
    expect(seen).toEqual([20, 40, 60, 80, 100].map((share) => `${share} Skin Scan: ${share}%`));
    expect(toastStore.getState()).toMatchObject({
      title: 'Skin Scan Complete',
      description: 'One thing stands out in this light.',
    });
    expect(browser.mirror!.measures.map(({ what }) => what)).toEqual(['skin']);
  });

  it('does not end before the measuring, and can be canceled', async () => {
    await open();
    browser.mirror!.measuring = () => new Promise(() => {});
    await press('Scan My Skin');
    await pass(60_000);
    expect(progress()).toBe('100');
    await press('Cancel');
    expect(button('Scan My Skin')).toBeDefined();
  });

  it('of a picture without a face says so, and what to do', async () => {
    await open();
    await scan({ withheld: 'no-face' });
    expect(host.querySelector('[role="alert"]')!.textContent).toBe(
      'No face to measureLook into the camera, with your whole face in the picture.',
    );
    expect(toastStore.getState()?.title).toBe('No Skin Scan');
  });

  it('says what can be seen, how clearly, and that none of it is a medical statement', async () => {
    await open();
    await scan([RED]);
    const words = host.textContent;
    expect(words).toContain('Visible redness, left cheek');
    expect(words).toContain('Visible to marked');
    expect(words).toContain('Nothing here is a medical statement.');
  });

  it('says what could not be determined, and why', async () => {
    await open();
    await scan(
      (['cheek-left', 'cheek-right'] as const).map((zone) => ({
        zone,
        measure: 'redness' as const,
        to: 'face-covered' as const,
      })),
    );
    expect(host.textContent).not.toContain('Redness: Something covers your skin here');
    await press('Scan Again');
    await press('Cancel');
    await scan(
      (['under-eye-left', 'under-eye-right'] as const).map((zone) => ({
        zone,
        measure: 'dark-circle-lightness' as const,
        to: 'face-covered' as const,
      })),
    );
    expect(host.textContent).toContain(
      'Shadows under the eyes: Something covers your skin hereTake hair, hands, glasses or a mask away',
    );
  });
});

describe('makeup for what was seen', () => {
  it('goes on in one step, and comes off in one', async () => {
    await open();
    await scan([RED]);
    await press('Apply for Visible redness, left cheek');
    expect([look().foundation.opacity, look().blush.opacity]).toEqual([55, 35]);
    expect(host.textContent).toContain('You’re wearing it.');
    await act(async () => {
      toastStore.getState()!.action!.act();
    });
    expect(look()).toEqual(DEFAULT_LOOK);
  });

  it('can be undone next to where it was put on', async () => {
    await open();
    await scan([RED]);
    await press('Apply for Visible redness, left cheek');
    await press('Take back for Visible redness, left cheek');
    expect(look()).toEqual(DEFAULT_LOOK);
    expect(button('Apply for Visible redness, left cheek')).toBeDefined();
  });
});
