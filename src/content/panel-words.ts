/** What each room is for, and what each panel is called and does. */

import type { PanelId, RoomId } from './rooms.ts';

export const ROOM_WORDS: Readonly<Record<RoomId, { readonly about: string }>> = {
  mirror: { about: 'You, the look you wear and its strength.' },
  looks: { about: 'Whole looks to wear, to keep and to pass on.' },
  colour: { about: 'Any color there is, on your own face.' },
  shop: { about: 'The shades you wear, as products you can buy.' },
  skin: { about: 'What the mirror can measure of your skin.' },
  artists: { about: 'People and ideas to learn a look from.' },
  learn: { about: 'Practice, and what it has brought you.' },
};

export interface PanelWords {
  readonly title: string;
  /** One sentence: what it does for whoever opens it. */
  readonly about: string;
}

export const PANEL_WORDS: Readonly<Record<PanelId, PanelWords>> = {
  makeup: {
    title: 'Makeup',
    about: 'Quick looks, swatches, the color wheel and the tools, in one place.',
  },
  'share-look': {
    title: 'Share Look',
    about: 'Pass your look on by link, QR code or message. Never your picture.',
  },
  'transformation-effects': {
    title: 'One-Click Transformation Effects',
    about: 'Six effects that carry your whole look from here to there.',
  },
  'ai-recommendations': {
    title: 'AI-Powered Recommendations',
    about: 'Shades for your features, from one photo you agree to send.',
  },
  'voice-assistant': {
    title: 'Voice Assistant',
    about: 'Change the look by saying what you want.',
  },
  'colour-wheel': {
    title: 'AR Color Wheel',
    about: 'Mix a color, see it on your face, keep it.',
  },
  shopping: {
    title: 'Shopping and Commerce',
    about: 'Find products that match the shades you wear.',
  },
  'skin-analysis': {
    title: 'Advanced Skin Analysis',
    about: 'Measures of your skin, zone by zone, and the colors that suit it.',
  },
  'health-wellness': {
    title: 'Health & Wellness Monitoring',
    about: 'Sleep, water and stress beside what the camera sees.',
  },
  community: {
    title: 'Social & Community',
    about: 'Trends to try, looks to rate, sample artists to get to know.',
  },
  'artist-chat': {
    title: 'Pro Artists Chat',
    about: 'Ask six AI artists about your look.',
  },
  'social-hub': {
    title: 'Social Media Hub',
    about: 'Captions, stories and ideas for the looks you post.',
  },
  'live-streaming': {
    title: 'Live Streaming',
    about: 'Show how you do your makeup while you do it.',
  },
  'confidence-boost': {
    title: 'Confidence Boost',
    about: 'Levels, daily challenges and achievements for playing with makeup.',
  },
  'professional-mode': {
    title: 'Professional Mode',
    about: 'Record tutorials, keep snapshots, try a look in other light.',
  },
  'brush-analyzer': {
    title: 'Virtual Brush Analyzer',
    about: 'How you lead the brush: pressure, speed, technique.',
  },
  'ar-technology': {
    title: 'Advanced AR & Technology',
    about: 'Your face in 3D, gestures, and looks in light that is not there.',
  },
  'cutting-edge': {
    title: 'Cutting-Edge Technology',
    about: 'Art styles as makeup, and pictures that prove where they come from.',
  },
};

export const PANEL_LIST_WORDS = {
  pro: 'PRO',
  comingTitle: 'Coming to this room',
  /** Said of a panel that somebody asked for before it is there. */
  notYet: '{title} is still being made. Its room will open it as soon as it is there.',
  needsCamera:
    'This works on the picture in the mirror. Start the camera, use a photo or the drawn model.',
} as const;

/** What stands in place of a Pro panel for somebody who is not Pro. */
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
  /** Said where there is nothing behind the gate yet. */
  coming: '{title} is still being made. With Pro it opens here as soon as it is there.',
  upgrade: 'View Pro Features',
  signIn: 'Already Pro? Sign in',
  signInReason: 'Sign in with the account that has Pro, and everything of it opens.',
} as const;
