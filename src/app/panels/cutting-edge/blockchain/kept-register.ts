/** What this device keeps of the register: the head that it saw last, and what it looked up. */

import { z } from 'zod/mini';
import type { SeenHead } from '#domain/register/check-answer.ts';
import { keptValue, type KeyValueStorage } from '#studio/storage/kept-value.ts';
import { KEPT } from '#studio/storage/kept.ts';

/** Products that are remembered, the last looked up first. */
const MOST_KEPT = 20;

const hash = z.string().check(z.regex(/^[A-Za-z\d+/]{43}=$/));
const seenHead = z.object({
  size: z.int().check(z.nonnegative()),
  root: hash,
  time: z.string(),
  key: z.string().check(z.regex(/^[A-Za-z\d+/]+={0,2}$/)),
});

const keptProduct = z.object({
  code: z.string(),
  /** Texts of its entries with their numbers, the newest first. */
  entries: z.array(z.object({ index: z.int(), text: z.string(), hashes: z.int() })),
  /** When they were checked, as ISO 8601. */
  checkedAt: z.string(),
});
export type KeptProduct = z.infer<typeof keptProduct>;

export const keptHead = keptValue(
  KEPT.registerHead,
  (stored): SeenHead | null => seenHead.safeParse(stored).data ?? null,
);

export const keptProducts = keptValue(
  KEPT.products,
  (stored): readonly KeptProduct[] | null => z.array(keptProduct).safeParse(stored).data ?? null,
);

/**
 * Keeps a head that was checked, unless another tab has seen a later one of the same register meanwhile.
 */
export function keepHead(
  storage: Pick<KeyValueStorage, 'read' | 'write'>,
  { size, root, time, key }: SeenHead,
): void {
  const known = keptHead.read(storage);
  if (known?.key === key && known.size > size) return;
  keptHead.write(storage, { size, root, time, key });
}

/** Keeps a product as the last one looked up. */
export function keepProduct(
  storage: Pick<KeyValueStorage, 'read' | 'write'>,
  product: KeptProduct,
): void {
  const others = (keptProducts.read(storage) ?? []).filter(({ code }) => code !== product.code);
  keptProducts.write(storage, [product, ...others].slice(0, MOST_KEPT));
}
