/**
 * A fragrance allergen that labels in the EU must name: an entry of Annex III to Regulation (EC) No
 * 1223/2009 on cosmetic products, as amended by Regulation (EU) 2023/1545.
 *
 * Numbers, names of the common ingredients glossary and numbers of Chemical Abstracts are those of the
 * annex, compared in two transcriptions that were made independently: of the amending text in the
 * Official Journal, and of the consolidated annex. Other names by which people know a substance (oakmoss,
 * ylang ylang, balsam of Peru) are added; they are no part of the annex.
 */
export interface FragranceAllergen {
  /** Number of its entry in Annex III. */
  readonly entry: number;
  /** As labels name it: the glossary's name, or that of the group that counts as one. */
  readonly name: string;
  readonly otherNames: readonly string[];
  /** Numbers of Chemical Abstracts. */
  readonly cas: readonly string[];
}

/** Above this share of a product it is named on the label, in percent (Annex III, column h). */
export const NAMED_ABOVE = { leaveOn: 0.001, rinseOff: 0.01 } as const;

/**
 * Products without the newer names may be placed on the market until the first day, and be sold until the
 * second.
 */
export const NEWER_NAMES_FROM = { placed: '2026-08-01', sold: '2028-08-01' } as const;

/**
 * A row of the tables.
 *
 * @param otherNames with semicolons between them
 * @param cas with spaces between them
 */
export function allergen(
  entry: number,
  name: string,
  otherNames: string,
  cas: string,
): FragranceAllergen {
  return {
    entry,
    name,
    otherNames: otherNames === '' ? [] : otherNames.split('; '),
    cas: cas.split(' '),
  };
}
