/** The words of the header, apart from what is in its menus: those are loaded when one is opened. */

export const HEADER_MENU_LABELS = {
  features: 'Features',
  looks: 'Looks',
  about: 'About',
} as const;

export type HeaderMenuId = keyof typeof HEADER_MENU_LABELS;

export const HEADER_MENU_IDS = [
  'features',
  'looks',
  'about',
] as const satisfies readonly HeaderMenuId[];

export const MENU_WORDS = {
  main: 'Main',
  artistsChat: 'Pro Artists Chat',
  upgrade: 'Upgrade to Pro',
  pro: 'Pro',
  /** In place of the upgrade, for a person who has Pro. */
  yourPro: 'Your Pro plan',
  open: 'Menu',
  title: 'Menu',
  close: 'Close menu',
  search: 'Search and commands',
  help: 'Beauty AI Assistant',
} as const;

/** What a gate of the menus says to a visitor, after what the thing behind it is. */
export const GATE_WORDS = {
  signInForPro:
    '{about} Sign in to see what Pro adds. The mirror itself is free and needs no account.',
  signInForPage: '{about} Sign in to continue.',
} as const;
