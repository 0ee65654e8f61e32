import { afterEach, describe, expect, it } from 'vitest';
import { AT_FACE, ShownGestures } from '#tests/support/shown-gestures.tsx';
import { toastStore } from '#app/kit/toast/toasts.ts';

let shown: ShownGestures;
afterEach(() => {
  shown.close();
});

async function open(): Promise<void> {
  shown = await ShownGestures.open();
}

async function openCalibrated(): Promise<void> {
  shown = await ShownGestures.calibrated();
}

describe('calibrating', () => {
  it('advances by ten percent every 200 milliseconds while a hand is held beside the face, and waits otherwise', async () => {
    await open();
    await shown.press('Hand Gestures');
    const progress = (): string | null =>
      document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow') ?? null;
    await shown.show(null, 1);
    expect(progress()).toBe('0');
    expect(shown.text()).toContain('Hold one open hand beside your face');
    await shown.show('open-palm', 1, AT_FACE);
    expect(progress()).toBe('0');
    expect(shown.text()).toContain('Move your hand away from your face.');
    await shown.show('open-palm', 1);
    expect(Number(progress()) % 10).toBe(0);
    expect(Math.abs(Number(progress()) - 50)).toBeLessThanOrEqual(10);
    await shown.show('open-palm', 1.2);
    expect(shown.text()).toContain('Calibrate Again');
  });

  it('comes before every start, as another hand may be there', async () => {
    await openCalibrated();
    await shown.press('Hand Gestures');
    await shown.press('Hand Gestures');
    expect(shown.text()).toContain('Calibrating');
    const before = shown.worn();
    await shown.show('point', 1);
    expect(shown.worn()).toBe(before);
    await shown.show('open-palm', 2.4);
    expect(shown.text()).toContain('Calibrate Again');
  });
});

describe('a gesture', () => {
  it('puts on the next lipstick, is highlighted for two seconds and announced', async () => {
    await openCalibrated();
    const before = shown.worn().lipstick.color;
    await shown.show('open-palm', 0.5);
    await shown.show('point', 1);
    expect(shown.worn().lipstick.color).not.toBe(before);
    expect(toastStore.getState()).toMatchObject({
      title: 'Gesture Detected',
      description: 'Lipstick: Soft Rose',
    });
    expect(document.querySelector('[data-active="true"]')?.textContent).toContain('Next lipstick');
    await shown.show(null, 2);
    expect(document.querySelector('[data-active="true"]')).toBeNull();
  });

  it('shows its confidence while it is made', async () => {
    await openCalibrated();
    await shown.show('two-fingers', 0.3);
    const levels = [...document.querySelectorAll<HTMLElement>('.confidence-badge')].map(
      ({ dataset }) => dataset['level'],
    );
    expect(levels).toEqual(['low', 'high', 'low', 'low', 'low']);
  });

  it('does nothing when made at the face', async () => {
    await openCalibrated();
    const before = shown.worn();
    await shown.show('open-palm', 0.5);
    for (const posture of ['point', 'two-fingers', 'fist', 'thumb-up'] as const) {
      await shown.show(posture, 2, AT_FACE);
    }
    expect(shown.worn()).toBe(before);
    expect(toastStore.getState()).toBeNull();
    expect(shown.text()).toContain('Nothing happens while you do your makeup.');
  });

  it('does nothing once it is switched off', async () => {
    await openCalibrated();
    const before = shown.worn();
    await shown.press('Next eyeshadow by hand');
    await shown.show('open-palm', 0.5);
    await shown.show('two-fingers', 1.2);
    expect(shown.worn()).toBe(before);
  });

  it('stays switched off after the page is reloaded, and can be switched on', async () => {
    const isOn = () => shown.button('Take a picture by hand').getAttribute('aria-checked');
    await open();
    await shown.press('Take a picture by hand');
    await shown.tab.reload();
    expect([isOn(), shown.button('Reset the look by hand').getAttribute('aria-checked')]).toEqual([
      'false',
      'true',
    ]);
    await shown.press('Take a picture by hand');
    await shown.tab.reload();
    expect(isOn()).toBe('true');
  });

  it.each(['{"gesturesOff":["jump"]}', '{"gesturesOff":"reset"}', 'broken'])(
    'is on if the device stores %s',
    async (kept) => {
      await open();
      localStorage.setItem('lookglass.preferences', kept);
      await shown.tab.reload();
      const switches = [...shown.tab.host.querySelectorAll('.gesture-row [role="switch"]')];
      expect(switches.map((each) => each.getAttribute('aria-checked'))).toEqual(
        Array.from({ length: 5 }, () => 'true'),
      );
    },
  );

  it('asks before the look is reset, and is answered by a thumb up', async () => {
    await openCalibrated();
    shown.tab.studio.look.change({ lipstick: { color: '#123456' } });
    await shown.show('open-palm', 0.5);
    await shown.show('fist', 1);
    expect(document.body.textContent).toContain('Reset your look?');
    expect(shown.worn().lipstick.color).toBe('#123456');
    await shown.show(null, 1.5);
    await shown.show('open-palm', 0.5);
    await shown.show('thumb-up', 1);
    expect(shown.worn().lipstick.color).toBe('#ec4899');
    expect(shown.mirror.snapshots).toHaveLength(0);
  });

  it('changes nothing behind the question, neither by hand nor by key', async () => {
    await openCalibrated();
    shown.tab.studio.look.change({ lipstick: { color: '#123456' } });
    await shown.press('Reset the look');
    const before = shown.worn();
    for (const posture of ['point', 'two-fingers'] as const) {
      await shown.show('open-palm', 0.5);
      await shown.show(posture, 1);
    }
    await shown.pressKey('Keep', '1');
    await shown.pressKey('Keep', '4');
    expect(document.body.textContent).toContain('Reset your look?');
    expect(shown.worn()).toBe(before);
    expect(document.querySelector('[aria-label^="Picture in"]')).toBeNull();
  });

  it('keeps the look if nobody answers', async () => {
    await openCalibrated();
    shown.tab.studio.look.change({ lipstick: { color: '#123456' } });
    await shown.press('Reset the look');
    await shown.show(null, 10.2);
    expect(document.body.textContent).not.toContain('Reset your look?');
    expect(shown.worn().lipstick.color).toBe('#123456');
  });

  it('takes a picture after counting to three, unless that is canceled', async () => {
    await openCalibrated();
    await shown.press('Take a picture');
    expect(document.querySelector('[aria-label="Picture in 3"]')).not.toBeNull();
    await shown.show(null, 1.1);
    expect(document.querySelector('[aria-label="Picture in 2"]')).not.toBeNull();
    await shown.press('Cancel');
    await shown.show(null, 3);
    expect(shown.mirror.snapshots).toHaveLength(0);
    await shown.press('Take a picture');
    await shown.show(null, 3.1);
    expect(shown.mirror.snapshots).toHaveLength(1);
  });
});

it('tracks hands only when asked to, and no longer after the tab is left', async () => {
  await open();
  expect(shown.mirror.listenerCount('hands')).toBe(0);
  await shown.press('Hand Gestures');
  expect(shown.mirror.listenerCount('hands')).toBe(1);
  await shown.tab.leave();
  expect(shown.mirror.listenerCount('hands')).toBe(0);
  expect(shown.mirror.listenerCount('gesture')).toBe(0);
});

it('does with number keys what hands do, even without a camera', async () => {
  await open();
  const before = shown.worn().eyeshadow.colors;
  await shown.pressKey('Next lipstick', '2');
  expect(shown.worn().eyeshadow.colors).not.toEqual(before);
});

it('acts only once for a number key that is held down', async () => {
  await open();
  await shown.pressKey('Next lipstick', '1');
  const once = shown.worn();
  await shown.pressKey('Next lipstick', '1', true);
  expect(shown.worn()).toBe(once);
});
