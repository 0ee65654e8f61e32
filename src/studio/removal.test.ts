import { describe, expect, it } from 'vitest';
import { openStudio, RED_LIPS } from '#tests/studio/open-studio.ts';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { createRemovalCommands } from './commands/removal.ts';
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
    'takes %j for nothing',
    (stored) => {
      const { browser } = openStudio();
      browser.stored.set('lookglass.removal', stored);
      const removal = createStudio(browser.environment).extend(createRemovalCommands);
      expect(removal.store.getState().kept).toBeNull();
    },
  );
});
