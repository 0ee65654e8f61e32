import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { askVoiceAssistant } from '#contracts/voice-assistant.ts';
import { accessStore } from '#app/person/access/access-store.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { createStudio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { VoiceAssistantPanel } from './voice-assistant-panel.tsx';

const { host, render, unmount } = mountPlace();
let listening: object[];

type Place = 'on-device' | 'downloadable' | 'elsewhere' | 'none';

const FOUND = {
  'on-device': 'available',
  downloadable: 'downloadable',
  elsewhere: 'unavailable',
  none: 'unavailable',
} as const satisfies Record<Place, string>;

/**
 * Sets what the browser itself provides: recognition on the device, on the device after
 * a download, elsewhere, or none.
 */
function bring(place: Place): void {
  let found: string = FOUND[place];
  class Heard {
    static available = () => Promise.resolve(found);
    static install = async () => {
      found = 'available';
      return true;
    };
    start = () => listening.push(this);
    abort = () => undefined;
  }
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
    Object.defineProperty(globalThis, name, {
      value: place === 'none' ? undefined : Heard,
      configurable: true,
    });
}

const pass = (milliseconds: number) =>
  act(async () => {
    await new Promise((done) => {
      setTimeout(done, milliseconds);
    });
  });

async function open(place: Place) {
  bring(place);
  const studio = createStudio(new FakeBrowser().environment);
  await render(
    <QueryClientProvider client={queryClient}>
      <StudioProvider studio={studio}>
        <VoiceAssistantPanel />
      </StudioProvider>
    </QueryClientProvider>,
  );
  await pass(30);
  return { look: () => currentLook(studio.store.getState()) };
}

const button = (name: string) =>
  [...host.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );

async function press(name: string): Promise<void> {
  const found = button(name);
  if (found === undefined) throw new Error(`no button ${name} in ${host.textContent}`);
  await act(async () => {
    found.click();
  });
  await pass(60);
}

async function type(command: string): Promise<void> {
  const field = host.querySelector<HTMLInputElement>('#voice-command')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, command);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Send');
}

const modelSwitch = () =>
  [...host.querySelectorAll('label')].find((label) =>
    label.textContent.startsWith('Ask an AI model when I don’t understand'),
  )!.control!;

async function switchModelOn(): Promise<void> {
  await act(async () => {
    modelSwitch().click();
  });
}

/**
 * Records what is sent to our server's voice assistant from now on; it answers that it understands nothing.
 */
function followCommands(): () => readonly unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path !== askVoiceAssistant.path) return new Response('{}', { status: 503 });
    sent.push(JSON.parse(body));
    return Response.json({ makeupChanges: {}, response: 'I didn’t understand that.', acts: [] });
  });
  return () => sent;
}

const pressKey = async (init: KeyboardEventInit) => {
  await act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  await pass(60);
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  listening = [];
});

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  accessStore.setState({ hasLanguageModel: false, languageModelName: null });
});

describe('the panel of the voice assistant', () => {
  it('says that it cannot listen if the browser cannot, and obeys typed commands', async () => {
    const { look } = await open('none');
    expect(host.textContent).toContain('Voice assistant not supported in this browser');
    expect(button('Start Listening')).toBeUndefined();
    await type('berry lips');
    expect(look().lipstick.color).toBe('#7d1d43');
    expect(host.textContent).toContain('Lipstick: Berry.');
    expect(host.textContent).toContain('Typed');
  });

  it('asks before a browser sends the voice elsewhere, and lets that consent be withdrawn', async () => {
    await open('elsewhere');
    await press('Start Listening');
    expect(host.textContent).toContain('Your voice would leave this device');
    expect(document.activeElement?.textContent).toBe('Your voice would leave this device');
    expect(listening).toEqual([]);
    await press('Type Instead');
    expect(document.activeElement?.id).toBe('voice-command');
    await press('Start Listening');
    await press('Listen Anyway');
    expect(listening).toHaveLength(1);
    await press('Stop sending my voice');
    expect(button('Start Listening')).toBeDefined();
    await press('Start Listening');
    expect(listening).toHaveLength(1);
  });

  it('downloads speech recognition for this device on request, and then listens on the device', async () => {
    await open('downloadable');
    await press('Start Listening');
    expect(host.textContent).toContain('Your voice would leave this device');
    expect(listening).toEqual([]);
    await press('Download Speech for This Device');
    expect(host.textContent).not.toContain('Your voice would leave this device');
    expect(listening).toHaveLength(1);
    expect(host.textContent).toContain('Your voice is turned into text on this device.');
  });

  it('names the model to which sentences that are not understood would go', async () => {
    accessStore.setState({ hasLanguageModel: true, languageModelName: 'Llama at home' });
    await open('on-device');
    expect(host.textContent).toContain('wearing to the AI model “Llama at home”, which this');
  });

  it('asks no model until that is switched on, and then the one that was named', async () => {
    const sent = followCommands();
    accessStore.setState({ hasLanguageModel: true, languageModelName: 'Llama at home' });
    await open('none');
    await type('vampire countess at breakfast');
    expect(sent()).toEqual([]);
    await switchModelOn();
    await type('vampire countess at breakfast');
    expect(sent()).toMatchObject([
      {
        command: 'vampire countess at breakfast',
        mayUseModel: true,
        modelName: 'Llama at home',
      },
    ]);
  });

  it('asks again if the operator has chosen another model', async () => {
    const sent = followCommands();
    accessStore.setState({ hasLanguageModel: true, languageModelName: 'Llama at home' });
    await open('none');
    await switchModelOn();
    await act(async () => {
      accessStore.setState({ languageModelName: 'Another' });
    });
    expect(modelSwitch().getAttribute('aria-checked')).toBe('false');
    await type('vampire countess at breakfast');
    expect(sent()).toEqual([]);
  });

  it('listens at once on the device, from anywhere with its key, and stops', async () => {
    await open('on-device');
    await pressKey({ code: 'KeyL', altKey: true, shiftKey: true });
    expect(listening).toHaveLength(1);
    await press('Stop');
    expect(button('Start Listening')).toBeDefined();
    await pressKey({ code: 'KeyL', altKey: true });
    expect(listening).toHaveLength(1);
  });

  it('listens again after a long press', async () => {
    await open('on-device');
    await press('Start Listening');
    const microphone = button('Stop')!;
    await act(async () => {
      microphone.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    });
    await pass(620);
    await act(async () => {
      microphone.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
      microphone.click();
    });
    await pass(60);
    expect(listening).toHaveLength(2);
    expect(button('Stop')).toBeDefined();
  });

  it('does what a hint says when it is pressed', async () => {
    const { look } = await open('on-device');
    await press('Softer blush and a red lip');
    expect(look().lipstick.color).toBe('#c1121f');
  });

  it('asks before it resets, and accepts a button as the answer', async () => {
    const { look } = await open('none');
    await type('red lips');
    await type('reset');
    await press('No');
    expect(look().lipstick.color).toBe('#c1121f');
    await type('reset');
    await press('Yes');
    expect(look().lipstick.color).toBe('#ec4899');
  });

  it('remembers on this device that replies should not be spoken', async () => {
    await open('on-device');
    const toggle = host.querySelector<HTMLButtonElement>('[role=switch]')!;
    expect(toggle.getAttribute('aria-checked')).toBe('true');
    await act(async () => {
      toggle.click();
    });
    expect(JSON.parse(localStorage.getItem('lookglass.preferences')!)).toMatchObject({
      speaksReplies: false,
    });
  });
});
