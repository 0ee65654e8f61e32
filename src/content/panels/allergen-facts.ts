/**
 * What is known of what people avoid: how they react, what is used in its place, and where it is often found. By the
 * names of `domain/wellness/ingredients`. In our words, after DermNet (contact allergy to wool alcohols, rosin,
 * fragrances, preservatives), the SCCS opinion on fragrance allergens (SCCS/1459/11) and the glossary of ingredients.
 */

export interface AllergenFacts {
  readonly symptoms: string;
  readonly alternatives: readonly string[];
  readonly productsToAvoid: readonly string[];
}

const CONTACT =
  'Itching, redness, swelling or small blisters where it touched, mostly a day or two later.';
const IRRITATION = 'Tightness, dryness or stinging, mostly soon after washing.';
const CHOICE = 'Few people react to it. Many leave it out because they prefer to.';

/** Of what nothing else is known. */
export const GENERAL_FACTS: AllergenFacts = {
  symptoms: CONTACT,
  alternatives: ['A product with a short list that doesn’t name it'],
  productsToAvoid: ['Products whose list names it'],
};

/** Of each of the fragrance allergens of the EU’s Annex III. */
export const FRAGRANCE_FACTS: AllergenFacts = {
  symptoms: CONTACT,
  alternatives: [
    'Products labeled “fragrance-free”',
    'Not “unscented”: that may hide a scent with another',
  ],
  productsToAvoid: [
    'Perfume',
    'Scented lip color and balm',
    'Setting spray',
    'Products with plant oils',
  ],
};

export const GROUP_FACTS: Readonly<Record<string, AllergenFacts>> = {
  Fragrance: FRAGRANCE_FACTS,
  'Fragrances that the EU has prohibited': {
    symptoms: CONTACT,
    alternatives: ['Products made for the EU since 2022'],
    productsToAvoid: ['Old stock', 'Scented products from outside the EU'],
  },
  Parabens: {
    symptoms: `${CONTACT} On healthy skin that is rare.`,
    alternatives: ['Phenoxyethanol', 'Sodium benzoate', 'Potassium sorbate'],
    productsToAvoid: ['Liquid foundation', 'Mascara', 'Cream', 'Wipes'],
  },
  Isothiazolinones: {
    symptoms: CONTACT,
    alternatives: ['Phenoxyethanol', 'Sodium benzoate', 'Products without water'],
    productsToAvoid: ['Makeup remover', 'Shampoo', 'Wipes', 'Liquid soap'],
  },
  'Formaldehyde releasers': {
    symptoms: CONTACT,
    alternatives: ['Phenoxyethanol', 'Sodium benzoate', 'Products without water'],
    productsToAvoid: ['Nail products', 'Hair smoothing', 'Shampoo', 'Older mascara'],
  },
  'Methyldibromo Glutaronitrile': {
    symptoms: CONTACT,
    alternatives: ['Phenoxyethanol', 'Sodium benzoate'],
    productsToAvoid: ['Old stock', 'Products from outside the EU'],
  },
  Sulfates: {
    symptoms: IRRITATION,
    alternatives: ['Coco-glucoside', 'Decyl glucoside', 'Sodium cocoyl isethionate'],
    productsToAvoid: ['Foaming cleanser', 'Shampoo', 'Brush soap'],
  },
  'Cocamidopropyl Betaine': {
    symptoms: CONTACT,
    alternatives: ['Coco-glucoside', 'Decyl glucoside'],
    productsToAvoid: ['Cleanser', 'Shampoo', 'Makeup remover'],
  },
  Lanolin: {
    symptoms: CONTACT,
    alternatives: ['Shea butter', 'Castor oil', 'Petrolatum'],
    productsToAvoid: ['Lipstick', 'Lip balm', 'Rich cream', 'Makeup remover'],
  },
  Nickel: {
    symptoms: CONTACT,
    alternatives: ['Products that say “nickel tested”'],
    productsToAvoid: [
      'Eyeshadow, mascara and powder with mineral pigments',
      'Metal tools: tweezers, lash curlers',
    ],
  },
  Colophonium: {
    symptoms: CONTACT,
    alternatives: ['Mascara that isn’t waterproof', 'Sugar wax'],
    productsToAvoid: ['Waterproof mascara', 'Depilatory wax', 'Long-wear lip color', 'Lash glue'],
  },
  Propolis: {
    symptoms: CONTACT,
    alternatives: ['Plant waxes, such as candelilla'],
    productsToAvoid: ['Natural lip balm', 'Cream with honey or bee products'],
  },
  Beeswax: {
    symptoms: CHOICE,
    alternatives: ['Candelilla wax', 'Carnauba wax', 'Rice bran wax'],
    productsToAvoid: ['Lipstick', 'Lip balm', 'Mascara', 'Brow wax'],
  },
  Carmine: {
    symptoms: 'Mostly none. A few people itch or get hives soon after.',
    alternatives: ['Synthetic reds, such as CI 15850', 'Iron oxides (CI 77491)'],
    productsToAvoid: ['Red and pink lipstick', 'Blush', 'Eyeshadow'],
  },
  'p-Phenylenediamine': {
    symptoms: CONTACT,
    alternatives: ['Dyes without oxidation', 'Pure henna'],
    productsToAvoid: ['Permanent hair color', 'Brow and lash tint', 'Black “henna” tattoos'],
  },
  'Acrylates of nail products': {
    symptoms: `${CONTACT} Around the nails, and on the face that the fingers touch.`,
    alternatives: ['Classic nail polish', 'Press-on nails without glue on the skin'],
    productsToAvoid: ['Gel polish', 'Builder gel', 'Some lash glues'],
  },
  Benzophenones: {
    symptoms: `${CONTACT} With some, only where the sun shone on it.`,
    alternatives: ['Zinc oxide', 'Titanium dioxide'],
    productsToAvoid: ['Sunscreen', 'Lip balm and foundation with SPF'],
  },
  'Propylene Glycol': {
    symptoms: `${CONTACT} It can also sting.`,
    alternatives: ['Glycerin', 'Propanediol'],
    productsToAvoid: ['Serum', 'Liquid foundation', 'Setting spray'],
  },
  'Nuts and peanuts': {
    symptoms:
      'Itching or hives, mostly within minutes. Refined oils carry next to none of what people react to.',
    alternatives: ['Jojoba oil', 'Squalane', 'Sunflower seed oil'],
    productsToAvoid: ['Lip oil', 'Cream', 'Makeup remover with plant oils'],
  },
  'Drying alcohols': {
    symptoms: IRRITATION,
    alternatives: ['Glycerin', 'Products based on water'],
    productsToAvoid: ['Toner', 'Setting spray', 'Matte liquid lip color'],
  },
  Silicones: {
    symptoms: CHOICE,
    alternatives: ['Squalane', 'Coco-caprylate'],
    productsToAvoid: ['Primer', 'Long-wear foundation', 'Hair serum'],
  },
  'Mineral oil': {
    symptoms: CHOICE,
    alternatives: ['Squalane', 'Castor oil', 'Plant waxes'],
    productsToAvoid: ['Lip gloss', 'Cold cream', 'Baby oil'],
  },
  Talc: {
    symptoms: CHOICE,
    alternatives: ['Mica', 'Rice starch', 'Silica'],
    productsToAvoid: ['Powder', 'Blush', 'Eyeshadow'],
  },
};
