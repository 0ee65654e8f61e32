/** What a person owns comes before what they could buy. */

interface Found {
  readonly product: { readonly id: string };
}

/** The same matches, those of products in the bag first; the order is kept otherwise. */
export function ownedFirst<Match extends Found>(
  matches: readonly Match[],
  owned: ReadonlySet<string>,
): readonly Match[] {
  const isOwned = ({ product }: Match): boolean => owned.has(product.id);
  return [...matches.filter(isOwned), ...matches.filter((match) => !isOwned(match))];
}
