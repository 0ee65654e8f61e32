/** What a shop's own file calls the fields of Google's product data. */

/**
 * A line's fields by the names of Google's product data, to which a mapping has translated those of other
 * files.
 */
export type FeedFields = Readonly<Record<string, string | undefined>>;

/** Every field that is read of a line, by its name in Google's product data, and those of ours. */
export const FEED_FIELDS = [
  'id',
  'title',
  'brand',
  'color',
  'color_hex',
  'color_lab',
  'color_source',
  'product_type',
  'google_product_category',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'expiration_date',
  'shipping',
  'availability',
  'link',
  'image_link',
  'gtin',
  'finish',
  'undertone',
  'ingredients',
  'coupon',
  'delivery',
  'rating',
  'review_count',
] as const;
type FeedField = (typeof FEED_FIELDS)[number];

const AMOUNTS = ['price', 'sale_price', 'shipping'] as const satisfies readonly FeedField[];

export interface FeedMapping {
  /** The field that each heading stands for, by the heading as `fieldName` writes it. */
  readonly fields: ReadonlyMap<string, FeedField>;
  /** Of amounts that are written without one (ISO 4217); null for none. */
  readonly currency: string | null;
}

/** A file whose headings are the names of Google's product data. */
export const AS_IT_IS: FeedMapping = { fields: new Map(), currency: null };

/** A heading without its prefix and its spaces: `g:Image Link` is `image_link`. */
export function fieldName(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[\s-]+/g, '_');
}

function isField(name: string): name is FeedField {
  return FEED_FIELDS.some((field) => field === name);
}

/**
 * Reads `id=SKU,title=Product Name`: for each field, the heading under which the file has it. Null where
 * a field is not one that is read, is named twice, or has no heading.
 *
 * @param currency of amounts without one, such as `USD`; empty for none
 */
export function readMapping(columns: string, currency: string): FeedMapping | null {
  const fields = new Map<string, FeedField>();
  const taken = new Set<FeedField>();
  for (const pair of columns === '' ? [] : columns.split(',')) {
    const [name = '', ...rest] = pair.split('=');
    const field = fieldName(name);
    const heading = fieldName(rest.join('='));
    if (!isField(field) || taken.has(field) || heading === '' || fields.has(heading)) return null;
    fields.set(heading, field);
    taken.add(field);
  }
  if (currency === '') return { fields, currency: null };
  return /^[A-Z]{3}$/.test(currency) ? { fields, currency } : null;
}

/**
 * The names of a file's headings. A heading that is mapped to a field takes precedence over a heading
 * with the field's own name.
 */
export function fieldNames(
  headings: readonly string[],
  { fields }: FeedMapping,
): readonly string[] {
  const mapped = new Set<string>(fields.values());
  return headings.map(fieldName).map((heading) => {
    const field = fields.get(heading);
    if (field !== undefined) return field;
    return mapped.has(heading) ? '' : heading;
  });
}

/** The fields of a line, with the currency appended to each amount that has none. */
export function withCurrency(fields: FeedFields, { currency }: FeedMapping): FeedFields {
  if (currency === null) return fields;
  const amounts = AMOUNTS.flatMap((name) => {
    const amount = fields[name]?.trim() ?? '';
    return /^\d[\d.,\s]*$/.test(amount) ? [[name, `${amount} ${currency}`] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(amounts) };
}
