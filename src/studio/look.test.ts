import { describe, expect, it } from 'vitest';
import { openStudio, RED_LIPS } from '#tests/studio/open-studio.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { DEFAULT_LOOK, PRODUCTS } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { withTrend } from '#domain/community/trend.ts';
import { currentLook } from './state/state.ts';
import { createStudio, type Studio } from './studio.ts';
import { lookName, shadeName } from './state/worn-shades.ts';

describe('the look', () => {
  it('is the specification’s on a first visit, with the master slider at 75', () => {
    const { look, state } = openStudio();
    expect(look()).toEqual(DEFAULT_LOOK);
    expect(state().history.present.intensity).toBe(75);
  });

  it('reaches the mirror as soon as it changes', async () => {
    const { browser, studio } = openStudio();
    await studio.pictures.showDrawnModel();
    studio.look.change({ lipstick: { finish: 'gloss' } });
    expect(browser.mirror?.scene.look.lipstick.finish).toBe('gloss');
  });

  it('keeps its balance when the master slider turns it up and down', () => {
    const { studio, look } = openStudio();
    studio.look.wearQuickLook('bold');
    const bold = look();
    studio.look.dragIntensity(70);
    expect(PRODUCTS.map((product) => look()[product].opacity)).toEqual([90, 45, 54, 93, 89, 37]);
    for (const intensity of [30, 0, 100, 75]) studio.look.dragIntensity(intensity);
    expect(look()).toEqual(bold);
  });

  it.each<[string, (studio: Studio) => void]>([
    ['a quick look', (studio) => studio.look.wearQuickLook('bold')],
    ['a saved look', (studio) => studio.look.wear(RED_LIPS)],
    ['another person’s look', (studio) => studio.look.wearOnOwnSkin(RED_LIPS)],
    ['a trend', (studio) => studio.look.wear(withTrend(RED_LIPS, { kind: 'base', glass: true }))],
    ['Reset', (studio) => studio.look.reset()],
  ])('is worn as designed, with the master slider back at 75, by %s', (_what, wear) => {
    const { studio, state, look } = openStudio();
    studio.look.dragIntensity(20);
    studio.look.endGesture();
    wear(studio);
    const worn = look();
    expect(state().history.present.intensity).toBe(75);
    studio.look.dragIntensity(100);
    studio.look.dragIntensity(75);
    expect(look()).toEqual(worn);
    studio.look.undo();
    studio.look.undo();
    expect(state().history.present.intensity).toBe(20);
  });

  it('adds no undo step for a change without effect', () => {
    const { studio, state } = openStudio();
    studio.look.reset();
    studio.look.wearQuickLook('bold');
    studio.look.wearQuickLook('bold');
    expect(state().history.past).toHaveLength(1);
  });

  it('wears a quick look over the wearer’s own foundation, which stays as it is', () => {
    const { studio, look } = openStudio();
    studio.look.change({ foundation: { color: '#5b3929' } });
    studio.look.dragOpacity('foundation', 22);
    studio.look.wearQuickLook('night-out');
    const nightOut = QUICK_LOOKS.find(({ id }) => id === 'night-out')!.look;
    expect(look()).toEqual({
      ...nightOut,
      foundation: { color: '#5b3929', opacity: 22 },
    });
    expect(lookName(look())).toBe('Night Out');
  });

  it('is called the wearer’s own once a quick look is changed', () => {
    const { studio, look } = openStudio();
    studio.look.wearQuickLook('bold');
    studio.look.dragOpacity('lipstick', 60);
    expect(lookName(look())).toBe('Your look');
  });

  it('goes back to the first one on Reset, in one undoable step', () => {
    const { studio, look, state } = openStudio();
    studio.look.dragIntensity(20);
    studio.look.endGesture();
    studio.look.reset();
    expect(look()).toEqual(DEFAULT_LOOK);
    expect(state().history.present.intensity).toBe(75);
    studio.look.undo();
    expect(look().mascara.opacity).toBe(17);
    expect(state().history.present.intensity).toBe(20);
  });

  it('is undone by whole drags', () => {
    const { studio, look } = openStudio();
    for (const opacity of [60, 50, 40]) studio.look.dragOpacity('blush', opacity);
    studio.look.endGesture();
    studio.look.undo();
    expect(look().blush.opacity).toBe(50);
    studio.look.redo();
    expect(look().blush.opacity).toBe(40);
  });

  it('undoes a colour that was mixed in one drag in one step', () => {
    const { studio, look } = openStudio();
    for (const color of ['#aa0000', '#aa0044', '#aa0088']) {
      studio.look.dragColour({ lipstick: { color } });
    }
    studio.look.endGesture();
    expect(look().lipstick.color).toBe('#aa0088');
    studio.look.undo();
    expect(look().lipstick.color).toBe(DEFAULT_LOOK.lipstick.color);
  });
});

describe('the names of shades', () => {
  it('name everything that the first look wears', () => {
    expect(PRODUCTS.map((product) => shadeName(DEFAULT_LOOK, product))).toEqual([
      'Hot Pink',
      'Soft Rose',
      'Sunset Glow',
      'Carbon',
      'Lift Black',
      'Fair',
    ]);
  });

  it('name everything that every quick look wears', () => {
    for (const { look } of QUICK_LOOKS) {
      for (const product of PRODUCTS) expect(shadeName(look, product)).not.toMatch(/^Custom/);
    }
  });

  it('name what a recommendation has put on, once their library is there', async () => {
    const { browser, studio, look } = openStudio();
    studio.look.change({
      lipstick: { color: '#A32734' },
      eyeshadow: { colors: ['#b488b0', '#81587e', '#4d334b'] },
    });
    await browser.pass(0);
    const { libraryNames } = studio.store.getState();
    expect(
      (['lipstick', 'eyeshadow'] as const).map((product) =>
        shadeName(look(), product, libraryNames),
      ),
    ).toEqual(['Velvet Red', 'Plum Skin']);
  });

  it('give the hex digits of a colour that is no shade of ours', () => {
    const odd = applyPatch(DEFAULT_LOOK, { blush: { color: '#ABCDEF' } });
    expect(shadeName(odd, 'blush')).toBe('Custom #abcdef');
  });
});

describe('a reload', () => {
  it('keeps the look and the camera’s side', async () => {
    const { browser, studio } = openStudio();
    studio.look.wear(RED_LIPS);
    await studio.camera.flip();
    await browser.pass(400);
    const again = createStudio(browser.environment).store.getState();
    expect(currentLook(again)).toEqual(RED_LIPS);
    expect(again.facing).toBe('environment');
  });

  it('keeps even what was changed a moment before', () => {
    const { browser, studio } = openStudio();
    studio.look.wear(RED_LIPS);
    browser.left.fire();
    expect(currentLook(createStudio(browser.environment).store.getState())).toEqual(RED_LIPS);
  });

  it('keeps the intensity, and the balance that it multiplies', () => {
    const { browser, studio } = openStudio();
    studio.look.wearQuickLook('bold');
    const bold = currentLook(studio.store.getState());
    studio.look.dragIntensity(0);
    browser.left.fire();
    const again = createStudio(browser.environment);
    expect(again.store.getState().history.present.intensity).toBe(0);
    expect(currentLook(again.store.getState()).lipstick.opacity).toBe(0);
    again.look.dragIntensity(75);
    expect(currentLook(again.store.getState())).toEqual(bold);
  });

  it.each([
    ['broken', '{"v":1,'],
    ['foreign', '{"theme":"dark"}'],
    ['newer', '{"v":99}'],
  ])('drops a %s look quietly', (_what, stored) => {
    const { look, state } = openStudio((browser) => {
      browser.stored.set('lookglass.look', stored);
      browser.stored.set('lookglass.intensity', stored);
      browser.stored.set('lookglass.preferences', stored);
    });
    expect(look()).toEqual(DEFAULT_LOOK);
    expect(state()).toMatchObject({ toast: null, facing: 'user' });
  });
});
