/** Reads what was typed of a product. */

import {
  bagItemSchema,
  expirationOf,
  MOST_MONTHS,
  type BagItem,
  type BagPrice,
} from '#domain/shopping/bag-item.ts';
import { parseAmount } from '#domain/shopping/money.ts';
import type { BagDraft, BagValues } from '#app/panels/shopping/parts/bag-draft.ts';

/** Each field that can be wrong. */
export type BagProblem =
  | 'brand'
  | 'name'
  | 'shade'
  | 'purchaseDate'
  | 'months'
  | 'price'
  | 'ingredients';

export type ReadDraft =
  | { readonly item: BagItem }
  /** In the order of the form. */
  | { readonly problems: readonly BagProblem[] };

const PROBLEM_FIELDS: readonly BagProblem[] = [
  'brand',
  'name',
  'shade',
  'purchaseDate',
  'months',
  'price',
  'ingredients',
];

/** Undefined where it is no price. */
function priceOf({ price, currency }: BagValues): BagPrice | null | undefined {
  if (price.trim() === '') return null;
  return parseAmount(`${price.trim()} ${currency}`) ?? undefined;
}

function monthsOf({ months }: BagValues): number | null {
  const count = Number(months);
  return /^\d{1,3}$/.test(months.trim()) && count >= 1 && count <= MOST_MONTHS ? count : null;
}

/**
 * The product as it would be kept, or what is wrong with it.
 *
 * @param newId the id for a product that is new
 * @param today `YYYY-MM-DD`: nothing was bought after it
 */
export function readDraft(
  { edited, productId, values }: BagDraft,
  { newId, today }: { readonly newId: string; readonly today: string },
): ReadDraft {
  const months = monthsOf(values);
  const price = priceOf(values);
  const { purchaseDate } = values;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(purchaseDate) && !Number.isNaN(Date.parse(purchaseDate));
  const wrong = new Set<string>([
    ...(months === null ? ['months'] : []),
    ...(price === undefined ? ['price'] : []),
    ...(isDay && purchaseDate <= today ? [] : ['purchaseDate']),
  ]);
  const read = bagItemSchema.safeParse({
    id: edited?.id ?? newId,
    productId,
    brand: values.brand,
    name: values.name,
    shade: values.shade,
    category: values.category,
    hex: values.hex === '' ? null : values.hex.toLowerCase(),
    purchaseDate,
    expirationDate: isDay ? expirationOf(purchaseDate, months ?? 1) : purchaseDate,
    usageCount: edited?.usageCount ?? 0,
    price: price ?? null,
    ingredients: values.ingredients,
    isWishlisted: edited?.isWishlisted ?? false,
  });
  for (const { path } of read.error?.issues ?? []) wrong.add(String(path[0]));
  if (read.success && wrong.size === 0) return { item: read.data };
  return { problems: PROBLEM_FIELDS.filter((field) => wrong.has(field)) };
}
