/** The words of the tab Safety of Health & Wellness Monitoring. */

import type {
  AlertLanguage,
  IngredientAlert,
} from '#domain/wellness/ingredients/ingredient-alert.ts';
import type { AvoidedKind } from '#domain/wellness/ingredients/avoided.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

export const SAFETY_WORDS = {
  list: 'Your allergens and dislikes',
  listAbout:
    'What you react to, and what you’d rather not wear. A group counts with all of its names.',
  add: 'Add',
  addLabel: 'An ingredient or a group',
  addHint: 'Fragrance, parabens, lanolin...',
  kind: 'It’s',
  notAName: 'Type a name with letters or digits, up to 80 characters.',
  full: 'Your list is full. Remove something first.',
  common: 'Often avoided',
  addNamed: 'Add {name}',
  remove: 'Remove {name}',
  kindOf: '{name}, {kind}',
  empty: 'Nothing on your list yet.',
  check: 'Check a Product',
  checkAbout: 'Paste the list of ingredients from the package or the shop’s page.',
  pasted: 'List of ingredients',
  pastedHint: 'Aqua, Glycerin, Parfum, Linalool, CI 77891...',
  checkNow: 'Check Ingredients',
  clear: 'Clear',
  needsList: 'First put something on your list, so that there is something to compare with.',
  needsText: 'Paste a list of ingredients first.',
  tooLong:
    'This is longer than any list of ingredients: {count} characters. Up to 100,000 are read.',
  nothingRead: 'There is no ingredient in this text.',
  result: 'What was found',
  compared: '{count} ingredients compared with {avoided} on your list.',
  comparedOne: '1 ingredient compared with {avoided} on your list.',
  unread:
    'Some of the text is too long for a name and wasn’t read. Put commas between the ingredients.',
  good: 'None of them is on your list.',
  unnamedFragrance:
    'It has a fragrance. Small amounts in one aren’t named, and products that came to the market before August 2026 may leave out the newer names.',
  nickel: 'A label never says whether there is nickel in the pigments. Look for “nickel tested”.',
  andMore: 'And {count} more.',
  alertKind: '{type} · {severity}',
  named: 'Fragrance allergens that it names: {count}',
  meant: 'Did you mean {name}?',
  meantAbout: 'The list says “{ingredient}”.',
  yes: 'Yes',
  yesNamed: 'Yes, it means {name}',
  no: 'No',
  noNamed: 'No, it isn’t {name}',
  more: 'What to know',
  symptoms: 'How people react to it',
  alternatives: 'In its place',
  productsToAvoid: 'Where it’s often found',
} as const;

export const AVOIDED_KIND_WORDS: Readonly<Record<AvoidedKind, string>> = {
  allergen: 'Allergen',
  dislike: 'Dislike',
};

export const ALERT_TYPE_WORDS: Readonly<Record<IngredientAlert['alertType'], string>> = {
  sensitivity: 'Sensitivity',
  preference: 'Preference',
};

export const SEVERITY_LEVEL_WORDS: Readonly<Record<IngredientAlert['severity'], string>> = {
  high: 'High',
  medium: 'Medium',
};

export const ALERT_LANGUAGE: AlertLanguage = {
  itself: 'It’s on your list.',
  other: 'It belongs to “{avoided}” on your list.',
  possible: 'The label says that it may be inside.',
};

/** Where the list is kept. */
export const AVOIDED_PLACE_WORDS = {
  title: 'Keep the List',
  device: 'On this device',
  deviceNote: 'In this browser only, until you sign out.',
  account: 'With my account',
  accountNote: 'On our server too, so it’s on every device where you sign in.',
  accountOffline: 'You’re offline, so your account can’t be reached.',
  accountSignedOut: 'Sign in first.',
  waiting: '{count} changes wait on this device to be sent to your account.',
  waitingOne: '1 change waits on this device to be sent to your account.',
  notLasting: 'This browser keeps nothing, so your list is gone when you close the page.',
  withdrawn:
    'Your list was taken out of your account on another device. It’s still here, and nothing more is sent.',
  hasTwo:
    'Your account has a list, too. Until you put them together, only the one on this device is compared.',
  join: 'Put Them Together',
  tryAgain: 'Try Again',
} as const;

/** Said before what the server or the network said, by what was tried. */
export const AVOIDED_TROUBLES = {
  read: 'Your account’s list couldn’t be read.',
  send: 'Your account doesn’t have your last changes yet.',
  agree: 'Nothing was changed.',
  leave: 'Nothing was deleted. Your list is still with your account.',
} as const;

export const AVOIDED_QUESTIONS = {
  cancel: 'Cancel',
  agree: {
    title: 'Keep your list with your account?',
    about:
      'Our server then keeps the names on your list and which of them are allergens. What you react to can say something about your health.',
    promise:
      'No one else sees them, and no AI model. You can take this back here or in Account Settings at any time, which erases them there.',
    consent:
      'I agree that Lookglass keeps my allergens and dislikes, which can say something about my health, with my account.',
    yes: 'Keep with My Account',
  },
  leave: {
    title: 'Take your list out of your account?',
    about: 'Your agreement ends, and the list is erased there for all your devices.',
    bring: 'Keep it on this device',
    remove: 'Erase it here, too',
  },
} as const;

export const SAFETY_TOASTS = {
  /** The specification's; destructive where one of them is of high severity. */
  alert: {
    title: 'Ingredient Alert',
    description: 'Found {count} potential concerns in this product.',
    tone: 'default',
  },
  alertHigh: {
    title: 'Ingredient Alert',
    description: 'Found {count} potential concerns in this product.',
    tone: 'destructive',
  },
  good: {
    title: 'Ingredients Look Good',
    description: 'No known allergens or concerns detected.',
    tone: 'default',
  },
  agreed: {
    title: 'With Your Account',
    description: 'Your allergens and dislikes are kept with your account from now on.',
    tone: 'default',
  },
  left: {
    title: 'Agreement Ended',
    description: 'Your account no longer has your allergens and dislikes.',
    tone: 'default',
  },
  notLeft: {
    title: 'Nothing Was Changed',
    description: 'Your list is still with your account. Please try again.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
