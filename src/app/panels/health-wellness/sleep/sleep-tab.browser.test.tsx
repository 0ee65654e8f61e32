import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, actNow } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import type { SkinReading, SkinValue } from '#domain/analysis/skin-reading.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import { daysLater } from '#domain/gamification/calendar-day.ts';
import { IMPACT_MEASURES, SKIN_IMPACTS } from '#domain/wellness/sleep/sleep-log.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { createStudio, type Studio } from '#studio/studio.ts';
import { moveSlider } from '#tests/support/move-slider.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { sleepRecord } from './sleep-record.ts';
import { SleepTab } from './sleep-tab.tsx';

const { host, render, unmount } = mountPlace();
let browser: FakeBrowser;
let studio: Studio;

const NOON = new Date(2026, 10, 21, 12);
const TODAY = '2026-11-21';

const named = (name: string) =>
  [...host.querySelectorAll<HTMLElement>('button, label')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )!;

async function press(name: string): Promise<void> {
  await act(async () => {
    named(name).click();
    await vi.advanceTimersByTimeAsync(1);
  });
}

function reading(darkness: number): SkinReading {
  const values = SKIN_IMPACTS.flatMap((impact) => {
    const { measure, zones } = IMPACT_MEASURES[impact];
    return zones.map((zone): SkinValue =>
      impact === 'dryness'
        ? { zone, measure, unit: '%', withheld: 'too-few-pixels' }
        : {
            zone,
            measure,
            unit: 'L*',
            value: darkness,
            low: darkness - 1,
            high: darkness + 1,
            confidence: 0.8,
          },
    );
  });
  return { values } as unknown as SkinReading;
}

/** Starts the camera, and sets the engine's answer about the face in the mirror. */
async function measuring(answer: SkinReading | Withheld): Promise<void> {
  await act(() => studio.camera.start());
  browser.mirror!.measuring = () => Promise.resolve(answer as never);
}

/** Measurements of earlier mornings, the newest of them yesterday. */
function earlier(...darkness: readonly number[]): void {
  const known = (value: number) => ({ value, low: value - 1, high: value + 1 });
  const days = darkness.map((value, at) => ({
    id: `01890a5d-ac96-774b-bcce-${String(at).padStart(12, '0')}`,
    day: daysLater(TODAY, at - darkness.length),
    hours: 7,
    quality: 'good',
    impact: {
      puffiness: known(value),
      darkness: known(value),
      dullness: known(value),
      dryness: { withheld: 'too-few-pixels' },
    },
  }));
  localStorage.setItem('lookglass.wellness.sleep.guest', JSON.stringify({ v: 1, days }));
  actNow(sleepRecord.readAgain);
}

const kept = () =>
  JSON.parse(localStorage.getItem('lookglass.wellness.sleep.guest') ?? '{"days":[]}').days;
const slider = () => host.querySelector<HTMLInputElement>('input[type="range"]')!;

async function open(): Promise<void> {
  await render(
    <StudioProvider studio={studio}>
      <SleepTab />
    </StudioProvider>,
  );
}

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  vi.setSystemTime(NOON);
  localStorage.clear();
  sleepRecord.readAgain();
  toastStore.setState(null, true);
  browser = new FakeBrowser();
  studio = createStudio(browser.environment);
  await open();
});

afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

describe('the tab Sleep', () => {
  it('logs hours and the quality of sleep, and still has them after a reload', async () => {
    expect(slider().getAttribute('aria-valuetext')).toBe('Not logged yet');
    await act(async () => {
      moveSlider(slider(), 7);
    });
    await press('Poor');
    expect(kept()).toMatchObject([{ day: TODAY, hours: 7, quality: 'poor', impact: null }]);
    await unmount();
    await open();
    expect(slider().getAttribute('aria-valuetext')).toBe('7 hours');
    expect(named('Poor').querySelector('input')!.checked).toBe(true);
  });

  it('offers a touch of makeup after a poor night, which Undo removes', async () => {
    await press('Poor');
    const before = currentLook(studio.store.getState());
    await press('Apply for this morning');
    const { blush, mascara } = currentLook(studio.store.getState());
    expect([blush.opacity, mascara.opacity]).toEqual([
      before.blush.opacity + 5,
      before.mascara.opacity + 5,
    ]);
    await act(async () => {
      toastStore.getState()!.action!.act();
    });
    expect(currentLook(studio.store.getState())).toEqual(before);
  });

  it('asks for the camera', async () => {
    await press('Measure This Morning');
    expect(toastStore.getState()).toMatchObject({
      title: 'Camera Required',
      description: 'Please ensure your camera is active for skin analysis.',
    });
  });

  it('shows what was measured with its interval, and compares only once there is enough', async () => {
    await measuring(reading(4));
    await press('Measure This Morning');
    expect(host.textContent).toContain('4.0 ± 1.0 L*');
    expect(host.textContent).toContain('5 more mornings until it can be compared.');
    expect(host.textContent).toContain('Dryness: Too few pixels for something so fine');
    expect(toastStore.getState()?.description).toBe(
      '3 of 4 were measured. The others say why not.',
    );
    expect(kept()).toMatchObject([
      { day: TODAY, impact: { dryness: { withheld: 'too-few-pixels' } } },
    ]);
  });

  it('recognizes a morning that differs from the person’s usual, and offers makeup for it', async () => {
    earlier(4, 4.5, 3.8, 4.2, 4);
    await measuring(reading(14));
    await press('Measure This Morning');
    expect(host.textContent).toContain('Darker than on your usual mornings. Your usual: ');
    expect(host.textContent).toContain('Darker under the eyes: a little more base, a softer line.');
    expect(named('Apply for this morning')).toBeDefined();
  });

  it('keeps nothing of a withheld measurement, and says why', async () => {
    await measuring({ withheld: 'too-dark' });
    await press('Measure This Morning');
    expect(host.querySelector('[role="alert"]')!.textContent).toContain('Too little light');
    expect(kept()).toEqual([]);
  });

  it('loses nothing when the clock is set back', async () => {
    earlier(4, 5);
    vi.setSystemTime(new Date(2026, 10, 19, 12));
    actNow(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await press('Fair');
    expect(kept()).toHaveLength(3);
    expect(kept()[0]).toMatchObject({ day: '2026-11-19', quality: 'good' });
    expect(kept()[2]).toMatchObject({ day: '2026-11-19', quality: 'fair' });
  });

  it('erases all nights', async () => {
    await press('Good');
    await press('Erase all nights');
    await act(async () => {
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'Erase all')!
        .click();
    });
    expect(kept()).toEqual([]);
  });
});
