import { describe, expect, it } from 'vitest';
import { openStudio, RED_LIPS } from '#tests/studio/open-studio.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import type { Category } from '#domain/shopping/category.ts';
import type { StudioEvent } from './state/studio-events.ts';
import { createTryOnCommands, shadeOn, type NamedShade } from './commands/try-on.ts';

function product(id: string, category: Category, hex: string): NamedShade {
  const names = { id, brand: 'Corvid', name: 'Satin', shade: id };
  return { ...names, category, finish: 'satin', colour: { hex, source: 'brand' } };
}

const TEAROSE = product('tearose', 'lipstick', '#b75a5c');
const DUSK = product('dusk', 'lipstick', '#b9586c');
const CORAL = product('coral', 'blush', '#e58a76');
const PRIMER = product('primer', 'primer', '#ffffff');

async function open(shown: 'camera' | 'nothing' = 'camera') {
  const opened = openStudio();
  const { studio } = opened;
  if (shown === 'camera') await studio.camera.start();
  const events: StudioEvent[] = [];
  studio.events.listen((event) => events.push(event));
  const tryOn = studio.extend((parts) =>
    createTryOnCommands<NamedShade>(parts, studio.look, studio.base),
  );
  const drawn = () => opened.browser.mirror!.scene.effects;
  return { ...opened, tryOn, events, drawn };
}

describe('trying a product on', () => {
  it('wears it in its own color and finish, in one step that can be undone', async () => {
    const { studio, look, tryOn } = await open();
    expect(tryOn.wear(TEAROSE)).toBe(true);
    expect(look().lipstick).toEqual({ color: '#b75a5c', finish: 'satin', opacity: 70 });
    studio.look.undo();
    expect(look()).toEqual(DEFAULT_LOOK);
  });

  it('counts as makeup that was applied, on a picture', async () => {
    const { tryOn, events } = await open();
    tryOn.wear(TEAROSE);
    expect(events).toEqual([{ kind: 'makeup-applied', makeup: 'lipstick' }]);
    tryOn.wear(TEAROSE);
    expect(events).toHaveLength(1);
  });

  it('does nothing with what the mirror does not draw', async () => {
    const { look, tryOn } = await open();
    expect(tryOn.wear(PRIMER)).toBe(false);
    expect(look()).toEqual(DEFAULT_LOOK);
    expect(tryOn.state.getState()).toEqual({ tried: [], back: null, right: null });
  });

  it('keeps in mind what was tried, the last one first', async () => {
    const { look, tryOn } = await open();
    for (const each of [TEAROSE, CORAL, DUSK, TEAROSE]) tryOn.wear(each);
    expect(tryOn.state.getState().tried).toEqual([TEAROSE, DUSK, CORAL]);
    expect(shadeOn(tryOn.state.getState(), look())).toBe(TEAROSE);
  });

  it('does not offer another foundation in place of one that was tried on', async () => {
    const { state, tryOn } = await open();
    tryOn.wear(product('walnut', 'foundation', '#6f4a35'));
    expect(state().answeredBases).toContain('#6f4a35');
  });
});

describe('the way back to what was worn', () => {
  it('takes off all that was tried, in one step, and counts as nothing', async () => {
    const { studio, look, tryOn, events } = await open();
    studio.look.wear(RED_LIPS);
    for (const each of [TEAROSE, DUSK, CORAL]) tryOn.wear(each);
    const counted = events.length;
    tryOn.takeOff();
    expect(look()).toEqual(RED_LIPS);
    expect(events).toHaveLength(counted);
    studio.look.undo();
    expect(look().blush.color).toBe('#e58a76');
  });

  it('is not needed once nothing that was tried is worn', async () => {
    const { studio, tryOn } = await open();
    tryOn.wear(TEAROSE);
    expect(tryOn.state.getState().back).not.toBeNull();
    studio.look.wearQuickLook('bold');
    expect(tryOn.state.getState().back).toBeNull();
  });
});

describe('two products on half a face each', () => {
  it('puts the second on the right half alone, over what is worn', async () => {
    const { look, tryOn, drawn, events } = await open();
    tryOn.wear(TEAROSE);
    tryOn.wearRight(DUSK, 'Left: Tearose. Right: Dusk');
    expect(look().lipstick.color).toBe('#b75a5c');
    expect(drawn()).toMatchObject([{ kind: 'halves', right: { lipstick: { color: '#b9586c' } } }]);
    expect(events).toHaveLength(2);
  });

  it('says on a capture which is which', async () => {
    const { state, tryOn } = await open();
    tryOn.wearRight(DUSK, 'Left: Tearose. Right: Dusk');
    expect(state().effects[0]?.caption).toBe('Left: Tearose. Right: Dusk');
  });

  it('follows the look: what is made stronger is so on both halves', async () => {
    const { studio, tryOn, drawn } = await open();
    tryOn.wearRight(DUSK, '');
    studio.look.change({ lipstick: { opacity: 95 } });
    expect(drawn()).toMatchObject([{ right: { lipstick: { opacity: 95 } } }]);
  });

  it('ends with the left one on the whole face', async () => {
    const { look, tryOn, drawn } = await open();
    tryOn.wear(TEAROSE);
    tryOn.wearRight(DUSK, '');
    tryOn.endHalves();
    expect(drawn()).toEqual([]);
    expect(look().lipstick.color).toBe('#b75a5c');
  });

  it('ends with the way back, too', async () => {
    const { look, tryOn, drawn } = await open();
    tryOn.wearRight(DUSK, '');
    tryOn.takeOff();
    expect(drawn()).toEqual([]);
    expect(look()).toEqual(DEFAULT_LOOK);
  });
});
