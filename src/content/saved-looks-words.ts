/** The words of saving a look, of the page with the saved ones, and of another person's look in a link. */

export const SAVED_LOOKS_WORDS = {
  title: 'My Saved Looks',
  loading: 'Loading your saved looks...',
  back: 'Back to the mirror',
  empty: 'No Saved Looks Yet',
  emptyAdvice: 'Create a look in the mirror and press Save Look. You’ll find it here.',
  createFirst: 'Create Your First Look',
  failed: 'We couldn’t load your looks',
  failedAdvice: 'They are safe. Check your connection, then try again.',
  tryAgain: 'Try Again',
  countOne: '1 look',
  countMany: '{count} looks',
  created: 'Created {date}',
  unknownDate: 'Unknown',
  kind: 'Custom Look',
  public: 'Public',
  private: 'Private',
  hidden: 'Hidden',
  hiddenMeaning:
    'We hid this look from others after a report. You can still wear it. Write to us if you think that we’re wrong.',
  likesOne: '1 like',
  likesMany: '{count} likes',
  apply: 'Apply Look',
  applyNamed: 'Apply {name}',
  delete: 'Delete {name}',
  undo: 'Undo',
  /** For people who cannot reach the toast's button in time. */
  undoOtherWay: 'Save {name} again from the mirror',
  rename: 'Rename {name}',
  nameField: 'Name of the look',
  saveName: 'Save name',
  cancelRename: 'Cancel',
  visibility: 'Public: anyone with the link can see {name}',
  copyLink: 'Copy link to {name}',
  listed: 'In the gallery',
  listedMeaning: 'Anyone sees it in Social & Community. Your name isn’t shown.',
  listedNamed: 'Show {name} in the gallery',
} as const;

export const SAVE_LOOK_WORDS = {
  title: 'Save this look',
  description: 'We save its shades and intensities to your account, never your picture.',
  name: 'Name',
  nameMissing: 'Give the look a name.',
  nameTooLong: 'Use at most {longest} characters.',
  visibility: 'Who can see it',
  private: 'Private',
  privateMeaning: 'Only you.',
  public: 'Public',
  publicMeaning: 'Anyone who has the link can wear and like it.',
  save: 'Save Look',
  saving: 'Saving...',
  seeIt: 'See it',
  /** For people who cannot reach the toast's button in time. */
  seeItOtherWay: 'Open My Saved Looks from the menu of your account',
  cancel: 'Cancel',
  close: 'Close',
  /** A name to start from: the lipstick's shade and the palette's. */
  suggestion: '{lips} & {eyes}',
  fallbackName: 'My look',
  failed: {
    limit_reached:
      'You’ve saved {limit} looks, the most an account can hold. Delete one you no longer wear, then save again.',
    offline: 'We can’t reach the server right now. Check your connection, then save again.',
    otherwise: 'Failed to save makeup look. Please try again.',
  },
} as const;

export const SIGN_IN_PROMPT_WORDS = {
  title: 'Sign In Required',
  likeReason: 'Sign in to like a look. We’ll bring you right back to it.',
  signIn: 'Sign In',
  createAccount: 'Create Account',
  close: 'Close',
} as const;

export const LINKED_LOOK_WORDS = {
  label: 'Look from a link',
  wearing: 'You are wearing',
  own: 'This look is yours.',
  hidden: 'Yours; hidden from others by us.',
  like: 'Like',
  liked: 'Liked',
  likesOne: '1 like',
  likesMany: '{count} likes',
  close: 'Close',
} as const;
