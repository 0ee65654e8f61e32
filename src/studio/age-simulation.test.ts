import { describe, expect, it } from 'vitest';
import { openStudio } from '#tests/studio/open-studio.ts';
import { ageSimulationOf, createAgeSimulation, yearsSaid } from './commands/age-simulation.ts';
import type { KeyValueStorage } from './storage/kept-value.ts';

function tabOf(kept = new Map<string, string>()): KeyValueStorage {
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
  };
}

async function openSimulation() {
  const opened = openStudio();
  await opened.studio.camera.start();
  const mirror = opened.browser.mirror!;
  const tab = tabOf();
  return { ...opened, mirror, tab, age: ageSimulationOf(opened.studio, tab) };
}

describe('an age simulation', () => {
  it('draws the face at another age until it ends', async () => {
    const { mirror, age } = await openSimulation();
    age.draw(20);
    expect(mirror.scene.effects).toEqual([{ kind: 'age', years: 20 }]);
    age.draw(-5);
    expect(mirror.scene.effects).toEqual([{ kind: 'age', years: -5 }]);
    age.end();
    expect(mirror.scene.effects).toEqual([]);
  });

  it('draws nothing at 0 years, and never more years than it offers', async () => {
    const { mirror, age } = await openSimulation();
    age.draw(80);
    expect(mirror.scene.effects).toEqual([{ kind: 'age', years: 30 }]);
    age.draw(0);
    expect(mirror.scene.effects).toEqual([]);
  });

  it('is never captured without its label', async () => {
    const { studio, mirror, age } = await openSimulation();
    age.draw(20);
    await studio.capture.capture();
    expect(mirror.snapshots).toMatchObject([
      { caption: 'Age simulation +20 years, a drawing and not a forecast' },
    ]);
  });

  it('changes the makeup in one step that can be undone', async () => {
    const { studio, look, age } = await openSimulation();
    const before = look();
    age.wear(20);
    expect(look().lipstick.opacity).toBe(50);
    expect(look().foundation.opacity).toBe(60);
    studio.look.undo();
    expect(look()).toEqual(before);
  });

  it('counts years from the makeup of today, however often they change, and gives it back at 0', async () => {
    const { look, age } = await openSimulation();
    const before = look();
    for (const years of [30, -10, 10]) age.wear(years);
    expect(look().lipstick.opacity).toBe(before.lipstick.opacity - 10);
    age.wear(0);
    expect(look()).toEqual(before);
  });

  it('counts from the makeup of today after its tab was left, too', async () => {
    const { studio, look, tab, age } = await openSimulation();
    const before = look();
    age.wear(20);
    age.end();
    const again = ageSimulationOf(studio, tab);
    again.wear(20);
    expect(look().lipstick.opacity).toBe(50);
    again.wear(0);
    expect(look()).toEqual(before);
  });

  it('knows the way back after a reload', async () => {
    const { studio, look, tab, age } = await openSimulation();
    const before = look();
    age.wear(20);
    createAgeSimulation(studio, tab).wear(0);
    expect(look()).toEqual(before);
  });

  it.each(['broken', '{}', '{"before":{"v":99},"since":{}}'])(
    'treats a stored %j as nothing',
    async (stored) => {
      const { studio, look } = await openSimulation();
      const before = look();
      const tab = tabOf(new Map([['lookglass.agedMakeup', stored]]));
      createAgeSimulation(studio, tab).wear(0);
      expect(look()).toEqual(before);
    },
  );

  it('goes on from makeup that was changed meanwhile', async () => {
    const { studio, look, age } = await openSimulation();
    age.wear(20);
    studio.look.change({ lipstick: { opacity: 90 } });
    age.wear(0);
    expect(look().lipstick.opacity).toBe(90);
  });
});

describe('a film of an age simulation', () => {
  it('has the label on each of its pictures', async () => {
    const { mirror, age } = await openSimulation();
    age.draw(20);
    expect(mirror.scene.caption).toBe('Age simulation +20 years, a drawing and not a forecast');
    age.draw(0);
    expect(mirror.scene.caption).toBeUndefined();
  });
});

describe('years', () => {
  it.each([
    [20, '+20 years'],
    [-5, '−5 years'],
    [0, 'Today'],
  ])('%d are said as %s', (years, said) => {
    expect(yearsSaid(years)).toBe(said);
  });
});
