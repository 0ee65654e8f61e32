import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { act } from '#tests/support/act.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { CatalogueDesk } from './catalogue-desk.tsx';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const FIGURES = {
  products: 1200,
  withColor: 900,
  inStock: 1100,
  offers: 1300,
  isSample: false,
  clicks: 50,
  retailers: [
    {
      id: 'corner-store',
      name: 'Corner Store',
      template: null,
      tag: null,
      offers: 1300,
      inStock: 1100,
      clicks: 50,
      sales: [{ currency: 'USD', orders: 4, amount: 9600, commission: 768 }],
      example: 'https://corner.example/p/77?ref=lookglass',
    },
  ],
  mostClicked: [
    {
      id: ID,
      brand: 'Maison',
      name: 'Velvet Stain',
      shade: 'Dusk Rose',
      category: 'lipstick',
      clicks: 31,
      orders: 3,
    },
  ],
};
const IMPORTS = {
  imports: [
    {
      id: ID,
      retailer: 'Corner Store',
      source: '/feeds/corner.tsv',
      state: 'done',
      startedAt: '2026-11-23T12:00:00.000Z',
      endedAt: '2026-11-23T12:01:00.000Z',
      lines: 1302,
      taken: 1300,
      changed: 12,
      vanished: 3,
      refused: { 'bad-price': 2 },
      examples: [{ line: 7, key: '79', reason: 'bad-price' }],
      problem: null,
    },
  ],
  hasMore: false,
};

const { render, unmount } = mountPlace();
let sent: { path: string; body: Record<string, unknown> }[];
let asked: string[];

async function serve(path: string, { method, body }: RequestInit): Promise<Response> {
  if (method === 'PUT' && typeof body === 'string') {
    const change = JSON.parse(body);
    sent.push({ path, body: change });
    const { template, tag } = change;
    return Response.json({
      id: 'corner-store',
      template,
      tag,
      example: 'https://corner.example/s?k=x',
    });
  }
  if (method === 'POST' && typeof body === 'string') {
    sent.push({ path, body: JSON.parse(body) });
    return Response.json({ lines: 2, changed: 1, refused: { 'bad-day': 1 }, problem: null });
  }
  asked.push(path);
  return Response.json(path.includes('/imports') ? IMPORTS : FIGURES);
}

/** The text of the page, including its dialog, after it had a little time to update. */
async function words(): Promise<string> {
  await act(
    () =>
      new Promise((done) => {
        setTimeout(done, 20);
      }),
  );
  return document.body.textContent;
}

function press(name: string): Promise<void> {
  return act(async () => {
    [...document.querySelectorAll('button')]
      .find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)!
      .click();
  });
}

function fill(label: string, text: string): Promise<void> {
  return act(async () => {
    const named = [...document.querySelectorAll('label')].find(
      (each) => each.textContent === label,
    )!;
    const input = document.querySelector<HTMLInputElement>(`#${CSS.escape(named.htmlFor)}`)!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(async () => {
  sent = [];
  asked = [];
  vi.stubGlobal('fetch', serve);
  queryClient.clear();
  toastStore.setState(null, true);
  await render(
    <QueryClientProvider client={queryClient}>
      <CatalogueDesk />
    </QueryClientProvider>,
  );
});

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

describe('the operators’ page of the catalog', () => {
  it('shows what a shop brings: clicks, reported sales, and the ratio of the two', async () => {
    await expect.poll(words).toContain('Corner Store');
    const said = await words();
    expect(said).toContain('50 clicks4 orders, $96.00$7.68 commission8% of clicks');
    expect(said).toContain('Maison Velvet Stain Dusk Rose31 clicked, 3 sold');
    expect(said).toContain('https://corner.example/p/77?ref=lookglass');
  });

  it('shows which lines of an import were refused, and why', async () => {
    await expect.poll(words).toContain('Corner Store');
    await expect.poll(words).toContain('2 because their price cannot be read');
    expect(await words()).toContain('Line 7, id 79');
  });

  it('counts the chosen number of days', async () => {
    await expect.poll(words).toContain('Corner Store');
    await press('7 days');
    await expect.poll(() => asked).toContain('/api/operator/catalog/figures/7');
  });

  it('saves where Buy leads, and shows it at once', async () => {
    await expect.poll(words).toContain('Corner Store');
    await press('Change where Buy leads: Corner Store');
    await fill('Address', 'https://corner.example/s?k={query}');
    await fill('Affiliate tag', 'glass-20');
    await press('Save');
    await expect
      .poll(() => sent)
      .toEqual([
        {
          path: '/api/operator/catalog/retailers/corner-store/links',
          body: {
            actionId: expect.any(String),
            template: 'https://corner.example/s?k={query}',
            tag: 'glass-20',
          },
        },
      ]);
    await expect.poll(words).toContain('Tag glass-20');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('takes a shop’s report of sales, and says which of its lines were refused', async () => {
    await expect.poll(words).toContain('Corner Store');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    const files = new DataTransfer();
    files.items.add(new File(['id,day,amount\n1,2026-11-20,24.00 USD\n2,soon,1 USD'], 'sales.csv'));
    await act(async () => {
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect.poll(words).toContain('Lines read: 2. Orders new or changed: 1.');
    expect(await words()).toContain('1 because their day is not written like 2026-11-23');
    expect(sent).toMatchObject([
      {
        path: '/api/operator/catalog/retailers/corner-store/sales',
        body: { report: expect.stringContaining('24.00 USD') },
      },
    ]);
  });

  it('says what an address must look like, and sends nothing', async () => {
    await expect.poll(words).toContain('Corner Store');
    await press('Change where Buy leads: Corner Store');
    await fill('Address', 'http://corner.example/{query}');
    await press('Save');
    await expect.poll(words).toContain('Enter an https address');
    await fill('Address', 'https://corner.example/?t={tag}');
    await press('Save');
    await expect.poll(words).toContain('enter the tag');
    expect(sent).toEqual([]);
  });
});
