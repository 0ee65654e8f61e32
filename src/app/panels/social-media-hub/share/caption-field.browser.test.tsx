import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeLookCaption } from '#contracts/look-captions.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { lookFacts } from '#domain/social/look-facts.ts';
import { accessStore } from '#app/person/access/access-store.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { createStudio } from '#studio/studio.ts';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { CaptionField } from './caption-field.tsx';

const WORDED = 'Hot Pink, and the playlist is on loud.';
const OURS = 'Nothing special today, just a good face.';
const FACTS = lookFacts(DEFAULT_LOOK, null, (product) => `Our ${product}`);

const { host, render, unmount } = mountPlace();
/** The requests to the server, and its answer; null if it is unreachable. */
let asked: unknown[];
let answer: { readonly caption: string | null } | null;

const caption = (): string => host.querySelector('textarea')!.value;
const modelSwitch = () => host.querySelector<HTMLElement>('[role="switch"]');

/** Opens the field as on a page that was just loaded. */
async function open(): Promise<void> {
  const studio = createStudio(new FakeBrowser().environment);
  await render(
    <StudioProvider studio={studio}>
      <CaptionField look={DEFAULT_LOOK} facts={FACTS} />
    </StudioProvider>,
  );
}

async function write(): Promise<void> {
  await act(async () => {
    [...host.querySelectorAll('button')]
      .find(({ textContent }) => textContent.startsWith('Write'))!
      .click();
  });
}

async function switchModel(): Promise<void> {
  await act(async () => {
    modelSwitch()!.click();
  });
}

beforeEach(() => {
  sessionStorage.clear();
  asked = [];
  answer = { caption: WORDED };
  vi.stubGlobal('fetch', (path: string, { body }: { readonly body?: string } = {}) => {
    if (path !== writeLookCaption.path) return Promise.reject(new TypeError('Failed to fetch'));
    asked.push(JSON.parse(body ?? ''));
    return answer === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(answer));
  });
  accessStore.setState({ hasLanguageModel: true, languageModelName: 'Llama at home' });
});
afterEach(async () => {
  await unmount();
  sessionStorage.clear();
  accessStore.setState({ hasLanguageModel: false, languageModelName: null });
  toastStore.setState(toastStore.getInitialState());
  vi.unstubAllGlobals();
});

describe('a caption', () => {
  it('is our own, without any request, until the model is switched on', async () => {
    await open();
    expect(modelSwitch()!.getAttribute('aria-checked')).toBe('false');
    await write();
    expect(caption()).toContain(OURS);
    expect(asked).toEqual([]);
  });

  it('is the model’s once that is switched on, and the model receives nothing that was typed', async () => {
    await open();
    expect(host.textContent).toContain('the AI model “Llama at home”');
    await write();
    await switchModel();
    await write();
    expect(caption()).toBe(WORDED);
    expect(asked).toEqual([{ look: DEFAULT_LOOK, occasion: 'everyday', turn: 1 }]);
  });

  it.each([
    ['has none', { caption: null }],
    ['cannot be reached', null],
  ])('is our own if the model %s', async (_, said) => {
    answer = said;
    await open();
    await switchModel();
    await write();
    expect(asked).toHaveLength(1);
    expect(caption()).toContain(OURS);
  });

  it('offers no model if the server has none', async () => {
    accessStore.setState({ hasLanguageModel: false, languageModelName: null });
    await open();
    expect(modelSwitch()).toBeNull();
  });

  it('outlives a reload of the page, as does the choice of a model', async () => {
    await open();
    await switchModel();
    await write();
    await open();
    expect(caption()).toBe(WORDED);
    expect(modelSwitch()!.getAttribute('aria-checked')).toBe('true');
  });

  it('is our own again once the operator has another model, until that one is switched on, too', async () => {
    await open();
    await switchModel();
    accessStore.setState({ languageModelName: 'A model far away' });
    await open();
    expect(modelSwitch()!.getAttribute('aria-checked')).toBe('false');
    await write();
    expect(asked).toEqual([]);
    expect(caption()).toContain(OURS);
  });

  it('is started over if it was stored in a broken form', async () => {
    sessionStorage.setItem('lookglass.social.share', '{"caption":7}');
    await open();
    expect(caption()).toBe('');
  });
});
