import { describe, expect, it } from 'vitest';
import { TRANSFORMATION_EFFECTS } from '#content/transformation-effects.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import type { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { openStudio, RED_LIPS } from '#tests/studio/open-studio.ts';
import { createTransformationCommands } from './commands/transformation.ts';
import type { StudioEvent } from './state/studio-events.ts';

const TARGET = TRANSFORMATION_EFFECTS[0]!.looks.medium;
const STEP = 75;
const DURATION = STEP * 20;

async function openLive(prepare?: (browser: FakeBrowser) => void) {
  const opened = openStudio(prepare);
  const { studio, browser } = opened;
  await studio.camera.start();
  const effects = studio.extend((parts) => createTransformationCommands(parts, studio.look));
  const events: StudioEvent[] = [];
  studio.events.listen((event) => events.push(event));
  return { ...opened, effects, events, mirror: browser.mirror! };
}

async function passSteps(browser: FakeBrowser, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await browser.pass(STEP);
}

describe('a look that is tried', () => {
  it('is in the mirror and nowhere else', async () => {
    const { browser, effects, events, look, mirror, state } = await openLive();
    const { history } = state();
    const worn = look();
    effects.preview(TARGET);
    expect(mirror.scene.look).toBe(TARGET);
    expect([state().history, look(), events]).toEqual([history, worn, []]);
    await browser.pass(5000);
    expect(browser.stored.has('lookglass.look')).toBe(false);
    effects.preview(null);
    expect(mirror.scene.look).toBe(worn);
  });

  it('goes when the worn look changes', async () => {
    const { effects, mirror, studio } = await openLive();
    effects.preview(TARGET);
    studio.look.wear(RED_LIPS);
    expect(mirror.scene.look).toEqual(RED_LIPS);
  });
});

describe('a look that comes on', () => {
  it('is worn from the start, and comes on in twenty steps', async () => {
    const { browser, effects, look, mirror } = await openLive();
    const from = look().lipstick.opacity;
    const ended = effects.run({ look: TARGET, milliseconds: DURATION });
    expect(look()).toEqual(TARGET);
    expect(mirror.scene.look.lipstick).toEqual({ ...TARGET.lipstick, opacity: from });
    const seen = [from];
    for (let step = 0; step < 20; step += 1) {
      await browser.pass(STEP);
      seen.push(mirror.scene.look.lipstick.opacity);
    }
    const stride = (TARGET.lipstick.opacity - from) / 20;
    expect(seen).toEqual(seen.map((_, step) => expect.closeTo(from + stride * step, 6)));
    expect(mirror.scene.look).toEqual(TARGET);
    expect(await ended).toBe('worn');
  });

  it('is one step to undo, and counts once', async () => {
    const { browser, effects, events, look, studio } = await openLive();
    const before = look();
    void effects.run({ look: TARGET, milliseconds: DURATION });
    await passSteps(browser, 20);
    expect(events).toEqual([{ kind: 'makeup-applied', makeup: 'whole-look' }]);
    studio.look.undo();
    expect(look()).toEqual(before);
  });

  it('lets no other one start', async () => {
    const { browser, effects, look } = await openLive();
    void effects.run({ look: TARGET, milliseconds: DURATION });
    expect(await effects.run({ look: RED_LIPS, milliseconds: DURATION })).toBe('busy');
    effects.preview(RED_LIPS);
    await passSteps(browser, 20);
    expect(look()).toEqual(TARGET);
  });

  it('is seen whole at once when it is finished', async () => {
    const { browser, effects, mirror } = await openLive();
    const ended = effects.run({ look: TARGET, milliseconds: DURATION });
    await passSteps(browser, 3);
    effects.finish();
    expect(await ended).toBe('worn');
    expect(mirror.scene.look).toEqual(TARGET);
  });

  it('gives way to a look that is put on meanwhile', async () => {
    const { browser, effects, look, mirror, studio } = await openLive();
    const ended = effects.run({ look: TARGET, milliseconds: DURATION });
    await passSteps(browser, 3);
    studio.look.wear(RED_LIPS);
    expect(await ended).toBe('replaced');
    await passSteps(browser, 20);
    expect([look(), mirror.scene.look]).toEqual([RED_LIPS, RED_LIPS]);
  });

  it('is kept when the page closes on the way', async () => {
    const { browser, effects } = await openLive();
    void effects.run({ look: TARGET, milliseconds: DURATION });
    await passSteps(browser, 1);
    browser.left.fire();
    expect(JSON.parse(browser.stored.get('lookglass.look')!)).toEqual(TARGET);
  });

  it('is worn when the camera ends on the way', async () => {
    const { browser, effects, look, state, studio } = await openLive();
    const ended = effects.run({ look: TARGET, milliseconds: DURATION });
    await passSteps(browser, 3);
    studio.camera.stop();
    await passSteps(browser, 20);
    expect([await ended, look(), state().shownLook]).toEqual(['worn', TARGET, null]);
  });

  it('takes no steps where none are wanted', async () => {
    const { effects, mirror } = await openLive();
    expect(await effects.run({ look: TARGET, milliseconds: 0 })).toBe('worn');
    expect(mirror.scene.look).toEqual(TARGET);
  });
});

describe('two tabs of one browser', () => {
  const OTHER = TRANSFORMATION_EFFECTS[1]!.looks.medium;

  it('each have their own look come on, and a page that is opened later wears the last', async () => {
    const one = await openLive();
    const other = await openLive((browser) => {
      browser.stored = one.browser.stored;
    });
    const ends = [
      one.effects.run({ look: TARGET, milliseconds: DURATION }),
      other.effects.run({ look: OTHER, milliseconds: DURATION }),
    ];
    for (let step = 0; step < 20; step += 1) {
      await one.browser.pass(STEP);
      await other.browser.pass(STEP);
    }
    expect(await Promise.all(ends)).toEqual(['worn', 'worn']);
    expect([one.mirror.scene.look, other.mirror.scene.look]).toEqual([TARGET, OTHER]);
    const later = openStudio((browser) => {
      browser.stored = one.browser.stored;
    });
    expect(later.look()).toEqual(OTHER);
    one.studio.look.undo();
    expect([one.look(), other.look()]).toEqual([DEFAULT_LOOK, OTHER]);
  });

  it('do not end each other: when one closes on the way, the other still reaches its target', async () => {
    const one = await openLive();
    const other = await openLive((browser) => {
      browser.stored = one.browser.stored;
    });
    const ended = other.effects.run({ look: OTHER, milliseconds: DURATION });
    void one.effects.run({ look: TARGET, milliseconds: DURATION });
    await other.browser.pass(STEP);
    one.browser.left.fire();
    await passSteps(other.browser, 19);
    expect(await ended).toBe('worn');
    expect([other.look(), other.mirror.scene.look]).toEqual([OTHER, OTHER]);
  });
});
