/**
 * The invented brands of the shop's sample, apart from its products: a page that cannot ask the catalog knows a product of
 * the sample by them, and need not load all thirty for that.
 */
export const SAMPLE_BRANDS = ['Corvid', 'Fable Row', 'Halcyon', 'Saltmarsh', 'Umberline'] as const;
export type SampleBrand = (typeof SAMPLE_BRANDS)[number];
