import { type Column, type SQL, sql } from 'drizzle-orm';
import { SHOP_TONES, type ShopTone } from '#domain/shopping/skin-tone.ts';

/** Whether a column of suited tones has this one. */
export function toneBit(tones: Column, tone: ShopTone): SQL {
  return sql`${tones} & ${sql.raw(String(2 ** SHOP_TONES.indexOf(tone)))} <> 0`;
}
