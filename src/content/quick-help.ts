/** The short ways to help, on the support page. */

export interface QuickHelp {
  readonly label: string;
  readonly description: string;
  /** Address within this site. */
  readonly to: '/#' | '/#app-tutorial' | '/beauty-tips-blog';
}

export const QUICK_HELP: readonly QuickHelp[] = [
  {
    label: 'AI Help Chat',
    description: 'Ask the Beauty AI Assistant. It answers right away, from what we’ve written.',
    to: '/#',
  },
  {
    label: 'App Tutorial',
    description: 'The mirror in six steps, from the camera to a saved look.',
    to: '/#app-tutorial',
  },
  {
    label: 'Beauty Tips Blog',
    description: 'Five in-depth articles about shades, eyeliner, skin and clean brushes.',
    to: '/beauty-tips-blog',
  },
];
