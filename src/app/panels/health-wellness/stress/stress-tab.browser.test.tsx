import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import type { Measurement } from '#domain/analysis/measurement.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { createStudio, type Studio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { stressAnswers } from './stress-answers.ts';
import { StressTab } from './stress-tab.tsx';

const { host, render, unmount } = mountPlace();
let browser: FakeBrowser;
let studio: Studio;

const named = (name: string) =>
  [...host.querySelectorAll<HTMLElement>('button, label')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );

async function press(found: HTMLElement | string): Promise<void> {
  await act(async () => {
    (typeof found === 'string' ? named(found)! : found).click();
    await vi.advanceTimersByTimeAsync(1);
  });
}

async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

/** Answers each question with a value from 0 to 4. */
async function answer(...answers: readonly number[]): Promise<void> {
  for (const [place, given] of answers.entries()) {
    const question = host.querySelectorAll('fieldset')[place]!;
    await press(question.querySelectorAll('label')[given]!);
  }
}

const look = () => currentLook(studio.store.getState());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  localStorage.clear();
  stressAnswers.readAgain();
  toastStore.setState(null, true);
  browser = new FakeBrowser();
  studio = createStudio(browser.environment);
  await render(
    <StudioProvider studio={studio}>
      <StressTab />
    </StudioProvider>,
  );
});

afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

describe('stress', () => {
  it('is what the person says: a level appears once all four questions are answered, and not before', async () => {
    await answer(4, 3, 1);
    expect(host.textContent).toContain('Answer all four');
    await answer(4, 3, 1, 0);
    expect(host.querySelector('.stress-level')!.textContent).toBe('High88 of 100');
    expect(host.textContent).toContain('They’re no test');
  });

  it('keeps the answers in this browser, and forgets them on request', async () => {
    await answer(2, 2, 2, 2);
    expect(Object.keys(localStorage)).toHaveLength(1);
    await press('Clear My Answers');
    expect(Object.keys(localStorage)).toHaveLength(0);
    expect(host.querySelectorAll('input:checked')).toHaveLength(0);
  });

  it('has makeup for it and for what the person notices, on and off in one step', async () => {
    await answer(4, 4, 0, 0);
    await press('A flushed face');
    await press('Apply for Quick and Quiet');
    expect([look().lipstick.opacity, look().blush.opacity]).toEqual([45, 10]);
    expect(look().foundation).toEqual(DEFAULT_LOOK.foundation);
    await press('Take back for Quick and Quiet');
    expect(look()).toEqual(DEFAULT_LOOK);
  });
});

describe('the pulse', () => {
  async function measured(pulse: Measurement): Promise<string> {
    await act(async () => {
      await studio.camera.start();
    });
    browser.mirror!.measuring = () => Promise.resolve({ kind: 'pulse', ...pulse } as never);
    await press('Measure My Pulse');
    return host.querySelector('.pulse [role="status"]')!.textContent;
  }

  it('needs a picture in the mirror', async () => {
    await press('Measure My Pulse');
    expect(toastStore.getState()?.title).toBe('Camera Required');
  });

  it('is shown with its interval if it passed every gate, and is not part of the level', async () => {
    await answer(0, 0, 4, 4);
    const words = await measured({ value: 112, low: 109, high: 115, confidence: 0.8 });
    expect(words).toContain('112 ± 3beats a minute');
    expect(host.querySelector('.stress-level')!.textContent).toBe('Low0 of 100');
  });

  it('is withheld with the gate that it did not pass', async () => {
    expect(await measured({ withheld: 'flickering-light' })).toBe(
      'Pulse: The light flickersUse daylight, or another lamp: this one brightens and dims as a pulse does.',
    );
  });
});

describe('a minute of breathing', () => {
  it('counts six breaths, and ends by itself', async () => {
    await press('Breathe for a Minute');
    expect(host.querySelector('.breathing-words')!.textContent).toBe('Breathe in4Breath 1 of 6');
    await pass(5000);
    expect(host.querySelector('.breathing-words')!.textContent).toBe('Breathe out5Breath 1 of 6');
    await pass(55_000);
    expect(host.textContent).toContain('That was a minute of slow breathing.');
  });

  it('stops at once', async () => {
    await press('Breathe for a Minute');
    await pass(12_000);
    await press('Stop');
    expect(host.querySelector('.slow-breath')).toBeNull();
    await pass(60_000);
    expect(host.textContent).not.toContain('That was a minute');
  });
});
