/** The words of the tab Verify of Cutting-Edge Technology. `{places}` are filled in. */

import type { Authenticity, SignerDoubt } from '#domain/credentials/credential-report.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

export const VERIFY_WORDS = {
  about:
    'A picture can carry a signed record of where it comes from (content credentials, C2PA). Check a picture’s record, or have your own picture signed.',
} as const;

export const CHECK_WORDS = {
  title: 'Check a Picture',
  about: 'JPEG, PNG, WebP, AVIF or HEIC, up to {megabytes} MB. It stays on this device.',
  choose: 'Choose a Picture',
  another: 'Choose Another Picture',
  drop: 'or drop one here',
  chosen: 'The picture that is checked',
  /** Before the reader was ever loaded on this device. */
  readerTitle: 'A reader is needed first',
  readerAbout:
    'It’s a program from this site: {megabytes} MB, compressed to about 2 MB for the download. It’s loaded once and kept for your next check, even offline.',
  loadReader: 'Load the Reader ({megabytes} MB)',
  loading: 'Loading the reader',
  loaded: '{loaded} of {total} MB',
  readerFailed: 'The reader couldn’t be loaded.',
  readerFailedAdvice: 'Check your connection, then try again. Your picture is still here.',
  readerOffline: 'You’re offline, and the reader isn’t on this device yet.',
  readerBroke: 'The check broke off. Please try again.',
  tryAgain: 'Try Again',
  cancel: 'Cancel',
  checking: 'Checking',
  steps: ['Looking for credentials', 'Checking the signature', 'Checking the certificates'],
  result: 'Result',
  doesNotProve: 'What it doesn’t prove',
  fields: {
    confidence: 'Confidence',
    manipulations: 'Detected manipulations',
    verification: 'Verification',
    timestamp: 'Checked',
    signer: 'Signed by',
    signedAt: 'Signed at',
    program: 'Made with',
  },
  confidence: '{passed} of {made} checks hold',
  confidenceNote: 'A signature holds or it doesn’t. There’s no probability in between.',
  noChecks: 'Nothing to check',
  noManipulations: 'None on record',
  pictureChanged: 'The picture’s bytes were changed after it was signed',
  recordChanged: 'The record was changed, or parts of it are missing',
  recorded: 'On record: {action}',
  signerOf: '{organization}, as its certificate says',
  ours: '{organization}, on this site',
  noSigner: 'No one',
  timeVouched: '{time}, vouched for by an authority for time',
  timeSaid: '{time}, as the signer says',
  noTime: 'Not on record',
  clockBehind:
    'That’s in the future by this device’s clock. Is the clock right? If it is, the signer’s was not.',
  rootUnreachable:
    'This site couldn’t be asked for its own certificate, so its own signatures look unknown now. Check again when you’re online.',
  elsewhere:
    'The file names a record at another address. It isn’t fetched: that would tell its owner that you look.',
} as const;

export const VERIFICATION_LABELS = {
  trusted: 'Trusted: signed below this site’s root',
  untrusted: 'Holds, but isn’t trusted here',
  failed: 'Failed',
  'nothing-to-verify': 'Nothing to verify',
} as const;

interface AuthenticityWords {
  readonly title: string;
  readonly says: string;
  readonly doesNotProve: string;
}

export const AUTHENTICITY_WORDS: Readonly<Record<Authenticity, AuthenticityWords>> = {
  valid: {
    title: 'Signed here, unchanged',
    says: 'Someone signed in to {host} asked for exactly this picture to be signed. Not a byte of it has changed since.',
    doesNotProve:
      'Whose face it is, that a camera took it, or that the person in it agreed. The picture could have been made in any way before it was signed.',
  },
  'unknown-signer': {
    title: 'Unchanged, signer unknown',
    says: 'Nothing has changed since it was signed, but this site doesn’t know who signed.',
    doesNotProve:
      'Who made it. Anyone can make a certificate with any name in it. If you know the maker, compare the name with what they publish.',
  },
  changed: {
    title: 'Not what was signed',
    says: 'It has a signed record, and that record doesn’t fit it.',
    doesNotProve:
      'That someone meant to deceive. Saving it again, cropping it or sending it through a messenger changes it, too.',
  },
  none: {
    title: 'No credentials',
    says: 'There’s no signed record in this file.',
    doesNotProve:
      'Anything, either way. Most pictures come without them, and anyone can take them out. A picture without them may still be genuine.',
  },
};

export const DOUBT_WORDS: Readonly<Record<SignerDoubt, string>> = {
  'not-known-here': 'Its certificate wasn’t given by this site.',
  'certificate-over': 'Its certificate has expired, so no one vouches for it now.',
  'certificate-bad': 'Its certificate isn’t valid for signing, or was revoked.',
};

/** The standard’s actions in our words; any other is told by its own name. */
export const ACTION_LABELS: Readonly<Record<string, string>> = {
  'c2pa.created': 'made',
  'c2pa.opened': 'opened from another picture',
  'c2pa.placed': 'another picture placed in it',
  'c2pa.edited': 'edited',
  'c2pa.filtered': 'a filter applied',
  'c2pa.cropped': 'cropped',
  'c2pa.resized': 'resized',
  'c2pa.converted': 'converted',
  'c2pa.transcoded': 'encoded again',
  'c2pa.color_adjustments': 'colors adjusted',
  'c2pa.drawing': 'drawn on',
  'c2pa.published': 'published',
  'c2pa.redacted': 'parts of the record taken out',
};

/** Why a file is not checked at all. */
export const FILE_PROBLEMS = {
  'not-a-picture': {
    message: 'That isn’t a picture.',
    advice:
      'Choose a JPEG, PNG, WebP, AVIF or HEIC file. Its name doesn’t count, its content does.',
  },
  'cut-short': {
    message: 'That picture ends too early.',
    advice: 'A part of the file is missing, so nothing in it can be checked. Get it once more.',
  },
  'not-a-kind': {
    message: 'Pictures of this kind carry no credentials.',
    advice: 'Choose a JPEG, PNG, WebP, AVIF or HEIC file.',
  },
  'too-large': {
    message: 'That file is too large.',
    advice: 'Up to {megabytes} MB can be checked here.',
  },
  unreadable: {
    message: 'That file couldn’t be read.',
    advice: 'It may have been moved or deleted since you chose it. Choose it again.',
  },
} as const;
export type FileProblem = keyof typeof FILE_PROBLEMS;

export const SIGN_WORDS = {
  title: 'Sign Your Picture',
  about:
    'The picture in the mirror, as you see it, gets a record that says “virtual makeup applied, by Lookglass”, its size, its fingerprint and the time.',
  proves:
    'It proves only that this account asked for this picture then. The record doesn’t name you, and your bare face isn’t in it.',
  untrusted:
    'Other programs will call our signature untrusted: they know only signers on their own lists, and this site’s root isn’t on them. They can still see that nothing was changed.',
  sign: 'Sign This Picture',
  nothingShown: 'Start the camera or open a photo first.',
  offline: 'You’re offline. Signing needs the server; checking doesn’t.',
  notSetUp: 'Pictures aren’t signed on this site.',
  taking: 'Taking the picture',
  notTaken: 'The picture couldn’t be taken. Please try again.',
  tooLarge: 'That picture is too large to be signed. Choose a smaller one.',
  sending: 'Signing',
  signedTitle: 'Your signed picture',
  signedAbout:
    'Signed at {time}. Save it as it is: any program that saves it again breaks the signature.',
  save: 'Save Signed Picture',
  check: 'Check It',
  fileName: 'signed',
} as const;

export const SIGN_CONSENT_WORDS = {
  title: 'Send this picture to be signed?',
  lead: 'The signature lies inside the file, so the server needs the file.',
  picture: 'The picture that would be sent and signed',
  facts: [
    { name: 'What is sent', text: 'This picture alone, with your makeup on: {kilobytes} kB.' },
    { name: 'To whom', text: 'To {host}, the server of this site. No one else gets it.' },
    {
      name: 'What happens to it',
      text: 'It’s signed in memory and comes back to you. It’s never stored or logged.',
    },
  ],
  send: 'Send and Sign',
  cancel: 'Don’t Send',
  close: 'Close',
} as const;

export const SIGN_TOASTS = {
  signed: {
    title: 'Picture Signed',
    description: 'Save it to keep it: it’s nowhere else.',
    tone: 'default',
  },
  notSigned: {
    title: 'Picture Not Signed',
    description: 'Nothing was kept. Please try again.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;

export const LIVE_WORDS = {
  title: 'Live Check',
  about:
    'Three things that a person before this camera can do and a still picture can’t. A film may show them, and a program may draw them, so there’s no verdict: only what was seen.',
  needsCamera: 'It needs the live camera.',
  signals: 'Signals',
  tryIt: 'Try It',
  again: 'Again',
  stop: 'Stop',
  seen: 'Seen',
  notSeen: 'Not seen',
  notTried: 'Not tried',
  watching: 'Watching',
  noFace: 'No face is seen now.',
} as const;

export const SIGNAL_WORDS = {
  turn: {
    name: 'A turn of the head',
    about: 'Left or right, by chance.',
    left: 'Look here, then turn your head to your left.',
    right: 'Look here, then turn your head to your right.',
    seen: 'You turned {degrees}° to your {side}, as you were asked.',
    notSeen: 'No such turn in {seconds} seconds. The furthest was {degrees}°.',
    sides: { left: 'left', right: 'right' },
  },
  hand: {
    name: 'A hand before the face',
    about: 'Masks that programs draw often break under it.',
    first: 'Hold a hand before your face for a moment.',
    next: 'Now take it away.',
    seen: 'A hand moved in front of your face and away, and your face was there before and after.',
    notSeen: 'No hand came and went in {seconds} seconds.',
    failed: 'Hands can’t be followed on this device.',
  },
  flash: {
    name: 'A flash of the screen',
    about: 'The screen turns white and dark for six seconds, once a second. Stop it with Escape.',
    first: 'Look at the screen, close to it. Its light should show on your face.',
    seen: 'Your face was {percent}% lighter each time the screen was.',
    notSeen: 'Your face didn’t follow the screen. A bright room or a small screen does that, too.',
    failed: 'Your face wasn’t seen long enough.',
    stop: 'Stop the Flash',
  },
} as const;
