/** The header's three menus: what each row says, and what it does for whom. */

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
  | '/newsletter-subscription';

export type MenuAct =
  /** Opens an info dialog for everybody. */
  | { readonly kind: 'info'; readonly info: InfoId }
  /** Leads to a page for everybody. */
  | { readonly kind: 'page'; readonly path: SitePath }
  /** Opens a panel of the studio for everybody. */
  | { readonly kind: 'panel'; readonly panel: PanelId }
  /** Asks a visitor to sign in and shows a free user what Pro is; a Pro user gets there. */
  | { readonly kind: 'gate'; readonly inside: InsideAct };

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

function panel(id: PanelId): InsideAct {
  return { kind: 'panel', panel: id };
}

function page(path: SitePath): InsideAct {
  return { kind: 'page', path };
}

function gate(inside: InsideAct): MenuAct {
  return { kind: 'gate', inside };
}

/** What is in each menu, from its top. */
export const MENU_ITEMS: Readonly<Record<HeaderMenuId, readonly MenuItem[]>> = {
  features: [
    {
      label: 'AI Virtual Try-On',
      detail: 'Six products on your own face',
      act: gate(info('virtual-tryon')),
    },
    {
      label: 'Voice-Activated Assistant',
      detail: 'Change your look by saying so',
      act: gate(panel('voice-assistant')),
    },
    {
      label: 'Advanced Skin Analysis',
      detail: '150+ measures, zone by zone',
      act: gate(panel('skin-analysis')),
    },
    {
      label: 'Professional Makeup Tools',
      detail: 'Tutorials, lighting, snapshots',
      act: gate(panel('professional-mode')),
    },
    {
      label: '3D Face Modeling',
      detail: 'See the look from every side',
      act: gate(panel('ar-technology')),
    },
    {
      label: 'Hand Gesture Controls',
      detail: 'Without touching the screen',
      act: gate(panel('ar-technology')),
    },
    {
      label: 'AI Recommendations',
      detail: 'Shades for your features',
      act: gate(panel('ai-recommendations')),
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
      detail: 'What comes round again',
      act: info('trending'),
    },
    {
      label: 'Celebrity Inspired',
      detail: 'From the red carpet and the runway',
      act: info('celebrity-looks'),
    },
    { label: 'My Saved Looks', detail: 'Kept in your account', act: info('saved-looks') },
    {
      label: 'Seasonal Collections',
      detail: 'Shades for the time of year',
      act: gate(info('trending')),
    },
    {
      label: 'Create Custom Look',
      detail: 'Put your own together and keep it',
      act: gate(page('/')),
    },
    {
      label: 'Before/After Gallery',
      detail: 'Your looks beside your bare face',
      act: gate(page('/my-saved-looks')),
    },
  ],
  about: [
    { label: 'How It Works', detail: 'Life of a frame', act: info('how-it-works') },
    { label: 'Our Technology', detail: 'What the mirror is made of', act: info('technology') },
    { label: 'Privacy & Security', detail: 'What stays with you', act: info('privacy') },
    { label: 'App Tutorial', detail: 'The mirror in six steps', act: info('app-tutorial') },
    {
      label: 'Beauty Tips Blog',
      detail: 'Long answers, written by us',
      act: page('/beauty-tips-blog'),
    },
    {
      label: 'Contact Support',
      detail: 'Write to us, and read the answers',
      act: page('/contact-support'),
    },
    {
      label: 'Partnership Program',
      detail: 'Recommend, and earn with it',
      act: gate(page('/affiliate-partnership')),
    },
  ],
};
