/** The words of the Blockchain tab of Cutting-Edge Technology: a transparency log, and called that. */

import type { RegisterProblem } from '#domain/register/check-answer.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

export const BLOCKCHAIN_WORDS = {
  title: 'Product Register',
  about:
    'A transparency log: a signed list of products and batches that can only grow. This device checks that by itself each time. There are no coins and no chain of blocks.',
  code: 'Code on the package',
  codeHint: '12 letters and digits, such as 7QK2-M0XD-9F3T.',
  lookUp: 'Look Up',
  lookingUp: 'Looking up…',
  mistyped: 'One character seems to be wrong. Compare the code with the package.',
  noCode: 'Enter the 12 letters and digits printed on the package.',
  scan: 'Scan a Code',
  stopScan: 'Stop Scanning',
  fromPicture: 'From a Picture',
  scanning: 'Hold the code in front of the camera.',
  scanningNote: 'Each picture is read on this device and let go.',
  scanEnded: 'No code was found within a minute. Move closer, or type the code.',
  needsCamera: 'Start the camera to scan, or choose a picture of the code.',
  readingPicture: 'Looking for a code in the picture…',
  noCodeInPicture: 'There is no QR code in this picture that we can read.',
  pictureNotRead: 'This picture can’t be opened.',
  scannerNotLoaded: 'The scanner couldn’t be loaded. Check your connection, or type the code.',
  foreignAddress: 'This QR code leads to another site. We didn’t open it.',
  otherCode: 'This QR code isn’t from this register.',
} as const;

export const RESULT_WORDS = {
  label: 'What the register says',
  inRegister: 'In the register',
  corrected: 'Corrected',
  unchecked: 'Seen earlier',
  authenticity: {
    recorded: 'Entered on {day}, and unchanged since',
    corrected: 'Corrected on {day}: {reason}',
  },
  batch: 'Batch',
  made: 'Made on',
  retailer: 'Delivered to',
  certifications: 'Certifications, as the operator stated them',
  codeOf: 'Code',
  notSaid: 'Not stated',
  checks: 'Checked on this device',
  checkSignature: 'The register’s head is signed with key {key}.',
  checkFirstKey: 'It’s the first key that this device sees, so it remembers it.',
  checkSameKey: 'It’s the key that this device knows.',
  checkIncluded: 'Entry {number} of {size} leads to the signed root by {hashes} hashes.',
  checkIncludedOne: 'Entry {number} of {size} leads to the signed root by 1 hash.',
  checkIncludedOnly: 'It’s the only entry of the register, and its hash is the signed root.',
  checkGrown: 'The register still begins with all {size} entries that this device saw last.',
  checkGrownOne: 'The register still begins with the 1 entry that this device saw last.',
  checkGrownNone: 'The register was empty when this device saw it last.',
  checkFirst: 'From now on, this device notices if an entry is taken out or changed.',
  earlier: 'Earlier entries',
  earlierEntry: 'Entry {number}, {day}: batch {batch}, made on {made}',
  unknownTitle: 'Not in the register',
  unknown:
    'There is no entry for {code} among the {size} that are signed. Compare it with the package. A product that isn’t here may be real: most are entered by nobody.',
  keptNote:
    'You’re offline. This is what the register said on {day}; a correction since then isn’t known here.',
  offlineTitle: 'You’re offline',
  offline: 'This device hasn’t looked up {code} before. Try again with a connection.',
  failedTitle: 'The register didn’t answer',
  failed: 'Check your connection, then try again.',
  tooMany: 'Those were many look-ups at once. Try again in a minute.',
  tryAgain: 'Try Again',
} as const;

export const INGREDIENT_WORDS = {
  title: 'Ingredient List',
  about:
    'The register has the fingerprint of the list, not the list. Type or paste the one on the package to compare; it stays on this device.',
  none: 'No ingredient list was recorded.',
  fingerprint: 'Fingerprint {hash}…',
  list: 'Ingredients on the package',
  compare: 'Compare',
  same: 'It’s the recorded list, ingredient for ingredient.',
  other:
    'It isn’t the recorded list: an ingredient, the order or a letter differs. Look for a typing error first.',
  empty: 'Enter the list first.',
} as const;

export const MEANING_WORDS = {
  title: 'What this proves, and what it doesn’t',
  proves: 'It proves',
  provesList: [
    'that an operator of this service entered exactly this, before every later entry;',
    'that the entry hasn’t been changed or taken out since;',
    'that everyone who sees the same signed root sees the same list.',
  ],
  doesNot: 'It doesn’t prove',
  doesNotList: [
    'that what the operator entered is true, or who made the product;',
    'that the package in your hand is the one that was meant: a code can be copied;',
    'that no later correction is being held back from this device.',
  ],
} as const;

export const HEAD_WORDS = {
  title: 'The Register Now',
  reading: 'Reading the register’s head…',
  entries: 'Entries',
  signed: 'Signed',
  key: 'Key',
  root: 'Root',
  offline: 'You’re offline. This is the last head that this device has seen.',
  none: 'This device hasn’t seen the register yet.',
  failed: 'The register’s head couldn’t be read.',
  noCryptography:
    'This browser checks signatures over https only, so the register can’t be checked here.',
  earlier: 'Looked up on this device',
} as const;

interface ProblemWords {
  readonly title: string;
  readonly about: string;
}

/** Why the register is not believed. */
export const REGISTER_PROBLEM_WORDS: Readonly<Record<RegisterProblem, ProblemWords>> = {
  'wrong-signature': {
    title: 'The signature is wrong',
    about: 'The head of the register isn’t signed with the key that it names. Don’t rely on it.',
  },
  'other-key': {
    title: 'Another key signs the register',
    about:
      'Up to now, this device knew it by another key. The operator may have had to change it, and would say so. Otherwise don’t rely on it.',
  },
  'turned-back': {
    title: 'The register was turned back',
    about:
      'It has {size} entries now, and this device has seen {seen}. Entries were taken out. Don’t rely on it.',
  },
  rewritten: {
    title: 'The register was rewritten',
    about:
      'It no longer begins with the {seen} entries that this device has seen. Something in it was changed. Don’t rely on it.',
  },
  'not-included': {
    title: 'The entry isn’t in the register',
    about: 'What was sent doesn’t lead to the signed root. Don’t rely on it.',
  },
  'wrong-entry': {
    title: 'The entry can’t be right',
    about:
      'It’s about another product, can’t be read, or a correction is missing. Don’t rely on it.',
  },
};

export const TRUST_WORDS = {
  about: 'This device last saw {seen} entries, signed on {day}.',
  startAgain: 'Forget What This Device Saw',
  note: 'It then begins with the register as it is now, and can no longer tell what was there before.',
} as const;

/** The specification's toast for what is not in the register. */
export const BLOCKCHAIN_TOAST: ToastWords = {
  title: 'Not Verified',
  description: 'Product could not be verified on blockchain',
  tone: 'destructive',
};
