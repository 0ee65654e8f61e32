import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#app/kit/api/query-client.ts';
import { MirrorPlace } from '#app/look/mirror-places.tsx';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { closePanel, openPanel, panelStore } from '#app/person/navigation/open-panel.ts';
import type { Studio } from '#studio/studio.ts';
import { openStudio } from '#tests/studio/open-studio.ts';
import { mountPlaceWithoutAct } from '#tests/support/mounted.ts';
import { FindItPlaces } from './find-it-places.tsx';
import { closeNearest } from './shop-use.ts';

/** Long, because what is waited for first has to be loaded and requested. */
const PATIENT = { timeout: 20_000 };

const { host, render, unmount } = mountPlaceWithoutAct();
let studio: Studio;
let asked: string[];

async function serve(path: string): Promise<Response> {
  asked.push(new URL(path, location.origin).search);
  const product = {
    id: '00000000-0000-7000-8000-000000000001',
    brand: 'Saltmarsh',
    name: 'Velvet Stain',
    category: 'lipstick',
    shade: 'Dusk Rose',
    colour: { hex: '#c46a78', source: 'drawn' },
    finish: null,
    undertone: null,
    rating: null,
    best: null,
    buy: null,
    stock: 'in-stock',
    isSample: true,
  };
  return Response.json([{ product, difference: 1.2 }]);
}

beforeEach(async () => {
  asked = [];
  vi.stubGlobal('fetch', serve);
  queryClient.clear();
  closeNearest();
  ({ studio } = openStudio());
  await studio.camera.start();
  await render(
    <QueryClientProvider client={queryClient}>
      <StudioProvider studio={studio}>
        <MirrorPlace name="shade" />
        <MirrorPlace name="look" />
        <MirrorPlace name="nearest" />
        <FindItPlaces />
      </StudioProvider>
    </QueryClientProvider>,
  );
});

afterEach(async () => {
  await unmount();
  closePanel();
  vi.unstubAllGlobals();
});

const line = () => host.querySelector('.nearest-line');
const find = (name: string) =>
  host.querySelector<HTMLButtonElement>(`[aria-label="Find ${name} in the shop"]`)!;

function openShopAndLeave(): void {
  openPanel('shopping', 'match');
  closePanel();
}

describe('the way from the studio to the shop', () => {
  it('leads from the worn shade to its matches', async () => {
    studio.look.change({ lipstick: { color: '#c9707c' } });
    await expect.poll(() => find('Soft Rose'), PATIENT).not.toBeNull();
    find('Soft Rose').click();
    expect(panelStore.getState()).toMatchObject({ part: 'match?find=lipstick-c9707c' });
  });

  it('leads from the look to everything that is worn', async () => {
    const links = () => host.querySelectorAll<HTMLButtonElement>('.find-it');
    await expect.poll(() => links().length, PATIENT).toBe(2);
    links()[1]!.click();
    const { part } = panelStore.getState() as { part: string };
    expect(part.split('.')).toHaveLength(8);
  });

  it('requests nothing from the shop before it is opened', async () => {
    await expect.poll(() => find('Hot Pink'), PATIENT).not.toBeNull();
    expect(asked).toEqual([]);
    openShopAndLeave();
    await expect.poll(line, PATIENT).not.toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('says nothing over a mirror that shows no face', async () => {
    openShopAndLeave();
    await expect.poll(line, PATIENT).not.toBeNull();
    studio.camera.stop();
    await expect.poll(line, PATIENT).toBeNull();
  });

  it('says in one line what comes closest to the worn shade, until it is closed', async () => {
    openShopAndLeave();
    await expect.poll(() => line()?.textContent, PATIENT).toBe('Dusk Rose96%Sample');
    host.querySelector<HTMLButtonElement>('.nearest-close')!.click();
    await expect.poll(line, PATIENT).toBeNull();
  });
});
