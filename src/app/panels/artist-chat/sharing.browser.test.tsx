import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { act, actNow } from '#tests/support/act.ts';
import { PEOPLE, syntheticReading } from '#tests/advice/synthetic-reading.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { AI_ARTISTS } from '#content/ai-artists.ts';
import { MEASURE_REASONS } from '#content/measure-reasons.ts';
import { SHARING_WORDS } from '#content/panels/artist-sharing-words.ts';
import type { FaceReading } from '#domain/analysis/face-reading.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { currentUserQuery } from '#app/person/session/current-user.ts';
import { accessStore } from '#app/person/access/access-store.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { createStudio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { ShareButton } from './share-button.tsx';
import { sentFeatures, share, shareOnlyOf } from './sharing.ts';
import { SharingSheet } from './sharing-sheet.tsx';
import { useSharing } from './use-sharing.ts';

const [ARTIST] = AI_ARTISTS;
const READING = syntheticReading(PEOPLE[3]!);

const { host, render, unmount } = mountPlace();

function Chat() {
  const control = useSharing();
  return (
    <>
      <ShareButton control={control} />
      {control.step.kind === 'closed' ? null : <SharingSheet artist={ARTIST!} control={control} />}
    </>
  );
}

async function open(shown: 'camera' | 'nothing' = 'camera'): Promise<FakeBrowser> {
  const browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  if (shown === 'camera') await studio.camera.start();
  await render(
    <QueryClientProvider client={queryClient}>
      <StudioProvider studio={studio}>
        <Chat />
      </StudioProvider>
    </QueryClientProvider>,
  );
  return browser;
}

function sees({ mirror }: FakeBrowser, answer: FaceReading | WithheldReason): void {
  const reading = typeof answer === 'string' ? { withheld: answer } : answer;
  // The chat only ever measures a face.
  mirror!.measuring = () => Promise.resolve(reading as never);
}

const sheet = () => host.querySelector('[role="dialog"]');
const button = (name: string) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name);

async function press(name: string): Promise<void> {
  await act(async () => {
    button(name)!.click();
    await new Promise((done) => {
      setTimeout(done, 30);
    });
  });
}

beforeEach(() => {
  share(null);
  queryClient.setQueryData(currentUserQuery.queryKey, null);
});
afterEach(async () => {
  await unmount();
  accessStore.setState({ hasLanguageModel: false, languageModelName: null });
});

describe('what the mirror measures', () => {
  it('is not shared, and not even measured, until requested', async () => {
    const { mirror } = await open();
    expect(mirror!.measures).toEqual([]);
    expect(sentFeatures()).toEqual({});
  });

  it('is shown value by value before any is shared', async () => {
    sees(await open(), READING);
    await press(SHARING_WORDS.open);
    expect(document.activeElement?.textContent).toBe(SHARING_WORDS.title);
    expect(sheet()!.querySelector('dl')!.textContent).toMatch(
      /Skin depth\w.*Undertone\w.*Lip shape/,
    );
    expect(sheet()!.textContent).toContain(`go to ${location.host}`);
    expect(sentFeatures()).toEqual({});
    await press(SHARING_WORDS.notNow);
    expect([sheet(), sentFeatures()]).toEqual([null, {}]);
  });

  it('is sent as classes with each message once the person agrees, until it is stopped', async () => {
    sees(await open(), READING);
    await press(SHARING_WORDS.open);
    await press(SHARING_WORDS.share);
    expect(sentFeatures()).toMatchObject({ features: { undertone: 'warm', eyeTilt: 'level' } });
    expect(sentFeatures()).not.toHaveProperty('mayShowFeatures');
    expect(document.activeElement?.textContent).toMatch(/^Sharing \d measures$/);
    await press(document.activeElement!.textContent);
    await press(SHARING_WORDS.stop);
    expect(sentFeatures()).toEqual({});
    expect(button(SHARING_WORDS.open)).toBeDefined();
  });

  it('names what was left out, and why', async () => {
    sees(await open(), syntheticReading(PEOPLE[3]!, undefined, ['lip-height'], 'too-dark'));
    await press(SHARING_WORDS.open);
    expect(sheet()!.textContent).toContain('Lip shape: Too little lightSwitch a lamp on');
    expect(button(SHARING_WORDS.again)).toBeDefined();
    expect(sheet()!.querySelector('dl')!.textContent).not.toContain('Lip shape');
  });

  it('is measured again in better light, for the reason that the mirror gives', async () => {
    const browser = await open();
    sees(browser, 'coloured-light');
    await press(SHARING_WORDS.open);
    expect(sheet()!.querySelector('[role=alert]')!.textContent).toContain(
      MEASURE_REASONS['coloured-light'].advice,
    );
    sees(browser, READING);
    await press(SHARING_WORDS.again);
    expect(button(SHARING_WORDS.share)).toBeDefined();
  });

  it('asks for a face if the mirror is empty', async () => {
    await open('nothing');
    await press(SHARING_WORDS.open);
    expect(sheet()!.textContent).toContain(SHARING_WORDS.nothingShown.advice);
  });

  it('is no longer shared once another person uses the page', async () => {
    sees(await open(), READING);
    await press(SHARING_WORDS.open);
    await press(SHARING_WORDS.share);
    actNow(() => {
      shareOnlyOf('another');
    });
    expect(sentFeatures()).toEqual({});
  });
});

describe('the model of the server’s operator', () => {
  const box = () => sheet()!.querySelector<HTMLInputElement>('input[type="checkbox"]');

  it('is not asked about if there is none', async () => {
    sees(await open(), READING);
    await press(SHARING_WORDS.open);
    expect(box()).toBeNull();
  });

  it('is named, and may know what is shared only once its box is checked', async () => {
    accessStore.setState({ hasLanguageModel: true, languageModelName: 'Llama at home' });
    sees(await open(), READING);
    await press(SHARING_WORDS.open);
    expect(box()!.checked).toBe(false);
    expect(box()!.closest('label')!.textContent).toContain('“Llama at home”');
    await act(async () => {
      box()!.click();
    });
    await press(SHARING_WORDS.share);
    expect(sentFeatures()).toMatchObject({ mayShowFeatures: true, modelName: 'Llama at home' });
  });
});
