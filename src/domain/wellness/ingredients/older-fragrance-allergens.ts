/**
 * The 24 fragrance allergens that labels in the EU named already before Regulation (EU) 2023/1545, in the numbers of
 * Annex III to Regulation (EC) No 1223/2009: 26 were listed in 2003 (Directive 2003/15/EC), and two of them are
 * prohibited since and stand in `ingredient-groups.ts`. See `fragrance-allergen.ts` for where names are from.
 */

import { allergen, type FragranceAllergen } from './fragrance-allergen.ts';

export const OLDER_FRAGRANCE_ALLERGENS: readonly FragranceAllergen[] = [
  allergen(45, 'Benzyl Alcohol', 'Phenylmethanol; E 1519', '100-51-6'),
  allergen(
    67,
    'Amyl Cinnamal',
    'Alpha-Amylcinnamaldehyde; Amyl Cinnamic Aldehyde; 2-Benzylideneheptanal',
    '122-40-7',
  ),
  allergen(69, 'Cinnamyl Alcohol', 'Cinnamic Alcohol', '104-54-1'),
  allergen(70, 'Citral', 'Geranial; Neral', '5392-40-5 141-27-5 106-26-3'),
  allergen(71, 'Eugenol', '', '97-53-0'),
  allergen(72, 'Hydroxycitronellal', '7-Hydroxycitronellal', '107-75-5'),
  allergen(73, 'Isoeugenol', 'trans-Isoeugenol; cis-Isoeugenol', '97-54-1 5932-68-3 5912-86-7'),
  allergen(
    74,
    'Amylcinnamyl Alcohol',
    'Amyl Cinnamyl Alcohol; 2-Pentyl-3-phenylprop-2-en-1-ol',
    '101-85-9',
  ),
  allergen(75, 'Benzyl Salicylate', '', '118-58-1'),
  allergen(76, 'Cinnamal', 'Cinnamaldehyde; Cinnamic Aldehyde', '104-55-2'),
  allergen(77, 'Coumarin', 'Cumarin', '91-64-5'),
  allergen(78, 'Geraniol', '', '106-24-1'),
  allergen(80, 'Anise Alcohol', 'Anisyl Alcohol; 4-Methoxybenzyl Alcohol', '105-13-5'),
  allergen(81, 'Benzyl Cinnamate', '', '103-41-3'),
  allergen(82, 'Farnesol', '', '4602-84-0'),
  allergen(84, 'Linalool', 'Linalol; d-Linalool; l-Linalool', '78-70-6'),
  allergen(85, 'Benzyl Benzoate', '', '120-51-4'),
  allergen(86, 'Citronellol', '', '106-22-9 26489-01-0 1117-61-9 7540-51-4'),
  allergen(
    87,
    'Hexyl Cinnamal',
    'Alpha-Hexylcinnamaldehyde; Hexyl Cinnamaldehyde; 2-Benzylideneoctanal',
    '101-86-0',
  ),
  allergen(
    88,
    'Limonene',
    'd-Limonene; l-Limonene; dl-Limonene; Dipentene',
    '138-86-3 7705-14-8 5989-27-5 5989-54-8',
  ),
  allergen(89, 'Methyl 2-Octynoate', 'Methyl Heptine Carbonate', '111-12-6'),
  allergen(90, 'Alpha-Isomethyl Ionone', 'Isomethyl Ionone', '127-51-5'),
  allergen(
    91,
    'Evernia Prunastri Extract',
    'Oakmoss; Oak Moss; Oakmoss Extract; Oak Moss Extract; Evernia Prunastri',
    '90028-68-5',
  ),
  allergen(
    92,
    'Evernia Furfuracea Extract',
    'Treemoss; Tree Moss; Treemoss Extract; Tree Moss Extract; Evernia Furfuracea',
    '90028-67-4',
  ),
];
