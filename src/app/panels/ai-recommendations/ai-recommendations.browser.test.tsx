import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, actNow } from '#tests/support/act.ts';
import { PEOPLE, syntheticReading } from '#tests/advice/synthetic-reading.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { ADA } from '#tests/support/signed-in-person.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { ADVICE_LANGUAGE } from '#content/advice-words.ts';
import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
import { advise } from '#domain/advice/advise.ts';
import { toFaceAnalysis } from '#domain/advice/face-analysis.ts';
import type { FaceReading } from '#domain/analysis/face-reading.ts';
import { isWithheld, type WithheldReason } from '#domain/analysis/measurement.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { rememberUser } from '#app/person/session/remembered-user.ts';
import { accessStore } from '#app/person/access/access-store.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { closePanel, panelStore } from '#app/person/navigation/open-panel.ts';
import { currentLook } from '#studio/state/state.ts';
import type { StudioEvent } from '#studio/state/studio-events.ts';
import { createStudio } from '#studio/studio.ts';
import { AiRecommendationsPanel } from './ai-recommendations-panel.tsx';
import { lastRecommended, recommend } from '#app/look/measures/recommended.ts';

const { host, render, unmount } = mountPlace();
let browser: FakeBrowser;
let heard: StudioEvent[];

/** The panel next to a mirror that shows a camera's picture, or nothing. */
async function open(shown: 'camera' | 'nothing' = 'camera') {
  browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  heard = [];
  studio.events.listen((event) => heard.push(event));
  if (shown === 'camera') await studio.camera.start();
  await render(
    <StudioProvider studio={studio}>
      <AiRecommendationsPanel />
    </StudioProvider>,
  );
  return { studio, look: () => currentLook(studio.store.getState()) };
}

function adviceFor(reading: FaceReading) {
  const advice = advise(reading, SHADE_LIBRARY);
  if (isWithheld(advice)) throw new Error('This reading allows advice.');
  return advice;
}

function sees(answer: FaceReading | WithheldReason): void {
  const reading = typeof answer === 'string' ? { withheld: answer } : answer;
  // The panel only ever measures a face.
  browser.mirror!.measuring = () => Promise.resolve(reading as never);
}

const button = (name: string | RegExp) =>
  [...host.querySelectorAll('button')].find((each) => {
    const label = each.getAttribute('aria-label') ?? each.textContent;
    return typeof name === 'string' ? label === name : name.test(label);
  });

async function press(name: string | RegExp): Promise<void> {
  const found = button(name);
  if (found === undefined) throw new Error(`no button ${String(name)} in ${host.textContent}`);
  await act(async () => {
    found.click();
    await new Promise((done) => {
      setTimeout(done, 30);
    });
  });
}

/** Lets the panel work until a condition holds. */
async function settled(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !isSo(); tries += 1) {
    await act(
      () =>
        new Promise((done) => {
          setTimeout(done, 20);
        }),
    );
  }
}

const toastTitle = () => toastStore.getState()?.title;

beforeEach(() => {
  toastStore.setState(null, true);
  recommend(null);
});

afterEach(async () => {
  await unmount();
  closePanel();
});

describe('the checks before a reading', () => {
  it('say first that no camera is there', async () => {
    await open('nothing');
    browser.pixels = null;
    await press('Get Recommendations');
    expect(toastTitle()).toBe('Camera Not Available');
  });

  it('say next that there is no canvas', async () => {
    await open();
    browser.pixels = null;
    await press('Get Recommendations');
    expect(toastTitle()).toBe('Canvas Error');
    expect(browser.mirror!.measures).toEqual([]);
  });

  it('say next that less than a tenth of the picture is lit', async () => {
    await open();
    browser.pixels = new Uint8ClampedArray(4 * 100).fill(0).fill(90, 0, 4 * 9);
    await press('Get Recommendations');
    expect(toastTitle()).toBe('No Video Available');
    expect(browser.mirror!.measures).toEqual([]);
  });

  it('come before the question of whether a picture may be sent', async () => {
    await open();
    browser.pixels = new Uint8ClampedArray(4 * 100);
    await act(async () => {
      host.querySelector<HTMLInputElement>('input[aria-label="On the server"]')!.click();
    });
    await press('Get Recommendations');
    expect(toastTitle()).toBe('No Video Available');
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });
});

describe('a face that was measured', () => {
  it('is shown by its features, each with its confidence, and the light', async () => {
    await open();
    sees(syntheticReading(PEOPLE[3]!));
    await press('Get Recommendations');
    expect(toastTitle()).toBe('Analysis Complete');
    expect(host.textContent).toContain('Your Features');
    for (const name of ['Skin tone', 'Undertone', 'Face shape', 'Eye shape', 'Eye color']) {
      expect(host.textContent).toContain(name);
    }
    expect(host.textContent).toMatch(/UndertoneWarmSure, \d+%/);
    expect(host.textContent).toContain('LightGood');
    expect(host.textContent).not.toContain('100%');
  });

  it('says why something was withheld, and how to get it', async () => {
    await open();
    sees(syntheticReading(PEOPLE[3]!, undefined, ['lip-height', 'iris-lightness'], 'too-dark'));
    await press('Get Recommendations');
    expect(host.textContent).toContain('Eye color, Lip shape: Too little light');
    expect(host.textContent).toContain('Switch a lamp on or go to a window');
  });

  it('gets no foundation in a light that hides how light the skin is, and begins with a blush', async () => {
    await open();
    sees(syntheticReading(PEOPLE[3]!, undefined, ['skin-lightness'], 'too-dark'));
    await press('Get Recommendations');
    const chosen = host.querySelector('[role=tab][aria-selected=true]');
    expect(chosen?.textContent).toBe('Blush');
    expect(host.textContent).toContain('How light your skin is: Too little light');
    expect(host.querySelector('.shade-skin')).toBeNull();
  });

  it('gets three cards for each of six products, with the basis of each reason', async () => {
    await open();
    sees(syntheticReading(PEOPLE[3]!));
    await press('Get Recommendations');
    const tabs = [...host.querySelectorAll('[role=tab]')];
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Foundation',
      'Blush',
      'Eyeshadow',
      'Eyeliner',
      'Mascara',
      'Lipstick',
    ]);
    expect(host.querySelectorAll('.choice-card')).toHaveLength(3);
    expect(host.querySelectorAll('.choice-card [data-basis]')).toHaveLength(3);
    expect(host.textContent).toContain('Pro Tips');
  });

  it('wears one recommendation, or all first choices, in one step each', async () => {
    const { studio, look } = await open();
    sees(syntheticReading(PEOPLE[3]!));
    await press('Get Recommendations');
    await press(/^Apply [A-Z]\w+ ?\w*$/);
    expect(look().foundation.color).not.toBe(DEFAULT_LOOK.foundation.color);
    expect(look().lipstick).toEqual(DEFAULT_LOOK.lipstick);
    expect(button(/^You’re wearing /)?.getAttribute('aria-pressed')).toBe('true');
    await press('Apply All');
    expect(toastTitle()).toBe('Applied');
    expect(look().lipstick).not.toEqual(DEFAULT_LOOK.lipstick);
    expect(heard.slice(1)).toEqual([
      { kind: 'makeup-applied', makeup: 'foundation' },
      { kind: 'makeup-applied', makeup: 'whole-look' },
    ]);
    actNow(() => {
      studio.look.undo();
      studio.look.undo();
    });
    expect(look()).toEqual(DEFAULT_LOOK);
  });

  it('leads from each recommendation to the shop', async () => {
    await open();
    const reading = syntheticReading(PEOPLE[3]!);
    sees(reading);
    await press('Get Recommendations');
    expect(host.querySelectorAll('.choice-card .find-it')).toHaveLength(3);
    await press(/^Find .+ in the shop$/);
    const { choices } = adviceFor(reading).categories[0]!;
    const shade = choices[0]!.swatches[0]!.tube.slice(1).toLowerCase();
    expect(panelStore.getState()).toMatchObject({ part: `match?find=foundation-${shade}` });
  });

  it('keeps its advice while a second reading agrees, until told to forget it', async () => {
    await open();
    sees(syntheticReading(PEOPLE[3]!));
    await press('Get Recommendations');
    expect(host.textContent).not.toContain('agrees with your last one');
    await press('Get Recommendations');
    expect(host.textContent).toContain('agrees with your last one');
    await press('Start fresh for another person');
    expect(host.textContent).toContain('For a good reading');
  });

  it('is not shown to the next person who uses the page', async () => {
    await open();
    sees(syntheticReading(PEOPLE[3]!));
    await press('Get Recommendations');
    expect(lastRecommended()?.kind).toBe('measured');
    rememberUser(ADA);
    expect(lastRecommended()).toBeNull();
    rememberUser(null);
  });
});

describe('advice that a model may word', () => {
  const READING = syntheticReading(PEOPLE[3]!);
  const REPLY = {
    ...toFaceAnalysis(READING, adviceFor(READING), ADVICE_LANGUAGE),
    reading: READING,
  };
  const said = (text: string) => `You see, ${text}`;

  /** Makes the server of a model answer, after consent is given in the panel. */
  async function getFrom(reply: object): Promise<void> {
    await open();
    browser.mirror!.snapshot = () => {
      const canvas = new OffscreenCanvas(512, 288);
      canvas.getContext('2d')!.fillRect(0, 0, 512, 288);
      return canvas.convertToBlob({ type: 'image/jpeg' });
    };
    vi.stubGlobal('fetch', async () => Response.json(reply));
    await act(async () => {
      host.querySelector<HTMLInputElement>('input[aria-label="On the server"]')!.click();
    });
    await press('Get Recommendations');
    const box = () => document.querySelector<HTMLInputElement>('[role=dialog] [type=checkbox]');
    await settled(() => box() !== null);
    await act(async () => {
      box()!.click();
    });
    const send = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Send This Picture',
    );
    await act(async () => {
      send!.click();
    });
    await settled(() => lastRecommended() !== null);
  }

  beforeEach(() => {
    accessStore.setState({ hasLanguageModel: true, languageModelName: 'Llama at home' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    accessStore.setState({ hasLanguageModel: false, languageModelName: null });
  });

  it('is shown in its words and marked, and our own reason is one press away', async () => {
    const [tip = '', ...others] = REPLY.overallTips;
    await getFrom({
      ...REPLY,
      recommendations: REPLY.recommendations.map((each) => ({
        ...each,
        reason: said(each.reason),
        ownReason: each.reason,
      })),
      overallTips: [tip.replace(': ', ': You see, '), ...others],
      ownTips: REPLY.overallTips,
    });
    const [first] = REPLY.recommendations;
    const card = host.querySelector('.choice-card')!;
    expect(card.querySelector('.choice-reason')!.textContent).toContain(said(first!.reason));
    const note = card.querySelector('details')!;
    expect(note.open).toBe(false);
    expect(note.textContent).toBe(
      `Worded by the AI model “Llama at home”Our own reason${first!.reason}`,
    );
    expect(host.querySelectorAll('.pro-tips details')).toHaveLength(1);
    expect(host.querySelector('.pro-tips')!.textContent).toContain('MeasuredYou see, ');
  });

  it('stays in our words, and says so, if the model failed or worded another shade', async () => {
    await getFrom({
      ...REPLY,
      recommendations: REPLY.recommendations.map((each) => ({
        ...each,
        productName: 'Another shade',
        reason: said(each.reason),
        ownReason: each.reason,
      })),
    });
    expect(host.textContent).not.toContain('You see');
    expect(host.textContent).not.toContain('Worded by');
    expect(host.textContent).toContain('These are our own.');
    expect(host.textContent).toContain(REPLY.recommendations[0]!.reason);
  });

  it('says where the picture was read', async () => {
    await getFrom(REPLY);
    expect(host.textContent).toContain('the one picture that you sent to the server');
    expect(host.querySelector('.light-card')!.textContent).not.toContain('Nothing was sent');
  });
});

describe('a face that could not be measured', () => {
  it('gets suggestions for anyone, with the reason and what to do', async () => {
    const { look } = await open();
    sees('uneven-light');
    await press('Get Recommendations');
    expect(toastTitle()).toBe('Using Default Recommendations');
    expect(host.textContent).toContain('The light comes from one side');
    expect(host.textContent).toContain('weren’t chosen by your features');
    expect(host.textContent).not.toContain('Your Features');
    await press('Apply All');
    expect(look().lipstick).toEqual({ color: '#8e433e', opacity: 70, finish: 'satin' });
    expect(look().foundation).toEqual(DEFAULT_LOOK.foundation);
  });

  it('also gets them if the engine failed', async () => {
    await open();
    browser.mirror!.measuring = () => Promise.reject(new Error('the worker died'));
    await press('Get Recommendations');
    expect(host.textContent).toContain('We couldn’t measure your face this time');
  });
});

describe('a reading in progress', () => {
  it('shows its progress, and is ended by the same button', async () => {
    await open();
    let ended = false;
    browser.mirror!.measuring = ({ signal, onProgress }) =>
      new Promise((_resolve, reject) => {
        onProgress?.(0.4);
        signal?.addEventListener('abort', () => {
          ended = true;
          reject(new Error('no longer wanted'));
        });
      });
    await press('Get Recommendations');
    expect(host.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('40');
    await press('Cancel');
    expect(ended).toBe(true);
    expect(host.querySelector('[role=progressbar]')).toBeNull();
    expect(button('Get Recommendations')).toBeDefined();
    expect(toastTitle()).toBeUndefined();
  });
});
