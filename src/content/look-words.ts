/** The words of the look's panel and of the shades. */

export const LOOK_WORDS = {
  saveLook: 'Save Look',
  /** The rest of what is said about saving comes with its dialog. */
  signInToSave: 'Sign in to save this look. You’ll keep wearing it, so nothing is lost.',
  currentLook: 'Current look',
  yourLook: 'Your look',
  panel: 'Look',
  quickLooks: 'Quick Looks',
  ways: 'Ways to change the look',
  intensity: 'Intensity',
  colourWheel: 'Color wheel',
  tools: 'Tools',
  makeupIntensity: 'Makeup Intensity',
  allSix: 'all six, balance kept',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Reset',
  finish: 'Finish',
  lipFinish: 'Lip finish',
  eyeFinish: 'Eye finish',
  shades: '{product} shades',
  chooseShade: 'Choose a shade of {product}',
  shadePosition: '{product} · {place} of {count}',
  customShade: 'Custom {hex}',
  customPalette: 'Custom palette',
  oneShade: 'Mascara comes in one shade. Set its intensity with the slider.',
  products: 'Products',
  sentTitle: '{name} · a look from Lookglass',
} as const;

export const HEADER_WORDS = {
  brand: 'Lookglass',
  studio: 'Makeup studio',
  home: 'Lookglass, home',
  skipToMirror: 'Skip to the mirror',
  skipToLook: 'Skip to the look',
  shareLook: 'Share look',
  more: 'More',
  theme: 'Theme',
  themes: { vanity: 'Vanity', daylight: 'Daylight', system: 'System' },
} as const;

export const RAIL_WORDS = {
  label: 'What the mirror shows',
  camera: 'Camera',
  photo: 'Photo',
  drawnModel: 'Model',
} as const;

export const NOT_FOUND_WORDS = {
  title: '404 Page Not Found',
  description: 'There’s no page at this address. It may have moved, or the link may have a typo.',
  hint: 'For the developers of this site: did you forget to add the page to the router?',
  back: 'Back to the mirror',
  support: 'Contact Support',
} as const;

export const CRASH_WORDS = {
  title: 'Something went wrong',
  description: 'We encountered an unexpected error. This might be a temporary issue.',
  tryAgain: 'Try Again',
  reload: 'Reload Page',
  details: 'Error details',
} as const;

export const TOAST_WORDS = {
  region: 'Notifications ({hotkey})',
  close: 'Close',
} as const;
