/** Shows the shop with its sample for as long as no shop's feed was taken. */

import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { SAMPLE_CATALOGUE } from '#content/sample-catalogue.ts';
import { labOfHex } from '#domain/advice/seen-colour.ts';
import { bestDeal, totalOf } from '#domain/shopping/offer.ts';
import type { Product } from '#domain/shopping/product.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { catalogueProducts, catalogueRetailers } from '#server/db/schema/catalogue.ts';
import { keepLines } from './keep-lines.ts';

const CURRENCY = 'USD';

function sampleRow(product: Product, now: Date): typeof catalogueProducts.$inferInsert {
  const { id, brand, name, shade, category, colour, finish, undertone, ingredients, rating } =
    product;
  const deal = bestDeal(product.offers, CURRENCY);
  const lab = colour === null ? null : labOfHex(colour.hex);
  return {
    id: uuidv7(),
    identity: id,
    brand,
    name,
    shade,
    category,
    colourHex: colour?.hex ?? null,
    colourSource: colour?.source ?? null,
    lab: lab === null ? null : [lab.lightness, lab.a, lab.b],
    finish,
    undertone,
    ingredients,
    ratingStars: rating?.stars ?? null,
    ratingReviews: rating?.reviews ?? null,
    ratingSource: rating?.source ?? null,
    bestTotal: deal === null ? null : totalOf(deal),
    currency: deal?.currency ?? null,
    isInStock: deal !== null,
    isSample: true,
    updatedAt: now,
  };
}

/** Puts the sample into a catalogue that has nothing of any shop. Asking costs little: each call may do it. */
export async function keepSample(database: Database, now: Date): Promise<void> {
  const [known] = await database
    .select({ id: catalogueProducts.id })
    .from(catalogueProducts)
    .limit(1);
  if (known !== undefined) return;
  if ((await database.$count(catalogueRetailers)) > 0) return;
  await database
    .insert(catalogueProducts)
    .values(SAMPLE_CATALOGUE.map((product) => sampleRow(product, now)))
    .onConflictDoNothing();
  await keepLines(database);
}

/** Takes the sample away: from the first feed on the shop is real. */
export async function dropSample(on: Database | Transaction): Promise<void> {
  await on.delete(catalogueProducts).where(eq(catalogueProducts.isSample, true));
}
