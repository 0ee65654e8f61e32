import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, actNow } from '#tests/support/act.ts';
import { PEOPLE, syntheticReading } from '#tests/advice/synthetic-reading.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { listLines } from '#contracts/catalogue-lines.ts';
import { searchProducts } from '#contracts/catalogue.ts';
import { SAMPLE_CATALOGUE } from '#content/sample-catalogue.ts';
import type { FaceReading } from '#domain/analysis/face-reading.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import type { LightWitness } from '#domain/analysis/white-balance.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { createStudio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { forgetSkin } from './skin-match-state.ts';
import { SkinMatch } from './skin-match.tsx';

const { host, render, unmount } = mountPlace();
let browser: FakeBrowser;
/** What was known about the light in each reading, besides the room. */
let references: (readonly LightWitness[])[];

/** The sample products as the server lists them. */
const PRODUCTS = SAMPLE_CATALOGUE.map((product) => {
  const { price, currency, stock } = product.offers[0]!;
  return {
    ...product,
    id: crypto.randomUUID(),
    best: { total: price, currency },
    buy: null,
    stock,
  };
});
const foundations = PRODUCTS.filter(({ category }) => category === 'foundation');
const halcyon = foundations.filter(({ name }) => name === 'Second Skin');

beforeEach(async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Response.json(
        address.startsWith(listLines.path)
          ? [{ brand: 'Halcyon', name: 'Second Skin', shades: halcyon }]
          : searchProducts.reply.parse({
              products: PRODUCTS,
              found: PRODUCTS.length,
              categories: {},
              currencies: ['USD'],
              next: null,
            }),
      ),
    ),
  );
  forgetSkin();
  references = [];
  browser = new FakeBrowser();
  browser.pixels = new Uint8ClampedArray(4 * 1067 * 1600).fill(200);
  const { environment } = browser;
  const studio = createStudio({
    ...environment,
    pictures: {
      ...environment.pictures,
      // A picture that the page can draw.
      resize: (_, { width, height }) => createImageBitmap(new ImageData(width, height)),
    },
  });
  await studio.camera.start();
  await render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <StudioProvider studio={studio}>
        <SkinMatch />
      </StudioProvider>
    </QueryClientProvider>,
  );
});

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

/** The more is known about the light, the higher the confidence in the face's color. */
function sees(reading: (known: number) => FaceReading | Withheld): void {
  browser.mirror!.reading = ({ references: known = [] }) => {
    references.push(known);
    return Promise.resolve({
      reading: reading(known.length) as never,
      face: { left: 0.35, top: 0.2, width: 0.3, height: 0.5 },
    });
  };
}

const seenPerson = (known: number): FaceReading =>
  syntheticReading(PEOPLE[3]!, undefined, [], 'uncertain', known === 0 ? 1 : 0.4);

const button = (name: string | RegExp) =>
  [...host.querySelectorAll('button')].find((each) => {
    const words = each.getAttribute('aria-label') ?? each.textContent;
    return typeof name === 'string' ? words === name : name.test(words);
  });

async function press(name: string | RegExp): Promise<void> {
  await expect.poll(() => button(name)).toBeDefined();
  await act(async () => {
    button(name)!.click();
    await Promise.resolve();
  });
}

const words = () => host.textContent;
const rows = () => [...host.querySelectorAll('.skin-narrowed li')].map((row) => row.textContent);

describe('the skin match', () => {
  it('says beforehand what it does, and that nothing of it is sent', () => {
    expect(words()).toContain('Measured on this device.');
    expect(button('Measure My Skin')).toBeDefined();
  });

  it('is refused in bad light, with what to do about it', async () => {
    sees(() => ({ withheld: 'coloured-light' }));
    await press('Measure My Skin');
    await expect.poll(words).toContain('The light is colored');
    expect(words()).toContain('Use daylight or a white lamp');
    expect(words()).not.toContain('Likely');
  });

  it('names the few likely shades of a product, each with its chance', async () => {
    sees(seenPerson);
    await press('Measure My Skin');
    await expect.poll(words).toMatch(/Likely (this one|one of (two|three|four|five))/);
    const segments = [...host.querySelectorAll('.skin-segment')];
    const chances = segments.map((each) => Number(/(\d+)%/.exec(each.textContent)![1]));
    expect(chances.length).toBeGreaterThan(0);
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(89);
  });

  it('says how likely another shade is when it is chosen', async () => {
    sees(seenPerson);
    await press('Measure My Skin');
    await expect.poll(() => host.querySelectorAll('.skin-segment').length).toBeGreaterThan(1);
    const [, second] = host.querySelectorAll<HTMLElement>('.skin-segment');
    const [shade] = second!.getAttribute('aria-label')!.split(',');
    actNow(() => {
      second!.click();
    });
    expect(words()).toContain(`Chance that ${shade} is the nearest:`);
    expect(button(`Try on ${shade}`)).toBeDefined();
  });

  it('is narrowed by pointing at a white card, and shows how', async () => {
    sees(seenPerson);
    await press('Measure My Skin');
    await expect.poll(rows).toHaveLength(1);
    await press(/^Hold a white card/);
    await press('Take the Photo');
    await press('Use This Place');
    await expect.poll(rows).toHaveLength(2);
    expect(references.at(-1)).toHaveLength(1);
    const widths = rows().map((row) => Number(/±([\d.]+)/.exec(row)![1]));
    expect(widths[1]).toBeLessThan(widths[0]!);
    // Without the card, another photo would add nothing.
    expect(button(/^Take another photo/)).toBeUndefined();
  });

  it('says why a place is not usable, and lets another one be chosen', async () => {
    sees(seenPerson);
    browser.pixels!.fill(255);
    await press('Measure My Skin');
    await press(/^Hold a white card/);
    await press('Take the Photo');
    await press('Use This Place');
    await expect.poll(words).toContain('That place is pure white');
    await press(/^Place in the photo/);
    expect(button('Use This Place')).toBeDefined();
  });

  it('moves the ring by the arrow keys', async () => {
    sees(seenPerson);
    browser.pixels!.fill(255);
    await press('Measure My Skin');
    await press(/^Hold a white card/);
    await press('Take the Photo');
    await expect.poll(() => button('Place in the photo: 50% across, 50% down')).toBeDefined();
    actNow(() => {
      button(/^Place in the photo/)!.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }),
      );
    });
    expect(button('Place in the photo: 55% across, 50% down')).toBeDefined();
  });

  it('compares no sample with the face, since nobody owns one', async () => {
    sees(seenPerson);
    await press('Measure My Skin');
    await press(/^Hold something you own/);
    await expect.poll(words).toContain('no one owns those');
  });

  it('can leave out a photo, and starts over', async () => {
    sees(seenPerson);
    await press('Measure My Skin');
    await press('Leave out: Photo 1');
    await expect.poll(() => button('Measure My Skin')).toBeDefined();
  });
});
