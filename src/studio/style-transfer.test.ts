import { describe, expect, it } from 'vitest';
import { ART_STYLES } from '#content/art-styles/art-styles.ts';
import { TRANSFER_STEPS, type TransferStep } from '#domain/art-style/transfer.ts';
import type { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { openStudio, RED_LIPS } from '#tests/studio/open-studio.ts';
import { createStyleTransfer } from './commands/style-transfer.ts';

const TARGET = ART_STYLES[0]!.makeupTransform.medium;

async function openLive() {
  const opened = openStudio();
  const { studio, browser } = opened;
  await studio.camera.start();
  const transfer = studio.extend((parts) => createStyleTransfer(parts, studio.look));
  const steps: TransferStep[] = [];
  const begin = (isShown = true) =>
    transfer.run({ target: () => TARGET, isShown, onStep: (step) => steps.push(step) });
  return { ...opened, transfer, steps, begin, mirror: browser.mirror! };
}

async function passSteps(browser: FakeBrowser, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await browser.pass(800);
}

describe('an art style', () => {
  it('is laid on in six steps of 800 ms, each seen in the mirror', async () => {
    const { begin, browser, mirror, steps } = await openLive();
    const ended = begin();
    for (const [place, step] of TRANSFER_STEPS.entries()) {
      expect(steps).toEqual(TRANSFER_STEPS.slice(0, place + 1));
      expect(mirror.scene.look[step]).toEqual(TARGET[step]);
      await browser.pass(799);
      expect(steps).toHaveLength(place + 1);
      await browser.pass(1);
    }
    expect(await ended).toBe('worn');
  });

  it('replaces what is worn at the end, in one step to undo', async () => {
    const { begin, browser, look, mirror, studio } = await openLive();
    const before = look();
    const ended = begin();
    await passSteps(browser, 5);
    expect(look()).toEqual(before);
    await passSteps(browser, 1);
    await ended;
    expect([look(), mirror.scene.look]).toEqual([TARGET, TARGET]);
    studio.look.undo();
    expect(look()).toEqual(before);
  });

  it('is not seen before its end where that is not wanted', async () => {
    const { begin, browser, look, mirror } = await openLive();
    const before = look();
    void begin(false);
    await passSteps(browser, 5);
    expect(mirror.scene.look).toEqual(before);
    await passSteps(browser, 1);
    expect(look()).toEqual(TARGET);
  });

  it('leaves everything as it was when it is stopped', async () => {
    const { begin, browser, look, mirror, state, transfer } = await openLive();
    const [before, { history }] = [look(), state()];
    const ended = begin();
    await passSteps(browser, 3);
    transfer.stop();
    expect(await ended).toBe('stopped');
    await passSteps(browser, 6);
    expect([look(), mirror.scene.look, state().history]).toEqual([before, before, history]);
  });

  it('lets no other one start meanwhile', async () => {
    const { begin, browser, steps } = await openLive();
    void begin();
    await passSteps(browser, 1);
    expect(await begin()).toBe('busy');
    expect(steps).toHaveLength(2);
  });

  it('gives way to a look that is put on meanwhile', async () => {
    const { begin, browser, look, mirror, studio } = await openLive();
    const ended = begin();
    await passSteps(browser, 2);
    studio.look.wear(RED_LIPS);
    expect(await ended).toBe('replaced');
    await passSteps(browser, 6);
    expect([look(), mirror.scene.look]).toEqual([RED_LIPS, RED_LIPS]);
  });

  it('is kept nowhere before its end: a page that is reloaded wears what it wore', async () => {
    const { begin, browser } = await openLive();
    void begin();
    await passSteps(browser, 5);
    expect(browser.stored.has('lookglass.look')).toBe(false);
  });

  it('is put on for the skin as it is known at the end', async () => {
    const { browser, look, transfer } = await openLive();
    let tone: 'medium' | 'deep' = 'medium';
    void transfer.run({
      target: () => ART_STYLES[0]!.makeupTransform[tone],
      isShown: true,
      onStep: () => undefined,
    });
    await passSteps(browser, 2);
    tone = 'deep';
    await passSteps(browser, 4);
    expect(look()).toEqual(ART_STYLES[0]!.makeupTransform.deep);
  });
});
