import { describe, expect, it } from 'vitest';
import { openStudio, RED_LIPS } from '#tests/studio/open-studio.ts';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { hairShade, layHairShade } from './commands/hair-shade.ts';
import { createPainting, type Painting } from './commands/painting.ts';
import { createRemovalCommands, wearsAnythingAtAll } from './commands/removal.ts';
import { createStudio } from './studio.ts';

function openRemoval() {
  const opened = openStudio();
  return { ...opened, removal: opened.studio.extend(createRemovalCommands) };
}

describe('looking at one’s own skin', () => {
  it('sets every opacity to 0 and keeps the shades', () => {
    const { studio, look, removal } = openRemoval();
    studio.look.wear(RED_LIPS);
    removal.takeOff();
    expect(PRODUCTS.map((product) => look()[product].opacity)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(look().lipstick.color).toBe(RED_LIPS.lipstick.color);
  });

  it('gives back exactly what was worn, at its intensity', () => {
    const { studio, state, removal } = openRemoval();
    studio.look.wearQuickLook('bold');
    studio.look.dragIntensity(40);
    const worn = state().history.present;
    removal.takeOff();
    removal.restore();
    expect(state().history.present).toEqual(worn);
    expect(removal.store.getState().kept).toBeNull();
  });

  it('gives it back after a reload, too', () => {
    const { browser, studio, state, removal } = openRemoval();
    studio.look.wearQuickLook('bold');
    studio.look.dragIntensity(100);
    const worn = state().history.present;
    removal.takeOff();
    browser.left.fire();
    const next = createStudio(browser.environment);
    const again = next.extend(createRemovalCommands);
    expect(next.store.getState().history.present.look.lipstick.opacity).toBe(0);
    again.restore();
    expect(next.store.getState().history.present).toEqual(worn);
  });

  it('ends with an Undo that brings the makeup back', () => {
    const { studio, removal } = openRemoval();
    removal.takeOff();
    studio.look.undo();
    expect(removal.store.getState().kept).toBeNull();
  });

  it('keeps the first look where it is begun twice, and when makeup is put on meanwhile', () => {
    const { studio, look, removal } = openRemoval();
    studio.look.wear(RED_LIPS);
    removal.takeOff();
    removal.takeOff();
    studio.look.wearQuickLook('natural');
    removal.takeOff();
    removal.restore();
    expect(look()).toEqual(RED_LIPS);
  });

  it('does nothing for a face that wears nothing', () => {
    const { studio, state, removal } = openRemoval();
    studio.look.dragIntensity(0);
    const { past } = state().history;
    removal.takeOff();
    expect(removal.store.getState().kept).toBeNull();
    expect(state().history.past).toEqual(past);
  });

  it('can be left for what is worn now', () => {
    const { studio, look, removal } = openRemoval();
    removal.takeOff();
    studio.look.wear(RED_LIPS);
    removal.forget();
    removal.restore();
    expect(look()).toEqual(RED_LIPS);
  });

  it.each(['broken', '{}', '{"look":{"v":99},"intensity":75,"designed":{}}'])(
    'treats a stored %j as nothing',
    (stored) => {
      const { browser } = openStudio();
      browser.stored.set('lookglass.removal', stored);
      const removal = createStudio(browser.environment).extend(createRemovalCommands);
      expect(removal.store.getState().kept).toBeNull();
    },
  );
});

const COPPER = '#a8482f';

function tabOf(kept = new Map<string, string>()) {
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
  };
}

function paint(painting: Painting, v: number): void {
  painting.begin({ product: 'blush', shade: '#fda4af' });
  painting.extend([
    { u: 0.3, v, pressure: 0.5, spread: 1 },
    { u: 0.35, v, pressure: 0.5, spread: 1 },
  ]);
  painting.end();
}

/** A face that wears strokes and a shade on the hair, in a mirror that shows them. */
async function openPainted() {
  const opened = openRemoval();
  await opened.studio.camera.start();
  const tab = tabOf();
  const painting = createPainting(opened.studio.store, tab, null);
  paint(painting, 0.5);
  layHairShade(opened.studio.store, COPPER);
  return { ...opened, tab, painting, drawn: () => opened.browser.mirror!.scene.effects };
}

const kindsOf = (effects: readonly { readonly kind: string }[]) => effects.map(({ kind }) => kind);

describe('looking at one’s own skin under strokes and a shade on the hair', () => {
  it('takes both off with the makeup and brings both back exactly', async () => {
    const { removal, drawn } = await openPainted();
    const before = drawn();
    expect(kindsOf(before)).toEqual(['strokes', 'hair']);
    removal.takeOff();
    expect(drawn()).toEqual([]);
    removal.restore();
    expect(drawn()).toEqual(before);
  });

  it('brings both back with an Undo, too', async () => {
    const { studio, removal, drawn } = await openPainted();
    const before = drawn();
    removal.takeOff();
    studio.look.undo();
    expect(drawn()).toEqual(before);
  });

  it('is there for a face that wears no makeup but these, and leaves no step to undo', async () => {
    const { studio, state, removal, drawn } = await openPainted();
    studio.look.dragIntensity(0);
    const { past } = state().history;
    const before = drawn();
    expect(wearsAnythingAtAll(state())).toBe(true);
    removal.takeOff();
    expect(drawn()).toEqual([]);
    expect(wearsAnythingAtAll(state())).toBe(false);
    removal.restore();
    expect(drawn()).toEqual(before);
    expect(state().history.past).toEqual(past);
  });

  it('goes on after a reload, also where the painting is opened, and brings both back', async () => {
    const { browser, removal, tab, drawn } = await openPainted();
    const before = drawn();
    removal.takeOff();
    browser.left.fire();
    const next = createStudio(browser.environment);
    const again = next.extend(createRemovalCommands);
    createPainting(next.store, tab, null);
    expect(wearsAnythingAtAll(next.store.getState())).toBe(false);
    expect(again.store.getState().kept).toMatchObject({ hair: COPPER, strokes: true });
    again.restore();
    expect(hairShade(next.store.getState())).toBe(COPPER);
    await next.camera.start();
    expect(kindsOf(drawn())).toEqual(kindsOf(before));
  });

  it('shows what is painted or laid on the hair meanwhile', async () => {
    const { state, studio, removal, painting, drawn } = await openPainted();
    removal.takeOff();
    expect(hairShade(state())).toBeNull();
    layHairShade(studio.store, '#2c747c');
    expect(kindsOf(drawn())).toEqual(['hair']);
    paint(painting, 0.6);
    expect(kindsOf(drawn())).toEqual(['strokes', 'hair']);
    removal.restore();
    expect(hairShade(state())).toBe(COPPER);
  });

  it('takes what was painted meanwhile off again, and an undo of the painting adds it', async () => {
    const { removal, painting, drawn } = await openPainted();
    const before = drawn();
    const [worn] = painting.store.getState().strokes;
    removal.takeOff();
    paint(painting, 0.6);
    expect(painting.store.getState().strokes).toHaveLength(1);
    expect(painting.store.getState().strokes).not.toContain(worn);
    removal.restore();
    expect(drawn()).toEqual(before);
    painting.undo();
    expect(painting.store.getState().strokes).toHaveLength(2);
    expect(painting.store.getState().strokes[0]).toBe(worn);
  });

  it('takes it off after a reload, too', async () => {
    const { browser, removal, tab, painting } = await openPainted();
    removal.takeOff();
    paint(painting, 0.6);
    browser.left.fire();
    const next = createStudio(browser.environment);
    const again = next.extend(createRemovalCommands);
    const reopened = createPainting(next.store, tab, null);
    const vOfStrokes = () =>
      reopened.store.getState().strokes.map(({ points }) => points[1]?.toFixed(1));
    expect(vOfStrokes()).toEqual(['0.6']);
    again.restore();
    expect(vOfStrokes()).toEqual(['0.5']);
  });

  it('keeps only what was painted meanwhile where one goes on with it', async () => {
    const { removal, tab, studio, painting } = await openPainted();
    removal.takeOff();
    paint(painting, 0.6);
    const [painted] = painting.store.getState().strokes;
    removal.forget();
    expect(painting.store.getState().strokes).toEqual([painted]);
    expect(createPainting(studio.store, tab, null).store.getState().strokes).toHaveLength(1);
  });

  it('leaves both off where one goes on with what is worn now', async () => {
    const { studio, removal, painting, drawn } = await openPainted();
    removal.takeOff();
    studio.look.wear(RED_LIPS);
    removal.forget();
    expect(drawn()).toEqual([]);
    expect(painting.store.getState().strokes).toEqual([]);
  });
});
