/** What leads from a shade to its matches in the shop, and the line over a phone's mirror. */
export const FIND_IT_WORDS = {
  findIt: 'Find it',
  findItOf: 'Find {name} in the shop',
  findLook: 'Find it',
  findLookOf: 'Find the products of {name}',
  line: 'The nearest in the shop',
  open: 'See what matches {name}',
  close: 'Close the nearest match',
  match: '{percentage}% match',
  sample: 'Sample',
} as const;
