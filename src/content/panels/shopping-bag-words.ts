/** The words of the tab My Bag. */

import type { ExpiryStatus } from '#domain/shopping/bag.ts';
import type { ToastWords } from '#content/toasts.ts';

export const BAG_WORDS = {
  total: '{products}, total value',
  list: 'Products you own',
  empty: 'Your bag is empty',
  emptyAbout:
    'Put in what you own. Match shows it first, and here you see when it expires and what each use costs.',
  add: 'Add Product',
  expiredOne: '1 product has expired. Please don’t use it anymore.',
  expired: '{count} products have expired. Please don’t use them anymore.',
  soonOne: '1 product expires within 3 months.',
  soon: '{count} products expire within 3 months.',
  replaceOne: '1 product may need replacing soon.',
  replace: '{count} products may need replacing soon.',
  open: 'Show {name}',
  noPrice: 'No price',
  sample: 'Sample',
  used: 'Used',
  times: '{count} times',
  timesOne: 'once',
  never: 'not yet',
  costPerUse: 'Cost per use',
  noCost: 'After the first use',
  noCostPrice: 'No price',
  bought: 'Bought',
  expires: 'Expires',
  left: 'Uses left, estimated',
  leftAbout: 'about {left} of {uses}',
  usedUp: 'likely used up',
  needsReplacing: 'May need replacing soon',
  use: 'Used It',
  countUse: 'Count a use of {name}',
  usedNow: '{name} used: {count} in all.',
  takeBack: 'Take back',
  takeBackOf: 'Take back the last use of {name}',
  wish: 'Add {name} to your wishlist',
  unwish: 'Remove {name} from your wishlist',
  edit: 'Edit',
  editOf: 'Edit {name}',
  remove: 'Remove',
  removeOf: 'Remove {name} from your bag',
  removeOtherWay: 'Add it to your bag again.',
  details: 'See everything about {name}',
} as const;

export const EXPIRY_LABELS: Readonly<Record<ExpiryStatus, string>> = {
  expired: 'Expired',
  'expiring-soon': 'Expires soon',
  good: 'Good',
};

export const BAG_INGREDIENT_WORDS = {
  title: 'Ingredients',
  none: 'Not known. Edit the product to paste them from the package.',
  count: '{count} ingredients.',
  noList: 'Say what you avoid in Health and Wellness, and it is checked here.',
  toList: 'What I Avoid',
  good: 'Nothing you avoid was found in it.',
  open: 'Not all of it could be read, or a name isn’t certain. Check it in Health and Wellness.',
  show: 'Show the list',
} as const;

export const BAG_FORM_WORDS = {
  add: 'Add a product',
  edit: 'Edit {name}',
  find: 'Find it in the catalog',
  findHint: 'Brand, name or shade',
  found: 'Products of the catalog',
  nothing: 'Not in the catalog. Type it in below.',
  searchFailed: 'The catalog couldn’t be searched. You can type the product in below.',
  chosen: 'From the catalog: {name}',
  unchoose: 'Type another',
  brand: 'Brand',
  name: 'Name',
  shade: 'Shade',
  category: 'Category',
  colour: 'Color',
  noColour: 'Not known',
  purchaseDate: 'Bought on',
  months: 'Keeps for, in months',
  monthsHint: 'The number in the open-jar symbol on the package. We’ve filled in what’s usual.',
  price: 'Price',
  samplePrice: 'The sample’s made-up price. Type what you paid.',
  currency: 'Currency',
  ingredients: 'Ingredients (INCI)',
  ingredientsHint: 'Paste them as the package prints them. They’re compared with what you avoid.',
  save: 'Save',
  addNow: 'Add to My Bag',
  cancel: 'Cancel',
  problems: {
    name: 'Please name the product.',
    line: 'Please use one line of at most 120 characters.',
    purchaseDate: 'Please choose a day that is not in the future.',
    months: 'Please use a whole number from 1 to 120.',
    price: 'Please use a number such as 24.00.',
    ingredients: 'Please use at most 4,000 characters.',
  },
} as const;

export const BAG_TOASTS = {
  added: { title: 'Added to Bag', description: '{name} is in your bag.', tone: 'default' },
  saved: { title: 'Saved', description: '{name} was changed.', tone: 'default' },
  /** The specification's, here and below. */
  removed: {
    title: 'Removed from Bag',
    description: '{name} was removed from your bag.',
    tone: 'default',
  },
  replenish: {
    title: 'Replenishment Alert',
    description: '{count} products may need replacing soon',
    tone: 'default',
  },
  replenishOne: {
    title: 'Replenishment Alert',
    description: '1 product may need replacing soon',
    tone: 'default',
  },
  full: {
    title: 'Bag Full',
    description: 'A bag holds {count} products. Remove one first.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
