import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { POSTURES, posedHand, type HandPlace } from '#tests/support/posed-hand.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { NO_GESTURES, readGestures } from '#domain/gestures/gestures.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { MirrorPlace } from '#app/look/mirror-places.tsx';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import type { Look } from '#domain/makeup/look.ts';
import { createStudio, type Studio } from '#studio/studio.ts';
import { GesturesTab } from './gestures-tab.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Milliseconds from one look at the hands to the next. */
const LOOK = 1000 / 15;
const BESIDE: HandPlace = { x: 200, y: 430, palm: 110 };
const AT_FACE: HandPlace = { x: 640, y: 470, palm: 110 };

let root: Root;
let host: HTMLElement;
let browser: FakeBrowser;
let studio: Studio;
let gestures = NO_GESTURES;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  toastStore.setState(null, true);
});
afterEach(async () => {
  await act(async () => {
    root.unmount();
  });
  host.remove();
  vi.useRealTimers();
});

async function open(): Promise<void> {
  browser = new FakeBrowser();
  studio = createStudio(browser.environment);
  await studio.camera.start();
  gestures = NO_GESTURES;
  await act(async () => {
    root.render(
      <StudioProvider studio={studio}>
        <MirrorPlace name="picture" className="mirror-layer" />
        <GesturesTab />
      </StudioProvider>,
    );
  });
}

async function reload(): Promise<void> {
  await act(async () => {
    root.unmount();
  });
  root = createRoot(host);
  await open();
}

/** A face, and a hand in this posture or none, for so many seconds: what the engine would tell of them. */
async function show(
  posture: keyof typeof POSTURES | null,
  seconds: number,
  place = BESIDE,
): Promise<void> {
  const mirror = browser.mirror!;
  for (let time = 0; time < seconds * 1000; time += LOOK) {
    const now = performance.now() / 1000;
    const hands =
      posture === null
        ? []
        : [
            {
              id: 1,
              landmarks: Float32Array.from(posedHand(POSTURES[posture], place)),
              confidence: 1,
              side: 'left' as const,
            },
          ];
    const read = readGestures(gestures, hands, { time: now, mirrored: true });
    gestures = read.memory;
    await act(async () => {
      mirror.emit('landmarks', { landmarks: posedLandmarks({ x: 640, y: 340 }), confidence: 1 });
      mirror.emit('hands', hands);
      for (const gesture of read.gestures) mirror.emit('gesture', gesture);
      await vi.advanceTimersByTimeAsync(LOOK);
    });
  }
}

function worn(): Look {
  return currentLook(studio.store.getState());
}

function button(name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('button, [role="switch"]')];
  const found = all.find((each) => {
    const label = each.getAttribute('aria-label') ?? each.textContent;
    const labelled = document.querySelector(`label[for="${each.id}"]`)?.textContent;
    return label.startsWith(name) || labelled === name;
  });
  if (found === undefined) throw new Error(`nothing is called ${name}`);
  return found;
}

async function press(name: string): Promise<void> {
  await act(async () => {
    button(name).click();
    await vi.advanceTimersByTimeAsync(1);
  });
}

async function pressKey(at: HTMLElement, key: string, repeat = false): Promise<void> {
  await act(async () => {
    at.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }));
  });
}

function shownText(): string {
  return host.textContent;
}

async function calibrated(): Promise<void> {
  await open();
  await press('Hand Gestures');
  await show('open-palm', 2.4);
  expect(shownText()).toContain('Calibrate Again');
}

describe('calibrating', () => {
  it('goes on by ten percent every 200 milliseconds while a hand is held beside the face, and waits otherwise', async () => {
    await open();
    await press('Hand Gestures');
    const progress = (): string | null =>
      document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow') ?? null;
    await show(null, 1);
    expect(progress()).toBe('0');
    expect(shownText()).toContain('Hold one open hand beside your face');
    await show('open-palm', 1, AT_FACE);
    expect(progress()).toBe('0');
    expect(shownText()).toContain('Move your hand away from your face.');
    await show('open-palm', 1);
    expect(Number(progress()) % 10).toBe(0);
    expect(Math.abs(Number(progress()) - 50)).toBeLessThanOrEqual(10);
    await show('open-palm', 1.2);
    expect(shownText()).toContain('Calibrate Again');
  });

  it('comes before every start, as another hand may be there', async () => {
    await calibrated();
    await press('Hand Gestures');
    await press('Hand Gestures');
    expect(shownText()).toContain('Calibrating');
    const before = worn();
    await show('point', 1);
    expect(worn()).toBe(before);
    await show('open-palm', 2.4);
    expect(shownText()).toContain('Calibrate Again');
  });
});

describe('a gesture', () => {
  it('wears the next lipstick, is marked for two seconds and told', async () => {
    await calibrated();
    const before = worn().lipstick.color;
    await show('open-palm', 0.5);
    await show('point', 1);
    expect(worn().lipstick.color).not.toBe(before);
    expect(toastStore.getState()).toMatchObject({
      title: 'Gesture Detected',
      description: 'Lipstick: Soft Rose',
    });
    expect(document.querySelector('[data-active="true"]')?.textContent).toContain('Next lipstick');
    await show(null, 2);
    expect(document.querySelector('[data-active="true"]')).toBeNull();
  });

  it('shows how sure it is while it is made', async () => {
    await calibrated();
    await show('two-fingers', 0.3);
    const levels = [...document.querySelectorAll<HTMLElement>('.confidence-badge')].map(
      ({ dataset }) => dataset['level'],
    );
    expect(levels).toEqual(['low', 'high', 'low', 'low', 'low']);
  });

  it('does nothing at the face', async () => {
    await calibrated();
    const before = worn();
    await show('open-palm', 0.5);
    for (const posture of ['point', 'two-fingers', 'fist', 'thumb-up'] as const) {
      await show(posture, 2, AT_FACE);
    }
    expect(worn()).toBe(before);
    expect(toastStore.getState()).toBeNull();
    expect(shownText()).toContain('Nothing happens while you do your makeup.');
  });

  it('does nothing once it is switched off', async () => {
    await calibrated();
    const before = worn();
    await press('Next eyeshadow by hand');
    await show('open-palm', 0.5);
    await show('two-fingers', 1.2);
    expect(worn()).toBe(before);
  });

  it('stays switched off after the page was loaded again, and can be switched on', async () => {
    const isOn = () => button('Take a picture by hand').getAttribute('aria-checked');
    await open();
    await press('Take a picture by hand');
    await reload();
    expect([isOn(), button('Reset the look by hand').getAttribute('aria-checked')]).toEqual([
      'false',
      'true',
    ]);
    await press('Take a picture by hand');
    await reload();
    expect(isOn()).toBe('true');
  });

  it.each(['{"gesturesOff":["jump"]}', '{"gesturesOff":"reset"}', 'broken'])(
    'is on where the device keeps %s',
    async (kept) => {
      localStorage.setItem('lookglass.preferences', kept);
      await open();
      const switches = [...host.querySelectorAll('.gesture-row [role="switch"]')];
      expect(switches.map((each) => each.getAttribute('aria-checked'))).toEqual(
        Array.from({ length: 5 }, () => 'true'),
      );
    },
  );

  it('asks before the look is reset, and a thumb up answers', async () => {
    await calibrated();
    studio.look.change({ lipstick: { color: '#123456' } });
    await show('open-palm', 0.5);
    await show('fist', 1);
    expect(document.body.textContent).toContain('Reset your look?');
    expect(worn().lipstick.color).toBe('#123456');
    await show(null, 1.5);
    await show('open-palm', 0.5);
    await show('thumb-up', 1);
    expect(worn().lipstick.color).toBe('#ec4899');
    expect(browser.mirror!.snapshots).toHaveLength(0);
  });

  it('changes nothing behind the question, by hand or by key', async () => {
    await calibrated();
    studio.look.change({ lipstick: { color: '#123456' } });
    await press('Reset the look');
    const before = worn();
    for (const posture of ['point', 'two-fingers'] as const) {
      await show('open-palm', 0.5);
      await show(posture, 1);
    }
    await pressKey(button('Keep'), '1');
    await pressKey(button('Keep'), '4');
    expect(document.body.textContent).toContain('Reset your look?');
    expect(worn()).toBe(before);
    expect(document.querySelector('[aria-label^="Picture in"]')).toBeNull();
  });

  it('keeps the look where nobody answers', async () => {
    await calibrated();
    studio.look.change({ lipstick: { color: '#123456' } });
    await press('Reset the look');
    await show(null, 10.2);
    expect(document.body.textContent).not.toContain('Reset your look?');
    expect(worn().lipstick.color).toBe('#123456');
  });

  it('takes a picture after counting to three, unless that is canceled', async () => {
    await calibrated();
    await press('Take a picture');
    expect(document.querySelector('[aria-label="Picture in 3"]')).not.toBeNull();
    await show(null, 1.1);
    expect(document.querySelector('[aria-label="Picture in 2"]')).not.toBeNull();
    await press('Cancel');
    await show(null, 3);
    expect(browser.mirror!.snapshots).toHaveLength(0);
    await press('Take a picture');
    await show(null, 3.1);
    expect(browser.mirror!.snapshots).toHaveLength(1);
  });
});

it('follows no hands before it is asked to, and none after the tab is left', async () => {
  await open();
  expect(browser.mirror!.listenerCount('hands')).toBe(0);
  await press('Hand Gestures');
  expect(browser.mirror!.listenerCount('hands')).toBe(1);
  await act(async () => {
    root.render(<p />);
  });
  expect(browser.mirror!.listenerCount('hands')).toBe(0);
  expect(browser.mirror!.listenerCount('gesture')).toBe(0);
});

it('does by number keys what hands do, without a camera too', async () => {
  await open();
  const before = worn().eyeshadow.colors;
  await pressKey(button('Next lipstick'), '2');
  expect(worn().eyeshadow.colors).not.toEqual(before);
});

it('acts once for a number key that is held down', async () => {
  await open();
  await pressKey(button('Next lipstick'), '1');
  const once = worn();
  await pressKey(button('Next lipstick'), '1', true);
  expect(worn()).toBe(once);
});
