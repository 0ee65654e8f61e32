/**
 * Everything that the site keeps in a browser: each key once, with where it is kept, whose it is and what
 * signing out does to it. How each is read is said where its shape is (`keptValue`, `keptText`); a test
 * says that each has exactly one reader.
 */

export interface KeptRow {
  /** The key itself; of a family, what its keys begin with. */
  readonly key: string;
  /** Local storage, or the session storage of one tab. */
  readonly area: 'browser' | 'tab';
  /** A device's entries tell nothing of the person who used it. */
  readonly belongsTo: 'person' | 'device';
  readonly atSignOut: 'removed' | 'stays' | 'unsent-stays';
}

function row(
  key: string,
  belongsTo: KeptRow['belongsTo'],
  area: KeptRow['area'] = 'browser',
  atSignOut: KeptRow['atSignOut'] = 'removed',
): KeptRow {
  return { key, area, belongsTo, atSignOut };
}

export const KEPT = {
  /** The look that was worn last. */
  look: row('lookglass.look', 'person'),
  /** What stands behind the look: the intensity, and the opacities that it multiplies. */
  intensity: row('lookglass.intensity', 'person'),
  /** What was worn before one looked at one's own skin. */
  removal: row('lookglass.removal', 'person'),
  /** Foundations that were declined or chosen, so that no other is offered for them again. */
  bases: row('lookglass.bases', 'person'),
  savedColours: row('lookglass.savedColours', 'person'),
  /** The theme, the side of the camera, whether captures keep the whole picture, whether replies are spoken, what hands may do. */
  preferences: row('lookglass.preferences', 'device', 'browser', 'stays'),
  /** Who was signed in last. For display only. */
  user: row('lookglass.user', 'person'),
  /** The specification's names of what may be used. For display only. */
  pro: row('proStatus', 'person'),
  pass: row('proHourlyAccess', 'person'),
  /** A family: one ledger of progress for each account, and the guest's. What was not sent waits for its owner. */
  progress: row('lookglass.progress.', 'person', 'browser', 'unsent-stays'),
  /** The id under which events are counted; tied to nobody. */
  analyticsSession: row('lookglass.analyticsSession', 'device'),
  /** Events that could not be sent yet. */
  unsentEvents: row('lookglass.unsentEvents', 'device'),
  /** Whether the service was under maintenance when it was last asked. */
  maintenance: row('lookglass.maintenance', 'device'),
  /** Whether an operator bypasses the maintenance screen. */
  adminBypass: row('lookglass.adminBypass', 'person'),
  /** Whether this browser may send the voice to its maker, while this visit lasts. */
  voiceConsent: row('lookglass.voiceConsent', 'person', 'tab'),
  /** The language model that may read the commands which are not understood, as it was named, while this visit lasts. */
  modelConsent: row('lookglass.modelConsent', 'person', 'tab'),
  /**
   * A family: numbers of skin analyses, for each account that asked to keep them. What was not sent to the account
   * waits for its owner.
   */
  skinHistory: row('lookglass.skinHistory.', 'person', 'browser', 'unsent-stays'),
  /**
   * A family: each person's allergens and dislikes. What was not sent to an account that keeps them waits for its owner.
   */
  avoided: row('lookglass.avoided.', 'person', 'browser', 'unsent-stays'),
  /** A family: each person's wishlist and bag. What was not sent to an account waits for its owner. */
  shoppingLists: row('lookglass.shoppingLists.', 'person', 'browser', 'unsent-stays'),
  /** A family: what each person logs of their own health, tab by tab of that panel. */
  wellness: row('lookglass.wellness.', 'person'),
  /** When the page was left to sign in with the wish to save a look. */
  saveLook: row('lookglass.saveLook', 'person', 'tab'),
  /** A family: what was typed into each form and not sent. */
  draft: row('lookglass.draft.', 'person', 'tab'),
  /** A family: what was said with each of the AI artists, and what is written to them. */
  artistChat: row('lookglass.artistChat.', 'person', 'tab'),
  /** Strokes on the face and whose they are: where on the mesh that all faces share, and in which shades. */
  paintedStrokes: row('lookglass.paintedStrokes', 'person', 'tab'),
  /** Makeup that was adjusted to a light, and the person's own that it came from. */
  adjustedMakeup: row('lookglass.adjustedMakeup', 'person', 'tab'),
  /** Makeup that was changed for other years, and the person's own that it came from. */
  agedMakeup: row('lookglass.agedMakeup', 'person', 'tab'),
  /**
   * The head of the product register that this device saw last: with it, a register that was rolled back
   * is noticed.
   */
  registerHead: row('lookglass.registerHead', 'device', 'browser', 'stays'),
  /** Products that were looked up in the register, to be read offline. */
  products: row('lookglass.products', 'person'),
  /** The products that are compared, by their ids. */
  compared: row('lookglass.compared', 'person'),
  /** Which ideas for posts were last asked for, and which were put on. */
  ideas: row('lookglass.ideas', 'person'),
  /** A family: the post and the story that are being made. Never their pictures. */
  social: row('lookglass.social.', 'person', 'tab'),
  /** A family: the order of each plan that was begun and not paid. */
  order: row('lookglass.order.', 'person', 'tab'),
} as const satisfies Readonly<Record<string, KeptRow>>;
