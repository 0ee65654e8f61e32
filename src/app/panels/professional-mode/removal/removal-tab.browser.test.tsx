import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actNow } from '#tests/support/act.ts';
import { ShownTab } from '#tests/support/shown-tab.tsx';
import { ownPainting } from '#app/look/own-painting.ts';
import { layHairShade } from '#studio/commands/hair-shade.ts';
import { RemovalTab } from './removal-tab.tsx';

let tab: ShownTab;

beforeEach(async () => {
  tab = await ShownTab.open(<RemovalTab />);
  actNow(() => {
    tab.studio.look.dragIntensity(0);
  });
});
afterEach(() => {
  tab.close();
});

const kinds = () => tab.effects().map(({ kind }) => kind);

function paint(): void {
  actNow(() => {
    const painting = ownPainting(tab.studio.store);
    painting.begin({ product: 'blush', shade: '#fda4af' });
    painting.extend([{ u: 0.3, v: 0.5, pressure: 0.5, spread: 1 }]);
    painting.end();
  });
}

function dye(): void {
  actNow(() => {
    layHairShade(tab.studio.store, '#a8482f');
  });
}

describe('the tab Removal', () => {
  it('has nothing to remove from a face that wears nothing', () => {
    expect(tab.button('Preview Natural Skin').disabled).toBe(true);
  });

  it.each([
    ['strokes', paint, 'What you painted on your face'],
    ['hair', dye, 'The shade on your hair'],
  ])('removes %s if nothing else is worn, and restores it', (kind, wear, words) => {
    wear();
    expect(tab.host.textContent).toContain(words);
    tab.press('Preview Natural Skin');
    expect(kinds()).toEqual([]);
    expect(tab.sign()).toContain('Natural skin');
    expect(tab.host.textContent).toContain(words);
    tab.press('Restore Makeup');
    expect(kinds()).toEqual([kind]);
    expect(tab.sign()).not.toContain('Natural skin');
  });

  it('leaves strokes off if the person keeps what was put on since, and the painting can bring them back', () => {
    paint();
    tab.press('Preview Natural Skin');
    dye();
    tab.press('Keep What I’m Wearing');
    expect(kinds()).toEqual(['hair']);
    actNow(() => {
      ownPainting(tab.studio.store).undo();
    });
    expect(kinds()).toContain('strokes');
  });
});
