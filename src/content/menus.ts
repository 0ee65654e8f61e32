/** The header's three menus: what each row says and does. */

import type { HeaderMenuId } from './menu-words.ts';
import type { InfoId } from './info/info.ts';
import type { PagePath } from './pages.ts';
import type { PanelId } from './rooms.ts';

/** A page of this site. Some are documents of their own, which the app's router does not know. */
export type SitePath =
  | PagePath
  | '/affiliate-partnership'
  | '/beauty-tips-blog'
  | '/contact-support'
  | '/landing'
  | '/newsletter-subscription'
  | '/subscribe';

export type MenuAct =
  /** Opens an info dialog; free. */
  | { readonly kind: 'info'; readonly info: InfoId }
  /** Leads to a page; free. */
  | { readonly kind: 'page'; readonly path: SitePath }
  /** Opens a panel of the studio; free. `part` is the panel's own name for one of its tabs. */
  | { readonly kind: 'panel'; readonly panel: PanelId; readonly part?: string }
  /** Shows the mirror, with no panel beside it. */
  | { readonly kind: 'mirror' }
  /** Shows the mirror with the divider between bare and made up. */
  | { readonly kind: 'comparison' }
  /**
   * Asks a visitor to sign in, and tells first what there is to see. A page then opens to everyone who
   * is signed in; of a panel, a free user sees what Pro is, and a Pro user gets there.
   */
  | { readonly kind: 'gate'; readonly inside: InsideAct; readonly about: string };

/** What is behind a gate. */
export type InsideAct = Exclude<MenuAct, { kind: 'gate' }>;

export interface MenuItem {
  readonly label: string;
  readonly detail: string;
  readonly act: MenuAct;
}

function info(id: InfoId): InsideAct {
  return { kind: 'info', info: id };
}

function panel(id: PanelId, part?: string): InsideAct {
  return part === undefined ? { kind: 'panel', panel: id } : { kind: 'panel', panel: id, part };
}

function page(path: SitePath): InsideAct {
  return { kind: 'page', path };
}

/** @param about what it is, in a sentence or two, for those who are asked to sign in for it */
function gate(inside: InsideAct, about: string): MenuAct {
  return { kind: 'gate', inside, about };
}

/** What is in each menu, from its top. */
export const MENU_ITEMS: Readonly<Record<HeaderMenuId, readonly MenuItem[]>> = {
  features: [
    {
      label: 'AI Virtual Try-On',
      detail: 'Six products on your own face',
      act: { kind: 'mirror' },
    },
    {
      label: 'Voice-Activated Assistant',
      detail: 'Change your look with your voice',
      act: gate(
        panel('voice-assistant'),
        'Say what you want, such as “a softer blush”, and the look on your face changes. Where your browser can, your voice stays on your device.',
      ),
    },
    {
      label: 'Advanced Skin Analysis',
      detail: '150+ measures, zone by zone',
      act: gate(
        panel('skin-analysis'),
        'It measures what a picture of your face can show, zone by zone, on this device. Then it suggests shades and a look that suit your skin.',
      ),
    },
    {
      label: 'Professional Makeup Tools',
      detail: 'Tutorials, lighting, snapshots',
      act: gate(
        panel('professional-mode'),
        'Record tutorials, compare snapshots side by side, and see a look in different light. What you make stays on your device.',
      ),
    },
    {
      label: '3D Face Modeling',
      detail: 'See the look from every side',
      act: gate(
        panel('ar-technology', '3d-model'),
        'Turn a 3D model of your face, with your look on it, by sliders or by hand. You can freeze it, and save it as a file.',
      ),
    },
    {
      label: 'Hand Gesture Controls',
      detail: 'Hands-free, without touching the screen',
      act: gate(
        panel('ar-technology', 'gestures'),
        'Change shades and looks with a movement of your hand, without touching the screen. A hand that does your makeup changes nothing.',
      ),
    },
    {
      label: 'AI Recommendations',
      detail: 'Shades for your features',
      act: gate(
        panel('ai-recommendations'),
        'It measures your face on this device, and finds three shades of each product that suit what it found. Each says why, and one tap puts it on.',
      ),
    },
  ],
  looks: [
    {
      label: 'Quick Looks Gallery',
      detail: 'Four looks to start from',
      act: info('quick-looks'),
    },
    {
      label: 'Trending Makeup Styles',
      detail: 'Styles that keep coming back',
      act: info('trending'),
    },
    {
      label: 'Celebrity Inspired',
      detail: 'From the red carpet and the runway',
      act: info('celebrity-looks'),
    },
    { label: 'My Saved Looks', detail: 'Saved in your account', act: info('saved-looks') },
    {
      label: 'Seasonal Collections',
      detail: 'A look for each time of year',
      act: panel('seasonal-looks'),
    },
    {
      label: 'Create Custom Look',
      detail: 'Build your own look and save it',
      act: panel('makeup'),
    },
    {
      label: 'Before/After Gallery',
      detail: 'Your look beside your bare face',
      act: { kind: 'comparison' },
    },
  ],
  about: [
    { label: 'How It Works', detail: 'Life of a frame', act: info('how-it-works') },
    { label: 'Our Technology', detail: 'What the mirror is made of', act: info('technology') },
    { label: 'Privacy & Security', detail: 'What stays with you', act: info('privacy') },
    { label: 'App Tutorial', detail: 'The mirror in six steps', act: info('app-tutorial') },
    {
      label: 'Beauty Tips Blog',
      detail: 'In-depth articles from our team',
      act: page('/beauty-tips-blog'),
    },
    {
      label: 'Contact Support',
      detail: 'Get help or write to us',
      act: page('/contact-support'),
    },
    {
      label: 'Partnership Program',
      detail: 'Recommend Lookglass and earn',
      act: gate(
        page('/affiliate-partnership'),
        'Recommend what you like and earn a share of what you help sell. Apply with a short form.',
      ),
    },
  ],
};
