import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { PEOPLE, syntheticReading } from '#tests/advice/synthetic-reading.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { API_ERROR_MESSAGES } from '#content/api-errors.ts';
import { CONNECTION_WORDS } from '#content/form-words.ts';
import { CONSENT_WORDS, READING_PLACE_WORDS } from '#content/reading-place-words.ts';
import { STATUS_OF_API_ERROR, type ApiErrorCode } from '#contracts/api-error.ts';
import type { OperatorModel } from '#app/person/access/operator-model.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { createStudio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { readFaceOnServer } from './ask-server.ts';
import { PlaceChoice } from './place-choice.tsx';
import { useReadingPlace } from './use-reading-place.ts';

const READ = 'Read';
const reading = syntheticReading(PEOPLE[3]!);

const { host, render, unmount } = mountPlace();
/** The readings so far: where each was done, and its result. */
let read: string[];
/** The requests that left the page, and the answer to them. */
let sent: { path: string; body: { imageData?: string; mayUseModel?: boolean } }[];
let answer: () => Promise<Response>;
/** The AI model that the server's operator provides. */
let model: OperatorModel | null;

function Reader() {
  const place = useReadingPlace('face', model);
  return (
    <>
      <PlaceChoice reading={place} isBusy={false} />
      <button
        type="button"
        onClick={() => {
          const onDevice = async () => 'on the device';
          void place
            .settle<() => Promise<string>>(onDevice, (picture, agreed) => async () => {
              const { signal } = new AbortController();
              const told = await readFaceOnServer(picture, signal, agreed);
              if (told.ok) return `on the server: ${told.value.reading.kind}`;
              const { failure } = told;
              if (failure.kind === 'withheld') return failure.reason;
              return failure.kind === 'failed' ? failure.message : failure.kind;
            })
            .then(async (reader) => read.push(reader === null ? 'nowhere' : await reader()));
        }}
      >
        {READ}
      </button>
    </>
  );
}

/** A JPEG of one color, like the ones that a mirror produces. */
function jpeg(): Promise<Blob> {
  const canvas = new OffscreenCanvas(512, 288);
  canvas.getContext('2d')!.fillRect(0, 0, 512, 288);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.6 });
}

async function open() {
  const browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  await studio.camera.start();
  browser.mirror!.snapshot = (options) => {
    browser.mirror!.snapshots.push(options);
    return jpeg();
  };
  await render(
    <StudioProvider studio={studio}>
      <Reader />
    </StudioProvider>,
  );
  return browser;
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
const radio = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)!;
const dialog = () => document.querySelector('[role="dialog"]');

/**
 * Does something to which the page reacts at once or some time later; in the latter
 * case, tests wait for the reaction.
 */
async function doing(work: () => void): Promise<void> {
  await act(async () => work());
}

async function press(name: string): Promise<void> {
  // The buttons of a question appear with it, once its picture has been taken.
  await expect.poll(() => button(name)).toBeDefined();
  await doing(() => button(name)!.click());
}
/** Starts a reading that needs consent: the question appears once its picture has been taken. */
async function askToRead(): Promise<void> {
  await press(READ);
  await expect.poll(dialog).not.toBeNull();
}
/** Waits until this many readings have ended, wherever they were done. */
const hasRead = (count: number) => expect.poll(() => read.length).toBe(count);
const hasSent = (count: number) => expect.poll(() => sent.length).toBe(count);
const choose = (name: string) => doing(() => radio(name).click());

function goOffline(isOffline: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  return doing(() => {
    dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  });
}

beforeEach(() => {
  [read, sent] = [[], []];
  model = null;
  answer = async () =>
    Response.json({
      analysis: {},
      confidence: {},
      withheld: {},
      recommendations: [],
      overallTips: [],
      reading,
    });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    return answer();
  });
});

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the place of a reading', () => {
  it('is the device, which asks nothing and sends nothing', async () => {
    await open();
    expect(radio(READING_PLACE_WORDS.device).checked).toBe(true);
    await press(READ);
    await hasRead(1);
    expect(read).toEqual(['on the device']);
    expect(dialog()).toBeNull();
    expect(sent).toEqual([]);
  });

  it('can be the server, which receives nothing before the person agrees to the picture shown', async () => {
    const { mirror } = await open();
    await choose(READING_PLACE_WORDS.server);
    expect(dialog()).toBeNull();
    await askToRead();
    expect(mirror!.snapshots).toMatchObject([
      { source: 'camera', type: 'image/jpeg', quality: 0.6, maxSide: 512, asTaken: true },
    ]);
    const shown = dialog()!.querySelector('img')!.src;
    await expect.poll(() => dialog()!.textContent).toContain('512 by 288 pixels');
    expect(dialog()!.textContent).toContain(location.host);
    expect(sent).toEqual([]);
    await press(CONSENT_WORDS.send);
    await hasRead(1);
    expect(sent).toEqual([{ path: '/api/analyze-face', body: { imageData: shown } }]);
    expect(read).toEqual(['on the server: face']);
  });

  it('is asked about again each time', async () => {
    await open();
    await choose(READING_PLACE_WORDS.server);
    await press(READ);
    await press(CONSENT_WORDS.send);
    await hasRead(1);
    await askToRead();
    expect(sent).toHaveLength(1);
  });

  it('is the device after all for those who choose it in the question, and nowhere for those who close it', async () => {
    await open();
    await choose(READING_PLACE_WORDS.server);
    await press(READ);
    await press(CONSENT_WORDS.device);
    await hasRead(1);
    await press(READ);
    await press(CONSENT_WORDS.close);
    await hasRead(2);
    expect(read).toEqual(['on the device', 'nowhere']);
    expect(sent).toEqual([]);
  });

  it('is the device while there is no network, and says why', async () => {
    await open();
    await choose(READING_PLACE_WORDS.server);
    await goOffline(true);
    await expect.poll(() => radio(READING_PLACE_WORDS.server).disabled).toBe(true);
    expect(host.textContent).toContain(READING_PLACE_WORDS.offlineNote);
    await press(READ);
    await hasRead(1);
    expect(read).toEqual(['on the device']);
    await goOffline(false);
    await expect.poll(() => radio(READING_PLACE_WORDS.server).disabled).toBe(false);
    expect(sent).toEqual([]);
  });
});

describe('the model of the server’s operator', () => {
  const box = () => dialog()!.querySelector<HTMLInputElement>('input[type="checkbox"]');
  async function ask(name: string | null = 'Llama at home'): Promise<void> {
    model = { name };
    await open();
    await choose(READING_PLACE_WORDS.server);
    await askToRead();
  }

  it('is not asked about if the server has none', async () => {
    await open();
    await choose(READING_PLACE_WORDS.server);
    await askToRead();
    expect(box()).toBeNull();
    expect(dialog()!.textContent).toContain('stays nowhere else');
  });

  it('is named, with everything it would be shown, and receives nothing unless its box is checked', async () => {
    await ask();
    expect(box()!.checked).toBe(false);
    expect(box()!.closest('label')!.textContent).toContain('the AI model “Llama at home”');
    const note = document.getElementById(box()!.getAttribute('aria-describedby')!)!.textContent;
    for (const said of ['how light your skin is', 'shape of your face', 'Never the picture']) {
      expect(note).toContain(said);
    }
    await press(CONSENT_WORDS.send);
    await hasSent(1);
    expect(sent[0]!.body).not.toHaveProperty('mayUseModel');
  });

  it('may word the advice once its box is checked, only this time, and under this name', async () => {
    await ask();
    await doing(() => box()!.click());
    await press(CONSENT_WORDS.send);
    await hasRead(1);
    expect(sent[0]!.body).toMatchObject({ mayUseModel: true, modelName: 'Llama at home' });
    await askToRead();
    expect(box()!.checked).toBe(false);
  });

  it('is called the model of this site if its name is not given', async () => {
    await ask(null);
    expect(box()!.closest('label')!.textContent).toContain(`the AI model of ${location.host}`);
    await doing(() => box()!.click());
    await press(CONSENT_WORDS.send);
    await hasSent(1);
    expect(sent[0]!.body.mayUseModel).toBe(true);
    expect(sent[0]!.body).not.toHaveProperty('modelName');
  });
});

describe('a server that refuses', () => {
  async function toldBy(respond: typeof answer): Promise<string | undefined> {
    answer = respond;
    await open();
    await choose(READING_PLACE_WORDS.server);
    await press(READ);
    await press(CONSENT_WORDS.send);
    await hasRead(1);
    return read[0];
  }
  const refuse = (error: ApiErrorCode, more: object = {}) =>
    toldBy(async () =>
      Response.json(
        { error, message: API_ERROR_MESSAGES[error], ...more },
        { status: STATUS_OF_API_ERROR[error] },
      ),
    );

  it.each(['overloaded', 'not_analyzed', 'too_many_requests', 'pro_required'] as const)(
    'says so in its own words: %s',
    async (error) => {
      expect(await refuse(error)).toBe(API_ERROR_MESSAGES[error]);
    },
  );

  it('says what to do about a picture that it rejects', async () => {
    expect(await refuse('broken_picture', { details: 'Send it again.' })).toBe(
      `${API_ERROR_MESSAGES.broken_picture} Send it again.`,
    );
  });

  it('gives the reason that the device would give', async () => {
    expect(await refuse('bad_light', { reason: 'too-dark' })).toBe('too-dark');
  });

  it('is reported as offline if it cannot be reached', async () => {
    const unreachable = await toldBy(() => Promise.reject(new TypeError('no network')));
    expect(unreachable).toBe(CONNECTION_WORDS.offline);
  });
});
