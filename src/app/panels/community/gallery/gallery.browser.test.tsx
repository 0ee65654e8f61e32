import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { countLookUse } from '#contracts/look-figures.ts';
import { readGallery, readLookTrends, type GalleryLook } from '#contracts/look-gallery.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { closePanel, panelStore } from '#app/person/navigation/open-panel.ts';
import { currentLook } from '#studio/state/state.ts';
import { createStudio } from '#studio/studio.ts';
import { TrendsTab } from '#app/panels/community/trends-tab.tsx';
import { mountPlace } from '#tests/support/mounted.ts';
import type { Gallery, LookTrends } from './gallery-queries.ts';

/** Milliseconds. */
const PATIENCE = 20_000;

const { host, render, unmount } = mountPlace();
let gallery: Gallery;
let trends: LookTrends;
/** What was reported to the server, without what was requested from it. */
let told: { readonly path: string; readonly body: unknown }[];

function shown(name: string, differences: Partial<GalleryLook> = {}): GalleryLook {
  return {
    id: crypto.randomUUID(),
    name,
    look: {
      ...DEFAULT_LOOK,
      lipstick: { color: '#68273f', opacity: 80 },
      eyeshadow: { colors: ['#d6cabe', '#a6937e', '#74634f'], opacity: 40 },
    },
    likes: 2,
    worn: 0,
    isOwn: false,
    isLiked: false,
    ...differences,
  };
}

async function open() {
  const studio = createStudio(new FakeBrowser().environment);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <StudioProvider studio={studio}>
        <TrendsTab />
      </StudioProvider>
    </QueryClientProvider>,
  );
  return { studio, look: () => currentLook(studio.store.getState()) };
}

function button(name: string): HTMLButtonElement | undefined {
  return [...host.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
}

/** Resolves once the condition holds; renders everything that happens meanwhile. */
async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`It never came to that: ${host.textContent}`);
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
    });
  }
}

const shows = (words: string) => until(() => host.textContent.includes(words));

async function press(name: string): Promise<void> {
  await until(() => button(name) !== undefined);
  await act(async () => {
    button(name)?.click();
  });
}

beforeEach(() => {
  told = [];
  gallery = { worn: [], newest: [] };
  trends = { shades: [], looks: [] };
  vi.stubGlobal('fetch', (path: string, { body }: { readonly body?: string } = {}) => {
    if (path === readGallery.path) return Promise.resolve(Response.json(gallery));
    if (path === readLookTrends.path) return Promise.resolve(Response.json(trends));
    if (body !== undefined) told.push({ path, body: JSON.parse(body) as unknown });
    return Promise.resolve(Response.json({ success: true }, { status: 202 }));
  });
});
afterEach(async () => {
  await unmount();
  closePanel();
  vi.unstubAllGlobals();
});

describe('the gallery of public looks', () => {
  it('puts on a look over the wearer’s own foundation, and reports that only once', async () => {
    gallery = { worn: [shown('Plum Dusk', { worn: 4 })], newest: [] };
    const { look } = await open();
    const before = look();
    await press('Put on Plum Dusk');
    expect(sameMakeup(look(), gallery.worn[0]!.look)).toBe(true);
    expect(look().foundation.color).toBe(before.foundation.color);
    expect(toastStore.getState()).toMatchObject({ title: 'Look Applied' });
    await press('Put on Plum Dusk');
    const path = countLookUse.path.replace(':id', gallery.worn[0]!.id);
    expect(told).toMatchObject([{ path, body: { use: 'apply', way: 'gallery' } }]);
  });

  it('leads from a look to the shades of everything it contains', async () => {
    gallery = { worn: [shown('Plum Dusk', { worn: 4 })], newest: [] };
    await open();
    await press('Find Plum Dusk in the shop');
    expect(panelStore.getState()).toMatchObject({
      panel: 'shopping',
      part: expect.stringMatching(/^match\?find=.*lipstick-68273f.*eyeshadow-d6cabe\.eyeshadow-/),
    });
  });

  it('says how often a look was put on, and offers no like for the person’s own looks', async () => {
    gallery = {
      worn: [shown('Plum Dusk', { worn: 4 })],
      newest: [shown('Mine', { isOwn: true })],
    };
    await open();
    await shows('Put on 4 times');
    expect(button('Like Plum Dusk. 2 likes')).toBeDefined();
    expect(button('Like Mine. 2 likes')).toBeUndefined();
  });

  it('says that it is empty, and how to show a look of the person’s own', async () => {
    await open();
    await shows('No look is shown here yet.');
    expect(host.textContent).toContain('Not enough was worn this week');
    expect(host.querySelector('a')?.getAttribute('href')).toBe('/my-saved-looks');
  });
});

describe('what was worn this week', () => {
  it('is put on with one press, and says how often it was counted', async () => {
    trends = {
      shades: [{ product: 'lipstick', shade: 'Berry', worn: 31 }],
      looks: [{ look: 'Romantic', worn: 12, saved: 3 }],
    };
    const { look } = await open();
    await press('Apply Berry');
    expect(look().lipstick).toMatchObject({ color: '#7d1d43', opacity: 70 });
    expect(toastStore.getState()).toMatchObject({ title: 'Trend Applied' });
    expect(host.textContent).toContain('Lips · Put on 31 times');
    await press('Apply Romantic');
    const romantic = QUICK_LOOKS.find(({ id }) => id === 'romantic')!;
    expect(sameMakeup(look(), romantic.look)).toBe(true);
    expect(host.textContent).toContain('Look · Put on 12 times, saved 3 times');
  });

  it('leads from a shade to its matches, and from a look to those of everything it contains', async () => {
    trends = {
      shades: [
        { product: 'lipstick', shade: 'Berry', worn: 31 },
        { product: 'eyeshadow', shade: 'Smokey Eye', worn: 20 },
      ],
      looks: [{ look: 'Romantic', worn: 12, saved: 3 }],
    };
    await open();
    const part = () => (panelStore.getState() as { part: string }).part;
    await press('Find Berry in the shop');
    expect(part()).toBe('match?find=lipstick-7d1d43');
    await press('Find Smokey Eye in the shop');
    expect(part()).toMatch(/^match\?find=eyeshadow-\w{6}\.eyeshadow-\w{6}\.eyeshadow-\w{6}$/);
    await press('Find Romantic in the shop');
    expect(part()).toMatch(/^match\?find=.*lipstick-.*blush-/);
  });

  it('is shown below our own picks, which lead to their shades if they name any', async () => {
    await open();
    await press('Find Neon Line in the shop');
    expect(panelStore.getState()).toMatchObject({ part: 'match?find=eyeliner-2af5a0' });
    expect(button('Find Glass Skin in the shop')).toBeUndefined();
  });

  it('leaves out names that are no longer ours', async () => {
    trends = { shades: [{ product: 'lipstick', shade: 'Of last year', worn: 31 }], looks: [] };
    await open();
    await shows('Not enough was worn this week');
    expect(host.textContent).not.toContain('Of last year');
  });
});
