/** The words of the list that 'Find it' leads to, in the shop's tab Match. */
export const FIND_WORDS = {
  back: 'The whole shop',
  toList: 'All {count} shades',
  waiting: 'Looking for what comes nearest…',
  shades: '{count} shades',
  list: 'The nearest product for each shade',
  about: 'The nearest product for each shade.',
  aboutAlternatives: 'The nearest product for each shade, to choose one from.',
  aboutShared:
    'The nearest product for each shade; {products} in all, since some serve more than one.',
  sum: 'Together',
  unpriced: '{count} without a price.',
  unpricedOne: 'One has no price.',
  missing: 'The shop has nothing like it yet.',
  openOf: '{category}, {shade}: {product}, {percentage}% match. See all that come near',
  matches: 'Matches for {shade}',
  sample: 'Sample',
} as const;
