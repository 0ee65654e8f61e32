/** Where a person who buys is sent: an address that an operator wrote for a shop, or the shop's own, with our reference. */

import type { Product } from './product.ts';

/** What operators may leave open in an address. */
const PLACES = ['query', 'tag', 'link'] as const;
const PLACE = /\{([^{}]*)\}/g;
export const LONGEST_TEMPLATE = 500;

/** Says to the shop where a person comes from. Fixed by the specification. */
const CAMPAIGN: readonly (readonly [name: string, value: string])[] = [
  ['utm_source', 'lookglass'],
  ['utm_medium', 'affiliate'],
  ['utm_campaign', 'virtual-try-on'],
];
const TAG_PARAMETER = 'tag';
const REFERENCE_PARAMETER = 'ref';
const OUR_REFERENCE = 'lookglass';

/** The form of the tag by which a shop knows its partners. */
export const TAG = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

export type TemplateProblem = 'not-https' | 'unknown-place' | 'open-host' | 'needs-tag';

/** How a shop is linked to. */
export interface LinkSettings {
  /** An https address with `{query}`, `{tag}` or `{link}` behind its host; null where the feed's own links are used. */
  readonly template: string | null;
  readonly tag: string | null;
}

function filled(template: string, valueOf: (place: string) => string): string {
  return template.replaceAll(PLACE, (_all, place: string) => valueOf(place));
}

/** An address of the web over https, without a name and a password in it; null for anything else. */
function httpsAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  const isPlain = address.username === '' && address.password === '';
  return address.protocol === 'https:' && isPlain ? address : null;
}

/** What is wrong with an operator's settings; null where nothing is. */
export function problemOfSettings({ template, tag }: LinkSettings): TemplateProblem | null {
  if (template === null) return null;
  const places = [...template.matchAll(PLACE)].map(([, place]) => place);
  if (places.some((place) => !PLACES.some((known) => known === place))) return 'unknown-place';
  const [one, other] = ['a', 'b'].map((letter) => httpsAddress(filled(template, () => letter)));
  if (template.length > LONGEST_TEMPLATE || !one || !other) return 'not-https';
  if (one.host !== other.host) return 'open-host';
  return places.includes('tag') && tag === null ? 'needs-tag' : null;
}

/** Adds a parameter and leaves what else stands in the address as it is. */
function withParameter(address: URL, name: string, value: string): void {
  if (address.searchParams.has(name)) {
    address.searchParams.set(name, value);
    return;
  }
  const before = address.search === '' ? '?' : `${address.search}&`;
  address.search = `${before}${name}=${encodeURIComponent(value)}`;
}

/** The address over https: shops that publish http answer on both. Null where a port says that it is another server. */
function secured(link: string): URL | null {
  const { protocol, port } = URL.canParse(link) ? new URL(link) : { protocol: '', port: '' };
  const isWeb = protocol === 'http:' && port === '';
  return httpsAddress(isWeb ? link.replace(/^http:/i, 'https:') : link);
}

/**
 * Where Buy leads. A template with `{query}` is a search in the shop for brand, name and color, with the affiliate tag
 * and the campaign; everything else is an address with our reference. Null where that would not be https.
 *
 * @param offer the shop's own address of the product, as its feed has it
 */
export function shopLink(
  settings: LinkSettings,
  { brand, name, shade }: Pick<Product, 'brand' | 'name' | 'shade'>,
  offer: string,
): string | null {
  const { template, tag } = settings;
  const own = secured(offer);
  if (template === null) {
    if (own === null) return null;
    withParameter(own, REFERENCE_PARAMETER, tag ?? OUR_REFERENCE);
    return own.href;
  }
  if (problemOfSettings(settings) !== null) return null;
  if (template.includes('{link}') && own === null) return null;
  const values: Readonly<Record<string, string>> = {
    query: [brand, name, shade].filter((word) => word !== '').join(' '),
    tag: tag ?? '',
    link: own?.href ?? '',
  };
  const address = httpsAddress(
    filled(template, (place) => encodeURIComponent(values[place] ?? '')),
  );
  if (address === null) return null;
  const saysTag = template.includes('{tag}');
  if (template.includes('{query}')) {
    if (!saysTag && tag !== null) withParameter(address, TAG_PARAMETER, tag);
    for (const [parameter, value] of CAMPAIGN) withParameter(address, parameter, value);
  } else if (!saysTag) withParameter(address, REFERENCE_PARAMETER, tag ?? OUR_REFERENCE);
  return address.href;
}
