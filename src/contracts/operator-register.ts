/** What operators do with the register of products. Each call leaves one entry in the record that cannot be edited. */

import { z } from 'zod/mini';
import { PRODUCT_CODE } from '#domain/register/product-code.ts';
import { correctionReason, productFacts } from '#domain/register/product-entry.ts';
import type { Contract } from './contract.ts';
import { identifier } from './fields.ts';
import { HOUR_S, type Limit, OPERATOR_LOOK_UPS } from './limit.ts';

const ENTRIES = {
  name: 'operator_register_entries',
  times: 300,
  seconds: HOUR_S,
  countedIn: 'database',
  per: 'account',
} as const satisfies Limit;

/** Made by the page for each entry that the operator confirms, so that a repeat adds nothing. */
const actionId = identifier;

const code = z.string().check(z.regex(PRODUCT_CODE));
const index = z.int().check(z.nonnegative());

/** Where the new entry stands. */
const added = z.object({ code, index });

export const addProduct = {
  method: 'POST',
  path: '/api/operator/register/products',
  summary: 'Adds a product and its batch to the register, for good, and gives it a code.',
  access: 'operator',
  limits: [ENTRIES],
  body: z.object({ actionId, product: productFacts }),
  reply: added,
  status: 201,
  errors: ['already_used'],
} as const satisfies Contract;

export const correctProduct = {
  method: 'POST',
  path: '/api/operator/register/products/:code/corrections',
  summary:
    'Adds an entry that replaces the last one for a code; the replaced one stays in the register.',
  access: 'operator',
  limits: [ENTRIES],
  params: z.object({ code }),
  body: z.object({ actionId, product: productFacts, reason: correctionReason }),
  reply: added,
  status: 201,
  errors: ['already_used', 'not_found', 'limit_reached'],
} as const satisfies Contract;

export const listRegister = {
  method: 'GET',
  path: '/api/operator/register/products',
  summary: 'The newest entries of the register, 50 at a time, and how many there are.',
  access: 'operator',
  limits: [OPERATOR_LOOK_UPS],
  query: z.object({
    /** Only entries with a lower number. */
    before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  }),
  reply: z.object({
    size: index,
    /** The name of the signing key, for people to read. */
    keyName: z.string(),
    entries: z.array(
      z.object({
        index,
        text: z.string(),
        /** Whether no later entry replaces it. */
        isNewest: z.boolean(),
      }),
    ),
    hasMore: z.boolean(),
  }),
} as const satisfies Contract;
