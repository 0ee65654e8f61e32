import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppearanceReading } from '#domain/analysis/appearance/read-appearance.ts';
import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { closePanel, panelStore } from '#app/person/navigation/open-panel.ts';
import { browserPictures } from '#studio/browser/pictures.ts';
import { currentLook } from '#studio/state/state.ts';
import { createStudio } from '#studio/studio.ts';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import type { FakeMirror } from '#tests/studio/fake-mirror.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { LookFromPicture } from './look-from-picture.tsx';

const READ: Look = {
  v: 1,
  lipstick: { color: '#8e1b32', opacity: 78 },
  blush: { color: '#d0626a', opacity: 52 },
  eyeshadow: { colors: ['#5b7fb8', '#3b4f8f', '#1b2748'], opacity: 61 },
  eyeliner: { color: '#000000', opacity: 90 },
  mascara: { opacity: 65 },
  foundation: { color: '#c89b75', opacity: 35 },
};
const READING: AppearanceReading = {
  kind: 'appearance',
  look: READ,
  ifWorn: READ,
  confidences: {
    lipstick: 0.93,
    blush: 0.52,
    eyeshadow: 0.21,
    eyeliner: 0,
    mascara: 0,
    foundation: 0,
  },
};
const FACE = { left: 0.25, top: 0.2, width: 0.5, height: 0.5 };

const { host, render, unmount } = mountPlace();

async function open() {
  const browser = new FakeBrowser();
  const studio = createStudio({
    ...browser.environment,
    pictures: browserPictures('/no-drawing.webp'),
  });
  studio.preload();
  browser.idle.fire();
  await expect.poll(() => browser.mirror).not.toBeNull();
  const mirror = browser.mirror!;
  answer(mirror, { reading: READING, face: FACE });
  await render(
    <StudioProvider studio={studio}>
      <LookFromPicture />
    </StudioProvider>,
  );
  return { studio, mirror, look: () => currentLook(studio.store.getState()) };
}

function answer(mirror: FakeMirror, answered: unknown): void {
  mirror.reading = (({ image }: { image: ImageBitmap }) => {
    image.close();
    return Promise.resolve(answered);
  }) as FakeMirror['reading'];
}

/** A picture file as a camera would write it. */
async function pictureFile(width = 400, height = 500): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.fillRect(0, 0, width / 2, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return new File([blob!], 'face.png', { type: 'image/png' });
}

function transfer(file: File): DataTransfer {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
}

async function choose(file: File): Promise<void> {
  const input = host.querySelector<HTMLInputElement>('input[type="file"]')!;
  await act(async () => {
    input.files = transfer(file).files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

function buttonCalled(name: string): HTMLButtonElement {
  return [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
}

async function press(name: string): Promise<void> {
  await act(async () => {
    buttonCalled(name).click();
  });
}

function switchOf(product: string): HTMLElement {
  return host.querySelector<HTMLElement>(`[role="switch"][aria-label="Wear the ${product}"]`)!;
}

/** Waits for a text: what happens outside of `act` is only rendered by the next `act`. */
async function shows(text: string): Promise<void> {
  await expect
    .poll(async () => {
      await act(async () => undefined);
      return host.textContent;
    })
    .toContain(text);
}

beforeEach(() => {
  localStorage.clear();
  toastStore.setState(null, true);
});

afterEach(async () => {
  await unmount();
  closePanel();
});

describe('a look from a picture', () => {
  it('shows each product with its confidence, with those of low confidence switched off', async () => {
    await open();
    await choose(await pictureFile());
    await shows('High confidence, 93%');
    expect(host.textContent).toContain('Medium confidence, 52%');
    expect(host.textContent).toContain('Low confidence, 21%');
    expect(host.textContent).toContain('Can’t be told from lashes');
    expect(switchOf('lipstick').getAttribute('aria-checked')).toBe('true');
    expect(switchOf('eyeshadow').getAttribute('aria-checked')).toBe('false');
  });

  it('is tried in the mirror before it is worn, and put on in one step however often its button is pressed', async () => {
    const { studio, look } = await open();
    await choose(await pictureFile());
    await shows('Put On');
    expect(look()).toEqual(DEFAULT_LOOK);
    expect(studio.store.getState().shownLook?.lipstick).toEqual(READ.lipstick);
    await act(async () => {
      const button = buttonCalled('Put On');
      button.click();
      button.click();
    });
    expect(look().lipstick).toEqual(READ.lipstick);
    expect(look().eyeshadow.opacity).toBe(0);
    expect(look().foundation).toEqual(DEFAULT_LOOK.foundation);
    expect(toastStore.getState()).toMatchObject({ title: 'Look Applied' });
    await act(async () => {
      studio.look.undo();
    });
    expect(look()).toEqual(DEFAULT_LOOK);
    expect(studio.store.getState().shownLook).toBeNull();
  });

  it('leads from each product that is on, and from all of them, to the shop', async () => {
    await open();
    await choose(await pictureFile());
    await shows('Put On');
    const way = (what: string) =>
      host.querySelector<HTMLButtonElement>(
        `[aria-label="Find the ${what} from the picture in the shop"]`,
      );
    expect(way('eyeshadow')).toBeNull();
    way('lipstick')!.click();
    expect(panelStore.getState()).toMatchObject({ part: 'match?find=lipstick-8e1b32' });
    way('look')!.click();
    expect(panelStore.getState()).toMatchObject({
      part: expect.stringMatching(/^match\?find=.*lipstick-8e1b32\.blush-d0626a/),
    });
  });

  it('can include a guess that is switched on, and another shade', async () => {
    const { look } = await open();
    await choose(await pictureFile());
    await shows('Put On');
    await act(async () => {
      switchOf('eyeshadow').click();
    });
    const shade = host.querySelector<HTMLInputElement>('[aria-label="Shade of the lipstick"]')!;
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
        shade,
        '#ff0000',
      );
      shade.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await press('Put On');
    expect(look().eyeshadow).toEqual(READ.eyeshadow);
    expect(look().lipstick).toEqual({ color: '#ff0000', opacity: 78 });
  });

  it('accepts a picture that is dropped on it, and keeps the drop from the page', async () => {
    await open();
    const file = await pictureFile();
    const drop = new DragEvent('drop', {
      bubbles: true,
      cancelable: true,
      dataTransfer: transfer(file),
    });
    await act(async () => {
      host.querySelector('.picture-zone')!.dispatchEvent(drop);
    });
    expect(drop.defaultPrevented).toBe(true);
    await shows('Put On');
  });

  it('accepts a pasted picture, and leaves text alone', async () => {
    await open();
    const text = new DataTransfer();
    text.setData('text/plain', 'rose');
    const words = new ClipboardEvent('paste', {
      bubbles: true,
      cancelable: true,
      clipboardData: text,
    });
    document.body.dispatchEvent(words);
    expect(words.defaultPrevented).toBe(false);
    const picture = new ClipboardEvent('paste', {
      bubbles: true,
      cancelable: true,
      clipboardData: transfer(await pictureFile()),
    });
    await act(async () => {
      document.body.dispatchEvent(picture);
    });
    expect(picture.defaultPrevented).toBe(true);
    await shows('Put On');
  });

  it.each([
    ['no-face', 'There is no face in this picture'],
    ['several-faces', 'There is more than one face in this picture'],
    ['face-too-small', 'The face is too small to read'],
  ])('of a picture with %s says so, and accepts another one', async (withheld, words) => {
    const { mirror } = await open();
    answer(mirror, { reading: { withheld }, face: null });
    await choose(await pictureFile());
    await shows(words);
    answer(mirror, { reading: READING, face: FACE });
    await choose(await pictureFile());
    await shows('Put On');
    expect(host.textContent).not.toContain(words);
  });

  it('of a file that is not a picture says so', async () => {
    await open();
    await choose(new File(['dear diary'], 'diary.png', { type: 'image/png' }));
    await shows('This file is not a picture');
    expect(buttonCalled('Choose a Picture')).toBeDefined();
  });

  it('can be cancelled, after which a late answer changes nothing', async () => {
    const { mirror } = await open();
    let finish = (_answered: unknown): void => undefined;
    mirror.reading = (() =>
      new Promise<unknown>((resolve) => {
        finish = resolve;
      })) as FakeMirror['reading'];
    await choose(await pictureFile());
    await shows('Reading the makeup');
    await press('Cancel');
    expect(host.textContent).toContain('Choose a Picture');
    await act(async () => {
      finish({ reading: READING, face: FACE });
    });
    expect(host.textContent).not.toContain('Put On');
  });

  it('removes the tried look from the mirror when it is left', async () => {
    const { studio } = await open();
    await choose(await pictureFile());
    await shows('Put On');
    await render(null);
    expect(studio.store.getState().shownLook).toBeNull();
  });

  it('says that a bare face wears nothing', async () => {
    const { mirror } = await open();
    const none = { ...READING.confidences, lipstick: 0.1, blush: 0.2 };
    answer(mirror, { reading: { ...READING, confidences: none }, face: FACE });
    await choose(await pictureFile());
    await shows('No makeup was found in this picture');
    expect(switchOf('lipstick').getAttribute('aria-checked')).toBe('false');
  });
});
