import { z } from 'zod/mini';
import {
  answerWith,
  cents,
  type Endpoint,
  flag,
  mergeMetadata,
  metadataInput,
  readInput,
  text,
} from './endpoints.ts';
import { type Ledger, need } from './ledger.ts';
import { listEndpoint, listPage } from './list-endpoint.ts';
import { idFor } from './make-id.ts';
import { INTERVALS, type Price, type Product } from './billing-objects.ts';
import { invalidRequest } from './provider-error.ts';

const givenProduct = z.object({
  name: text,
  description: z.optional(text),
  metadata: z.optional(metadataInput),
});

const givenPrice = z.object({
  product: z.optional(text),
  product_data: z.optional(givenProduct),
  currency: z.string().check(z.regex(/^[a-z]{3}$/i)),
  unit_amount: cents,
  lookup_key: z.optional(text),
  recurring: z.optional(
    z.object({ interval: z.enum(INTERVALS), interval_count: z.optional(cents) }),
  ),
  metadata: z.optional(metadataInput),
});

const wantedPrices = z.object({
  lookup_keys: z.optional(z.array(text)),
  active: z.optional(flag),
  product: z.optional(text),
});

async function makeProduct(
  ledger: Ledger,
  { name, description, metadata }: z.output<typeof givenProduct>,
): Promise<Product> {
  return ledger.save<Product>({
    id: idFor('product'),
    object: 'product',
    created: ledger.now,
    livemode: false,
    name,
    description: description ?? null,
    active: true,
    metadata: mergeMetadata({}, metadata),
  });
}

async function refuseTakenKey(ledger: Ledger, lookupKey: string): Promise<void> {
  const [taken] = await ledger.list('price', { lookupKeys: [lookupKey], limit: 1 });
  if (taken === undefined) return;
  throw invalidRequest(
    `A price (\`${taken.id}\`) already uses that lookup key. See \`transfer_lookup_key\` if you wish to transfer it.`,
    { code: 'resource_already_exists', param: 'lookup_key' },
  );
}

async function makePrice(ledger: Ledger, given: z.output<typeof givenPrice>): Promise<Price> {
  const { lookup_key: lookupKey, recurring, product_data: productData } = given;
  if (lookupKey !== undefined) await refuseTakenKey(ledger, lookupKey);
  const product =
    productData === undefined
      ? await need(ledger, 'product', given.product ?? '', 'product')
      : await makeProduct(ledger, productData);
  return ledger.save<Price>({
    id: idFor('price'),
    object: 'price',
    created: ledger.now,
    livemode: false,
    active: true,
    currency: given.currency.toLowerCase(),
    unit_amount: given.unit_amount,
    product: product.id,
    lookup_key: lookupKey ?? null,
    type: recurring === undefined ? 'one_time' : 'recurring',
    recurring:
      recurring === undefined
        ? null
        : {
            interval: recurring.interval,
            interval_count: Math.max(1, recurring.interval_count ?? 1),
          },
    metadata: mergeMetadata({}, given.metadata),
  });
}

export const CATALOGUE_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/products',
    answer: async ({ ledger, input }) =>
      answerWith(await makeProduct(ledger, readInput(givenProduct, input))),
  },
  listEndpoint('/v1/products', 'product', []),
  {
    method: 'POST',
    path: '/v1/prices',
    answer: async ({ ledger, input }) =>
      answerWith(await makePrice(ledger, readInput(givenPrice, input))),
  },
  {
    method: 'GET',
    path: '/v1/prices',
    async answer({ ledger, input }) {
      const { lookup_keys: lookupKeys, ...having } = readInput(wantedPrices, input);
      return listPage(ledger, 'price', input, {
        having,
        ...(lookupKeys === undefined ? {} : { lookupKeys }),
      });
    },
  },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    answer: async ({ ledger, id }) => answerWith(await need(ledger, 'price', id)),
  },
];
