/** What each room is for, and what each panel is called and does. */

import { inDollars, PRICES_CENTS } from '#domain/pricing/prices.ts';
import type { PanelId, RoomId } from './rooms.ts';

export const ROOM_WORDS: Readonly<Record<RoomId, { readonly about: string }>> = {
  mirror: { about: 'You, the look you’re wearing and its intensity.' },
  looks: { about: 'Whole looks to wear, save and share.' },
  colour: { about: 'Any color you like, on your own face.' },
  shop: { about: 'The shades you wear, as products you can buy.' },
  skin: { about: 'What the mirror can measure about your skin.' },
  artists: { about: 'People and ideas to learn a look from.' },
  learn: { about: 'Practice, and see how far you’ve come.' },
};

export interface PanelWords {
  readonly title: string;
  /** One sentence: what it does for the person who opens it. */
  readonly about: string;
}

export const PANEL_WORDS: Readonly<Record<PanelId, PanelWords>> = {
  makeup: {
    title: 'Makeup',
    about: 'Quick looks, swatches, the color wheel and the tools, in one place.',
  },
  'seasonal-looks': {
    title: 'Seasonal Collections',
    about: 'A look for each time of year, put on with one tap.',
  },
  'share-look': {
    title: 'Share Look',
    about: 'Share your look by link, QR code or message. Never your picture.',
  },
  'transformation-effects': {
    title: 'One-Click Transformation Effects',
    about: 'Six effects that transform your whole look in one click.',
  },
  'ai-recommendations': {
    title: 'AI-Powered Recommendations',
    about: 'Three shades of each product for your own face, measured on this device.',
  },
  'voice-assistant': {
    title: 'Voice Assistant',
    about: 'Change your look by saying what you want.',
  },
  'colour-wheel': {
    title: 'AR Color Wheel',
    about: 'Mix a color, see it on your face and save it.',
  },
  shopping: {
    title: 'Shopping and Commerce',
    about: 'Find products that match the shades you wear.',
  },
  'skin-analysis': {
    title: 'Advanced Skin Analysis',
    about: 'Measurements of your skin, zone by zone, and the colors that suit it.',
  },
  'health-wellness': {
    title: 'Health & Wellness Monitoring',
    about: 'Skin, ingredients, sleep, stress and water, with the makeup for them.',
  },
  community: {
    title: 'Social & Community',
    about: 'Trends to try, looks to rate and sample artists to meet.',
  },
  'artist-chat': {
    title: 'Pro Artists Chat',
    about: 'Ask six AI artists about your look.',
  },
  'social-media-hub': {
    title: 'Social Media Hub',
    about: 'Captions, stories and ideas for the looks you post, and figures for your public looks.',
  },
  'live-streaming': {
    title: 'Live Streaming',
    about: 'Do your makeup live while others watch.',
  },
  'confidence-boost': {
    title: 'Confidence Boost',
    about: 'Levels, daily challenges and achievements for playing with makeup.',
  },
  'professional-mode': {
    title: 'Professional Mode',
    about: 'Record tutorials, save snapshots and see a look in different light.',
  },
  'brush-analyzer': {
    title: 'Virtual Brush Analyzer',
    about: 'How you move the brush: pressure, speed and technique.',
  },
  'ar-technology': {
    title: 'Advanced AR & Technology',
    about: 'Your face in 3D, hand gestures, and your look in other lighting.',
  },
  'cutting-edge': {
    title: 'Cutting-Edge Technology',
    about: 'Art styles as makeup, and pictures that prove where they came from.',
  },
};

export const PANEL_LIST_WORDS = {
  pro: 'PRO',
  aboutPro: '{title} is part of Pro.',
  needsCamera:
    'This needs a picture in the mirror. Start the camera, or use a photo or the drawn model.',
} as const;

/** What stands in place of the artists’ chat for a person who has neither Pro nor the hour. */
export const ARTISTS_GATE_WORDS = {
  title: 'Six artists, one question away',
  text: `The chat opens with Pro, or for one hour at ${inDollars(PRICES_CENTS.hourly)}. The hour needs no account and doesn’t renew.`,
  kept: 'If you’ve chatted in this tab before, everything you wrote is still here.',
  meet: 'Meet the Artists',
} as const;

/** What stands in place of a Pro panel for a person without Pro. */
export const PRO_GATE_WORDS = {
  badge: 'PRO',
  title: '{title} is part of Pro',
  suites: '8 Advanced Feature Suites',
  names: [
    'One-Click Transformation Effects',
    'Virtual Brush Analyzer',
    'Voice Assistant',
    'Advanced Skin Analysis',
    'Professional Mode',
    'Advanced AR & Technology',
    'Health & Wellness Monitoring',
    'Cutting-Edge Technology',
  ],
  upgrade: 'View Pro Features',
  about: '{title} is part of Pro.',
} as const;
