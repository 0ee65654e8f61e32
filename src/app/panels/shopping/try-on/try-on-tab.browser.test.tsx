import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { served, serveCatalogue } from '#tests/support/served-catalogue.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { MirrorPlace } from '#app/look/mirror-places.tsx';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { ProductCard } from '#app/panels/shopping/parts/product-card.tsx';
import { TryOnSign } from '#app/panels/shopping/parts/try-on-sign.tsx';
import type { StudioEvent } from '#studio/state/studio-events.ts';
import { currentLook } from '#studio/state/state.ts';
import { createStudio } from '#studio/studio.ts';
import { TryOnTab } from './try-on-tab.tsx';

/** Worn from the start, so that the order of the row is known. */
const TEAROSE_LIPS = applyPatch(DEFAULT_LOOK, { lipstick: { color: '#b75a5c' } });

const { host, render, unmount } = mountPlace();
let answer: (path: string) => Response | Promise<Response>;

async function open(shown: 'camera' | 'nothing' = 'camera', Part = TryOnTab) {
  const browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  studio.look.wear(TEAROSE_LIPS);
  if (shown === 'camera') await studio.camera.start();
  const events: StudioEvent[] = [];
  studio.events.listen((event) => events.push(event));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const show = (part: React.ReactNode): Promise<void> =>
    render(
      <QueryClientProvider client={client}>
        <StudioProvider studio={studio}>
          <MirrorPlace name="picture" className="mirror-place" />
          <TryOnSign />
          {part}
        </StudioProvider>
      </QueryClientProvider>,
    );
  await show(<Part />);
  return {
    studio,
    events,
    look: () => currentLook(studio.store.getState()),
    drawn: () => browser.mirror!.scene.effects,
    leave: () => show(null),
  };
}

const sign = () => host.querySelector('.mirror-place')!.textContent;
const shades = () => [...host.querySelectorAll<HTMLButtonElement>('.try-shade')];
const names = () => shades().map(({ textContent }) => textContent);
const chosen = () => shades().find(({ ariaChecked }) => ariaChecked === 'true')?.textContent;

/** Reads a value after the page had time to update, for `expect.poll`. */
function later<Read>(read: () => Read): () => Promise<Read> {
  return async () => {
    await act(
      () =>
        new Promise((done) => {
          setTimeout(done, 20);
        }),
    );
    return read();
  };
}

async function rowOf(first: string): Promise<void> {
  await expect.poll(later(() => names()[0])).toBe(first);
}

async function press(name: string): Promise<void> {
  const found = [...host.querySelectorAll('button')].find(
    ({ textContent, ariaLabel }) => textContent === name || ariaLabel === name,
  );
  await act(async () => {
    found!.click();
  });
}

async function swipe(distance: number): Promise<void> {
  const row = host.querySelector('.try-row')!;
  await act(async () => {
    const at = (type: string, clientX: number) =>
      row.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX }));
    at('pointerdown', 300);
    at('pointerup', 300 + distance);
  });
}

beforeEach(() => {
  localStorage.clear();
  answer = serveCatalogue;
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(path)));
  toastStore.setState(null, true);
});

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

describe('the tab Try-On', () => {
  it('shows the shades closest to the worn one, each by its name', async () => {
    await open();
    await rowOf('Tearose');
    expect(names()).toHaveLength(5);
    expect(names()).toContain('Signal Red');
  });

  it('says that it needs a face, and lets no shade be chosen before there is one', async () => {
    const { studio, look } = await open('nothing');
    await rowOf('Tearose');
    expect(host.textContent).toContain('Try-On needs your face in the mirror');
    expect(shades().every(({ disabled }) => disabled)).toBe(true);
    await press('Start Camera');
    expect(host.textContent).not.toContain('Try-On needs your face in the mirror');
    await press('Signal Red');
    expect(look().lipstick.color).toBe('#b3202c');
    expect(studio.store.getState().source).toBe('camera');
  });

  it('puts on the pressed shade, in its finish, says so over the mirror, and counts it', async () => {
    const { look, events } = await open();
    await rowOf('Tearose');
    await press('Dusk Rose');
    expect(look().lipstick).toMatchObject({ color: '#b9586c', finish: 'matte' });
    expect(sign()).toContain('Trying on Dusk Rose');
    expect(events).toEqual([{ kind: 'makeup-applied', makeup: 'lipstick' }]);
    expect(host.querySelector('article')!.ariaLabel).toBe('Saltmarsh Velvet Stain Dusk Rose');
  });

  it('goes on to the next shade with a swipe, and back, and stays at the last', async () => {
    await open();
    await rowOf('Tearose');
    await press('Tearose');
    const [first, second] = names();
    await swipe(-40);
    expect(chosen()).toBe(second);
    await swipe(60);
    expect(chosen()).toBe(first);
    await swipe(-900);
    expect(chosen()).toBe(names().at(-1));
    await swipe(-8);
    expect(chosen()).toBe(names().at(-1));
  });

  it('goes through the row with the arrow keys', async () => {
    await open();
    await rowOf('Tearose');
    await press('Tearose');
    await act(async () => {
      shades()[0]!.focus();
      shades()[0]!.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
      );
    });
    await expect.poll(later(chosen)).toBe(names()[1]);
  });

  it('takes off everything that was tried with one press', async () => {
    const { look } = await open();
    await rowOf('Tearose');
    await press('Dusk Rose');
    await press('Signal Red');
    await press('Back to What I Wore');
    expect(look()).toEqual(TEAROSE_LIPS);
    expect(sign()).toBe('');
  });

  it('tries a gloss on as a lipstick that shines, and says what it does not draw', async () => {
    const { look } = await open();
    await press('Lip Gloss');
    await expect.poll(later(names)).toContain('Clear Cherry');
    await press('Clear Cherry');
    expect(look().lipstick).toMatchObject({ color: '#c8505f', finish: 'gloss' });
    expect(host.textContent).toContain(
      'The mirror doesn’t draw highlighter, concealer, bronzer, primer, and setting spray',
    );
  });

  it('says which finish is drawn instead of one that the mirror does not have', async () => {
    await open();
    await press('Eyeshadow');
    await expect.poll(later(names)).toContain('Driftwood');
    await press('Driftwood');
    expect(host.textContent).toContain('Its satin finish is drawn as matte');
  });

  it('can retry if the shades could not be loaded', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await open();
    await expect.poll(later(() => host.textContent)).toContain('The shades couldn’t be loaded');
    answer = serveCatalogue;
    await press('Try Again');
    await rowOf('Tearose');
  });
});

describe('two shades on half a face each', () => {
  async function openHalves() {
    const opened = await open();
    await rowOf('Tearose');
    await press('Dusk Rose');
    await act(async () => {
      host.querySelector<HTMLButtonElement>('[role="switch"]')!.click();
    });
    return opened;
  }

  it('begins with another shade of the row on the right half', async () => {
    const { look, drawn } = await openHalves();
    expect(drawn()).toMatchObject([{ kind: 'halves', right: { lipstick: { color: '#b75a5c' } } }]);
    expect(look().lipstick.color).toBe('#b9586c');
    expect(sign()).toContain('Left half: Dusk Rose');
    expect(sign()).toContain('Right half: Tearose');
  });

  it('puts the next shade on the chosen half', async () => {
    const { look, drawn } = await openHalves();
    await press('Signal Red');
    expect(drawn()).toMatchObject([{ right: { lipstick: { color: '#b3202c' } } }]);
    await act(async () => {
      host.querySelector<HTMLButtonElement>('[data-side="left"]')!.click();
    });
    await press('Rosewater');
    expect(look().lipstick.color).toBe('#cf7f86');
    expect(drawn()).toMatchObject([{ right: { lipstick: { color: '#b3202c' } } }]);
  });

  it('can keep the right one on the whole face', async () => {
    const { look, drawn } = await openHalves();
    await press('Keep Tearose on your whole face');
    expect(drawn()).toEqual([]);
    expect(look().lipstick.color).toBe('#b75a5c');
  });

  it('ends with the tab: the left half is what is worn', async () => {
    const { look, drawn, leave } = await openHalves();
    await leave();
    expect(drawn()).toEqual([]);
    expect(look().lipstick.color).toBe('#b9586c');
  });
});

describe('Try On on the card of a product', () => {
  const card = (title: string) => () => <ProductCard product={served(title)} compared={null} />;

  it('says at once that the shade is being tried on, and a little later that it is worn', async () => {
    const { look } = await open('camera', card('Sea Coral'));
    await press('Try on Sea Coral');
    expect(look().blush.color).toBe('#e58a76');
    expect(toastStore.getState()?.title).toBe('Virtual Try-On');
    await expect
      .poll(
        later(() => toastStore.getState()?.title),
        { timeout: 10_000 },
      )
      .toBe('Try-On Complete');
  });

  it('asks for the camera if there is no picture, and changes nothing', async () => {
    const { look } = await open('nothing', card('Sea Coral'));
    await press('Try on Sea Coral');
    expect(look()).toEqual(TEAROSE_LIPS);
    expect(toastStore.getState()).toMatchObject({ title: 'Camera Required', tone: 'destructive' });
  });

  it.each([
    ['Dark Brown', 'The mirror draws lashes in black only, so you can’t try this color on.'],
    ['Sea Mist', 'The mirror doesn’t draw setting spray, so you can’t try it on.'],
  ])('says why it cannot be done (%s)', async (title, reason) => {
    const { look } = await open('camera', card(title));
    const button = host.querySelector('.shop-try')!;
    expect(button.ariaDisabled).toBe('true');
    await press(button.ariaLabel!);
    expect(toastStore.getState()?.description).toBe(reason);
    expect(look()).toEqual(TEAROSE_LIPS);
  });
});
