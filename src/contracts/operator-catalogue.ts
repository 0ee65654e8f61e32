/** What operators see of the shop, and how they set where Buy leads. */

import { z } from 'zod/mini';
import { CATEGORIES } from '#domain/shopping/category.ts';
import { LONGEST_TEMPLATE, TAG } from '#domain/shopping/shop-link.ts';
import { partnerId } from './catalogue.ts';
import type { Contract } from './contract.ts';
import { identifier, moment } from './fields.ts';
import { HOUR_S, OPERATOR_LOOK_UPS } from './limit.ts';

const count = z.int().check(z.nonnegative());

/** Days up to today, today included. */
export const CLICK_PERIODS = ['7', '30', '90'] as const;

const linkSettings = {
  /** Null where the addresses of the shop's own feed are used. */
  template: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TEMPLATE))),
  tag: z.nullable(z.string().check(z.trim(), z.regex(TAG))),
};

/** Where Buy leads for one of a shop's products; null where it has none, or no address over https. */
const example = z.nullable(z.string());

const sales = z.object({
  currency: z.string(),
  orders: count,
  /** Whole cents of the currency, here and below; 0 for what was sent back. */
  amount: z.int(),
  /** Null where the shop never says it. */
  commission: z.nullable(z.int()),
});

const retailer = z.object({
  id: partnerId,
  name: z.string(),
  ...linkSettings,
  offers: count,
  inStock: count,
  clicks: count,
  sales: z.array(sales),
  example,
});
export type OperatorRetailer = z.infer<typeof retailer>;

export const readCatalogueFigures = {
  method: 'GET',
  path: '/api/operator/catalog/figures/:days',
  summary:
    'How much the catalog has, and for each shop its clicks and what it reports as sold in the last 7, 30 or 90 days.',
  access: 'operator',
  limits: [OPERATOR_LOOK_UPS],
  params: z.object({ days: z.enum(CLICK_PERIODS) }),
  reply: z.object({
    products: count,
    withColor: count,
    inStock: count,
    offers: count,
    /** Whether it is the sample, which no shop sells. */
    isSample: z.boolean(),
    clicks: count,
    retailers: z.array(retailer),
    /** Those that were clicked most, the most first; 20 at most. */
    mostClicked: z.array(
      z.object({
        id: identifier,
        brand: z.string(),
        name: z.string(),
        shade: z.string(),
        category: z.enum(CATEGORIES),
        clicks: count,
        /** Orders that shops report for these days. */
        orders: count,
      }),
    ),
  }),
} as const satisfies Contract;

const catalogueImport = z.object({
  id: identifier,
  retailer: z.string(),
  source: z.string(),
  state: z.enum(['reading', 'taking', 'done', 'broken']),
  startedAt: moment,
  endedAt: z.nullable(moment),
  lines: count,
  taken: count,
  changed: count,
  vanished: count,
  /** How many lines were refused for which reason. */
  refused: z.record(z.string(), count),
  /** The first refused lines. */
  examples: z.array(z.object({ line: count, key: z.string(), reason: z.string() })),
  /** Why nothing was taken. */
  problem: z.nullable(z.string()),
});
export type CatalogueImport = z.infer<typeof catalogueImport>;

export const listCatalogueImports = {
  method: 'GET',
  path: '/api/operator/catalog/imports',
  summary: 'The last feeds that were read, ten at a time, with what became of their lines.',
  access: 'operator',
  limits: [OPERATOR_LOOK_UPS],
  query: z.object({
    /** Only those begun before this one. */
    before: z.optional(identifier),
  }),
  reply: z.object({ imports: z.array(catalogueImport), hasMore: z.boolean() }),
} as const satisfies Contract;

export const changeRetailerLinks = {
  method: 'PUT',
  path: '/api/operator/catalog/retailers/:id/links',
  summary: 'Sets where Buy leads for a shop: a template of an https address, and the tag.',
  access: 'operator',
  limits: [
    {
      name: 'operator_retailer_changes',
      times: 60,
      seconds: HOUR_S,
      countedIn: 'database',
      per: 'account',
    },
  ],
  params: z.object({ id: partnerId }),
  body: z.object({
    /** Made by the page for each change that the operator confirms, so that a repeat changes nothing. */
    actionId: identifier,
    ...linkSettings,
  }),
  reply: z.object({ id: partnerId, ...linkSettings, example }),
  errors: ['already_used', 'not_found'],
} as const satisfies Contract;

/** The most characters of a report. A larger one is imported with a command on the server. */
export const LONGEST_SALES_REPORT = 2_000_000;
/** In JSON a letter may need several bytes. */
const REPORT_BYTES = 3 * LONGEST_SALES_REPORT;

export const takeRetailerSales = {
  method: 'POST',
  path: '/api/operator/catalog/retailers/:id/sales',
  summary:
    'Takes what a shop reports as sold: CSV with id, day and amount. The same again changes nothing.',
  access: 'operator',
  limits: [
    {
      name: 'operator_sales_reports',
      times: 60,
      seconds: HOUR_S,
      countedIn: 'database',
      per: 'account',
    },
  ],
  params: z.object({ id: partnerId }),
  bodyLimit: REPORT_BYTES,
  body: z.object({
    /** Made by the page for each report that the operator sends, so that the record has it once. */
    actionId: identifier,
    /** The text of the file. */
    report: z.string().check(z.minLength(1), z.maxLength(LONGEST_SALES_REPORT)),
  }),
  reply: z.object({
    lines: count,
    /** Orders that are new or have changed. */
    changed: count,
    /** How many lines were refused for which reason. */
    refused: z.record(z.string(), count),
    /** Why the file could not be read to its end; what came before was taken. */
    problem: z.nullable(z.string()),
  }),
  errors: ['not_found'],
} as const satisfies Contract;
