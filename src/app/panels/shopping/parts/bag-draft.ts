/** The product that is being put into the bag or changed. In memory alone: leaving the tab loses nothing. */

import { createStore } from 'zustand/vanilla';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { monthsKept, type BagItem } from '#domain/shopping/bag-item.ts';
import { monthsAfterOpening } from '#domain/shopping/after-opening.ts';
import type { Category } from '#domain/shopping/category.ts';
import { typedAmount, type Amount } from '#domain/shopping/money.ts';

/** As it is typed. */
export interface BagValues {
  readonly brand: string;
  readonly name: string;
  readonly shade: string;
  readonly category: Category;
  /** Empty where it is not known. */
  readonly hex: string;
  readonly purchaseDate: string;
  readonly months: string;
  readonly price: string;
  readonly currency: string;
  readonly ingredients: string;
}

export interface BagDraft {
  /** What is changed; null for one that is new. */
  readonly edited: BagItem | null;
  /** Of the catalogue; null for one that is typed in. */
  readonly productId: string | null;
  /** Whether the price that is filled in is the sample's, which nobody paid. */
  readonly isSample: boolean;
  readonly values: BagValues;
}

/** Null while nothing is being put in or changed. */
export const bagDraft = createStore<BagDraft | null>(() => null);

const EMPTY: Omit<BagValues, 'purchaseDate'> = {
  brand: '',
  name: '',
  shade: '',
  category: 'lipstick',
  hex: '',
  months: String(monthsAfterOpening('lipstick')),
  price: '',
  currency: 'USD',
  ingredients: '',
};

function typedPrice(price: Amount | null): string {
  return price === null ? '' : typedAmount(price);
}

/** Begins with one that is typed in. @param today `YYYY-MM-DD` */
export function beginTyping(today: string): void {
  bagDraft.setState(
    {
      edited: null,
      productId: null,
      isSample: false,
      values: { ...EMPTY, purchaseDate: today },
    },
    true,
  );
}

/** Begins with a product of the catalogue, or goes on with it. Its ingredients come with `giveIngredients`. */
export function beginWith(product: CatalogueProduct, today: string): void {
  const { id, brand, name, shade, category, colour, best } = product;
  const draft = bagDraft.getState();
  const price = best === null ? null : { cents: best.total, currency: best.currency };
  bagDraft.setState(
    {
      edited: null,
      productId: id,
      isSample: product.isSample,
      values: {
        brand,
        name,
        shade,
        category,
        hex: colour?.hex ?? '',
        purchaseDate: draft?.edited === null ? draft.values.purchaseDate : today,
        months: String(monthsAfterOpening(category)),
        price: typedPrice(price),
        currency: price?.currency ?? EMPTY.currency,
        ingredients: '',
      },
    },
    true,
  );
}

/** Puts in what the catalogue says is inside, unless something was typed there meanwhile. */
export function giveIngredients(productId: string, ingredients: string): void {
  const draft = bagDraft.getState();
  if (draft?.productId !== productId || draft.values.ingredients !== '') return;
  bagDraft.setState({ ...draft, values: { ...draft.values, ingredients } }, true);
}

export function beginEdit(item: BagItem): void {
  const { productId, brand, name, shade, category, hex, purchaseDate, price, ingredients } = item;
  bagDraft.setState(
    {
      edited: item,
      productId,
      isSample: false,
      values: {
        brand,
        name,
        shade,
        category,
        hex: hex ?? '',
        purchaseDate,
        months: String(monthsKept(item)),
        price: typedPrice(price),
        currency: price?.currency ?? EMPTY.currency,
        ingredients,
      },
    },
    true,
  );
}

/**
 * What is typed. Another category brings its usual months after opening, unless the months were changed by
 * hand.
 */
export function type(change: Partial<BagValues>): void {
  const draft = bagDraft.getState();
  if (draft === null) return;
  const { values } = draft;
  const isUsual = values.months === String(monthsAfterOpening(values.category));
  const months =
    change.category !== undefined && isUsual
      ? { months: String(monthsAfterOpening(change.category)) }
      : {};
  bagDraft.setState({ ...draft, values: { ...values, ...months, ...change } }, true);
}

export function endDraft(): void {
  bagDraft.setState(null, true);
}
