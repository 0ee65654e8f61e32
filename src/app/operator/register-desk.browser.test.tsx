import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { textOf } from '#tests/support/memory-register.ts';
import { sha256With } from '#domain/register/hashing.ts';
import { ingredientHash } from '#domain/register/ingredients.ts';
import { readEntry } from '#domain/register/product-entry.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { RegisterDesk } from './register-desk.tsx';

const CODE = '7QK2-M0XD-9F3T';

const { render, unmount } = mountPlace();
/** Texts of the entries that the server has, and the requests sent to it. */
let texts: string[];
let sent: { path: string; body: Record<string, unknown> }[];
/** Returned for the next addition instead of the server's answer. */
let refusal: Response | null;

async function serve(path: string, { method, body }: RequestInit): Promise<Response> {
  if (method === 'POST' && typeof body === 'string') {
    sent.push({ path, body: JSON.parse(body) });
    if (refusal !== null) return refusal;
    texts.push(textOf({ ...(sent.at(-1)?.body['product'] as object), id: CODE }));
    return Response.json({ code: CODE, index: texts.length - 1 }, { status: 201 });
  }
  const entries = texts
    .map((text, index) => ({ index, text, isNewest: index === texts.length - 1 }))
    .toReversed();
  return Response.json({
    size: texts.length,
    keyName: '0c95 96ca 6772 e108',
    entries,
    hasMore: false,
  });
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

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )!;

function press(name: string): Promise<void> {
  return act(async () => {
    button(name).click();
  });
}

const field = (label: string) => {
  const named = [...document.querySelectorAll('label')].find((each) => each.textContent === label)!;
  return document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `#${CSS.escape(named.htmlFor)}`,
  )!;
};

function fill(label: string, text: string): Promise<void> {
  return act(async () => {
    const input = field(label);
    const { prototype } =
      input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function fillIn(): Promise<void> {
  await fill('Product', 'Velvet Lip Cream');
  await fill('Brand', 'Maison Orée');
  await fill('Batch number', 'L2611-04');
  await fill('Manufacturing date', '2026-11-02');
  await fill('Ingredient list (INCI)', 'Aqua, Glycerin');
  await fill('Certifications', 'COSMOS Organic\n\n Vegan ');
}

beforeEach(async () => {
  texts = [];
  sent = [];
  refusal = null;
  vi.stubGlobal('fetch', serve);
  queryClient.clear();
  toastStore.setState(null, true);
  await render(
    <QueryClientProvider client={queryClient}>
      <RegisterDesk />
    </QueryClientProvider>,
  );
});

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

describe('the operators’ page of the register', () => {
  it('sends a product with the fingerprint of its ingredients, never the list', async () => {
    await expect.poll(words).toContain('Nothing is registered yet');
    await press('Add a product');
    await fillIn();
    await press('Add for good');
    await expect.poll(() => toastStore.getState()?.description).toContain(CODE);
    expect(sent).toEqual([
      {
        path: '/api/operator/register/products',
        body: {
          actionId: expect.any(String),
          product: {
            name: 'Velvet Lip Cream',
            brand: 'Maison Orée',
            batchNumber: 'L2611-04',
            manufacturingDate: '2026-11-02',
            ingredientHash: await ingredientHash(sha256With(crypto.subtle), 'Aqua, Glycerin'),
            certifications: ['COSMOS Organic', 'Vegan'],
            retailer: '',
          },
        },
      },
    ]);
    await expect.poll(words).toContain('1 entry');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('says what each field accepts, and sends nothing', async () => {
    await expect.poll(words).toContain('Nothing is registered yet');
    await press('Add a product');
    await fill('Manufacturing date', '2100-01-01');
    await press('Add for good');
    await expect.poll(words).toContain('Enter the brand');
    expect(await words()).toContain('Enter a day that has begun.');
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when the server cannot be reached, and sends the same action again', async () => {
    await expect.poll(words).toContain('Nothing is registered yet');
    await press('Add a product');
    await fillIn();
    refusal = new Response('', { status: 503 });
    await press('Add for good');
    await expect.poll(() => toastStore.getState()?.tone).toBe('destructive');
    expect(field('Product').value).toBe('Velvet Lip Cream');
    refusal = null;
    await press('Add for good');
    await expect.poll(words).toContain('1 entry');
    const [first, second] = sent.map(({ body }) => body['actionId']);
    expect(second).toBe(first);
  });

  it('corrects an entry by a new one, with a reason, and keeps the recorded fingerprint', async () => {
    const hash = 'a'.repeat(64);
    await expect.poll(words).toContain('Nothing is registered yet');
    texts = [textOf({ id: CODE, ingredientHash: hash })];
    await act(async () => {
      await queryClient.invalidateQueries();
    });
    await expect.poll(words).toContain('Velvet Lip Cream');
    await press('Correct: Velvet Lip Cream');
    await fill('Batch number', 'L2611-40');
    await press('Add the correction');
    await expect.poll(words).toContain('Say why');
    await fill('Why it is corrected', 'The batch was misread');
    await press('Add the correction');
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.path).toBe(`/api/operator/register/products/${CODE}/corrections`);
    expect(sent[0]?.body).toMatchObject({
      reason: 'The batch was misread',
      product: { batchNumber: 'L2611-40', ingredientHash: hash },
    });
    expect(readEntry(texts[0] ?? '')?.batchNumber).toBe('L2611-04');
  });
});
