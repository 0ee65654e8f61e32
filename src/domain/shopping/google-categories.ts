/** Google lets a shop write a category of its list as a number instead of as a path. */

/**
 * Makeup in Google's list, of https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt. Only what names one
 * of our categories, or two: of the others, such as all of `Makeup` (477), the title says more.
 */
const PATHS = {
  '2765': 'Face Makeup > Foundations & Concealers',
  '2807': 'Eye Makeup > Eyeliner',
  '2834': 'Eye Makeup > Mascara',
  '2858': 'Lip Makeup > Lip Gloss',
  '2904': 'Eye Makeup > Eye Shadow',
  '3021': 'Lip Makeup > Lipstick',
  '6072': 'Makeup Finishing Sprays',
  '6304': 'Face Makeup > Highlighters & Luminizers',
  '6305': 'Face Makeup > Blushes & Bronzers',
  '6306': 'Lip Makeup > Lip & Cheek Stains',
  '8218': 'Face Makeup > Face Primer',
} as const satisfies Readonly<Record<string, string>>;

function isKnown(id: string): id is keyof typeof PATHS {
  return Object.hasOwn(PATHS, id);
}

/** The path that `google_product_category` stands for; anything but a known number stays as it is. */
export function googlePathOf(category: string): string {
  const id = category.trim();
  return isKnown(id) ? PATHS[id] : category;
}
