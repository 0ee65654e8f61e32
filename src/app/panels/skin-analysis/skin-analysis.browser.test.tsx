import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { PEOPLE, syntheticReading } from '#tests/advice/synthetic-reading.ts';
import { GOOD_LIGHT, syntheticSkin, type SkinChange } from '#tests/skin-report/synthetic-skin.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { MirrorPlace } from '#app/look/mirror-places.tsx';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { closePanel, panelStore } from '#app/person/navigation/open-panel.ts';
import { currentLook } from '#studio/state/state.ts';
import type { StudioEvent } from '#studio/state/studio-events.ts';
import { createStudio } from '#studio/studio.ts';
import { skinHistory } from '#app/person/skin-history/skin-history.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { SkinAnalysisPanel } from './skin-analysis-panel.tsx';

const WHO = PEOPLE[2]!;

const { host, render, unmount } = mountPlace();
let browser: FakeBrowser;
let heard: StudioEvent[];

async function open(shown: 'camera' | 'nothing' = 'camera') {
  browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  heard = [];
  studio.events.listen((event) => heard.push(event));
  if (shown === 'camera') await studio.camera.start();
  await render(
    <StudioProvider studio={studio}>
      <MirrorPlace name="strip" className="panel-strip" />
      <SkinAnalysisPanel part={null} />
    </StudioProvider>,
  );
  return { studio, look: () => currentLook(studio.store.getState()) };
}

/** Sets what the mirror measures from now on. */
function sees(changes: readonly SkinChange[] | Withheld): void {
  browser.mirror!.measuring = ({ what }) => {
    if ('withheld' in changes) return Promise.resolve(changes as never);
    const readings = {
      skin: syntheticSkin(WHO.skin, changes),
      face: { ...syntheticReading(WHO), light: GOOD_LIGHT },
    };
    return Promise.resolve(readings[what as 'skin' | 'face'] as never);
  };
}

const named = (name: string | RegExp, role = 'button, [role="tab"], [role="radio"]') =>
  [...host.querySelectorAll<HTMLElement>(role)].find((each) => {
    const label = each.getAttribute('aria-label') ?? each.textContent;
    return typeof name === 'string' ? label === name : name.test(label);
  });

async function press(name: string | RegExp): Promise<void> {
  const found = named(name);
  if (found === undefined) throw new Error(`nothing is called ${String(name)}`);
  await act(async () => {
    // A tab is chosen on mousedown.
    found.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    found.click();
    await vi.advanceTimersByTimeAsync(1);
  });
}

async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

async function analyze(changes: readonly SkinChange[] | Withheld = []): Promise<void> {
  sees(changes);
  await press('Start Analysis');
  await pass(7 * 800);
}

const toastTitle = () => toastStore.getState()?.title;
const progress = () => host.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  localStorage.clear();
  toastStore.setState(null, true);
});

afterEach(async () => {
  // The report outlives its panel, but the next test has to start without one.
  if (named('New Analysis') !== undefined) await press('New Analysis');
  await unmount();
  closePanel();
  vi.useRealTimers();
});

describe('an analysis', () => {
  it('needs a picture in the mirror', async () => {
    await open('nothing');
    await press('Start Analysis');
    expect(toastTitle()).toBe('Camera Required');
    expect(host.textContent).toContain('Start Analysis');
  });

  it('goes through seven steps of 800 ms each, measuring from the first one on', async () => {
    await open();
    sees([]);
    await press('Start Analysis');
    expect(browser.mirror!.measures.map(({ what }) => what)).toEqual(['skin', 'face']);
    const seen: string[] = [];
    for (let step = 0; step < 7; step += 1) {
      seen.push(`${progress()} ${host.querySelector('.measuring-words > span')?.textContent}`);
      await pass(800);
    }
    expect(seen).toEqual([
      '15 Analyzing facial structure',
      '30 Detecting skin texture patterns',
      '45 Measuring hydration levels',
      '60 Calculating biological age',
      '75 Performing color analysis',
      '90 Generating recommendations',
      '100 Finalizing report',
    ]);
    expect(toastTitle()).toBe('Analysis Complete');
    expect(named('Overview')?.getAttribute('aria-selected')).toBe('true');
  });

  it('does not end before the measuring does', async () => {
    await open();
    browser.mirror!.measuring = () => new Promise(() => {});
    await press('Start Analysis');
    await pass(20_000);
    expect(Number(progress())).toBeLessThan(100);
    await press('Cancel');
    expect(named('Start Analysis')).toBeDefined();
    expect(toastTitle()).toBeUndefined();
  });

  it('that is not possible says why, and what to do', async () => {
    await open();
    await analyze({ withheld: 'too-dark' });
    expect(toastTitle()).toBe('Analysis Failed');
    expect(host.querySelector('[role="alert"]')?.textContent).toContain('Too little light');
  });
});

describe('a report', () => {
  it('explains its score in one press', async () => {
    await open();
    await analyze();
    await press('How is this made?');
    expect(host.textContent?.match(/33% of the score/g)).toHaveLength(3);
  });

  it('never calls an age biological', async () => {
    await open();
    await analyze();
    expect(host.textContent).toMatch(/Perceived age \d+ to \d+/);
    expect(host.textContent).not.toMatch(/biological/i);
  });

  it('leads from an insight to its zone, and shows it on the map', async () => {
    await open();
    await analyze([{ zone: 'nose-tip', measure: 'shine', to: 15 }]);
    await press(/^1Shine, tip of the nose/);
    expect(host.querySelector('h3')?.textContent).toBe('Tip of the nose');
    expect(named('Shine')?.getAttribute('aria-checked')).toBe('true');
  });

  it('shows 20 readings at first, then every zone with what was withheld and why', async () => {
    await open();
    await analyze([{ zone: 'forehead-right', measure: 'shine', to: 'face-covered' }]);
    await press('Biomarkers');
    expect(host.querySelectorAll('.biomarker')).toHaveLength(20);
    await press('Show all 223, zone by zone');
    expect(host.textContent).toContain('Shine: Something covers your skin here');
    await press('Previous zone');
    expect(host.querySelector('h3')?.textContent).toBe('Left jaw');
  });

  it('leads from the shades of each product to the shop', async () => {
    await open();
    await analyze();
    await press('Colors');
    const ways = [...host.querySelectorAll<HTMLButtonElement>('.skin-colors .find-it')];
    const found = ways.map((way) => {
      way.click();
      const { part } = panelStore.getState() as { part: string };
      const search = new URLSearchParams(part.split('?')[1]);
      const shades = search.get('find')!.split('.');
      return {
        products: shades.map((shade) => shade.split('-')[0]),
        areAlternatives: search.has('any'),
      };
    });
    expect(found).toEqual([
      { products: Array(4).fill('lipstick'), areAlternatives: true },
      { products: Array(3).fill('blush'), areAlternatives: true },
      { products: Array(3).fill('eyeshadow'), areAlternatives: false },
      { products: ['foundation'], areAlternatives: false },
    ]);
  });

  it('puts its look on in one step that can be undone', async () => {
    const { studio, look } = await open();
    await analyze();
    const before = look();
    await press('Apply Perfect Look');
    expect([
      look().foundation.opacity,
      look().lipstick.opacity,
      look().blush.opacity,
      look().eyeshadow.opacity,
    ]).toEqual([40, 70, 50, 60]);
    expect(heard).toContainEqual({ kind: 'makeup-applied', makeup: 'whole-look' });
    expect(toastTitle()).toBe('Look Applied');
    studio.look.undo();
    expect(look()).toBe(before);
  });
});

describe('the history', () => {
  const kept = () => localStorage.getItem('lookglass.skinHistory.guest');
  const choose = async (label: string) => {
    const radio = document.querySelector<HTMLInputElement>(
      `.skin-history input[aria-label="${label}"]`,
    );
    await act(async () => {
      radio?.click();
      await vi.advanceTimersByTimeAsync(1);
    });
  };
  const answer = async (label: string) => {
    const found = [...document.querySelectorAll('[role="dialog"] button')].find(
      ({ textContent }) => textContent === label,
    );
    await act(async () => {
      (found as HTMLButtonElement | undefined)?.click();
      await vi.advanceTimersByTimeAsync(500);
    });
  };
  afterEach(() => {
    skinHistory.turnOff();
  });

  it('keeps nothing until requested', async () => {
    await open();
    await analyze();
    expect(kept()).toBeNull();
  });

  it('keeps the numbers of each analysis from then on, and charts two of them', async () => {
    await open();
    await analyze();
    await choose('On this device');
    expect(host.textContent).toContain('1 analysis kept.');
    await press('New Analysis');
    await analyze([{ zone: 'cheek-left', measure: 'redness', to: 12 }]);
    expect(host.textContent).toContain('2 analyses kept.');
    expect(host.querySelectorAll('.skin-history tbody tr')).toHaveLength(2);
    expect(kept()).not.toMatch(/landmark|zone|image/);
  });

  it('compares with an earlier day of the same person, and is shown before the next analysis', async () => {
    await open();
    vi.setSystemTime(new Date(2026, 10, 21, 12));
    await analyze();
    await choose('On this device');
    await press('New Analysis');
    vi.setSystemTime(new Date(2026, 10, 23, 12));
    await analyze();
    expect(host.textContent).toContain(
      'The same as your own on November 21, 2026, within the intervals.',
    );
    await press('New Analysis');
    expect(host.textContent).toContain('2 analyses kept.');
  });

  it('removes one analysis, and keeps the others', async () => {
    await open();
    await analyze();
    await choose('On this device');
    await press('New Analysis');
    await analyze();
    await press('Every analysis');
    await press(/^Delete the analysis of/);
    expect(host.textContent).toContain('1 analysis kept.');
  });

  it('is removed after a confirmation', async () => {
    await open();
    await analyze();
    await choose('On this device');
    await choose('Don’t keep them');
    expect(kept()).not.toBeNull();
    await answer('Erase all');
    expect(kept()).toBeNull();
  });

  it('cannot be kept with an account if nobody is signed in', async () => {
    await open();
    await analyze();
    expect(
      host.querySelector<HTMLInputElement>('input[aria-label="With my account"]')?.disabled,
    ).toBe(true);
  });
});
