import type { HelpAnswer } from './help-answer.ts';

/**
 * What the help chat knows, in the order in which it looks. The first keyword of each row is the
 * specification's; those after it are other ways of asking the same.
 */
export const HELP_ANSWERS: readonly HelpAnswer[] = [
  {
    keywords: ['what is this app', 'what is lookglass', 'what does this app do'],
    answer:
      'Lookglass is a mirror in your browser. It finds your face in the camera’s picture and shows you with makeup on, live: lipstick, blush, eyeshadow, eyeliner, mascara and foundation. The picture never leaves your device. The mirror is free, with or without an account.',
    link: { label: 'How It Works', info: 'how-it-works' },
  },
  {
    keywords: ['how to use', 'how do i use', 'how does this work', 'get started', 'tutorial'],
    answer:
      'Press Start Camera and allow it. Tap a quick look, or choose a product and one of its shades. Move a slider for more or less of it. Press Capture Look for a picture, or Save Look to keep it. The tutorial has all of it in six steps.',
    link: { label: 'App Tutorial', info: 'app-tutorial' },
  },
  {
    keywords: ['features', 'what can you do', 'what can i do'],
    answer:
      'Now: a live mirror with six products, named shades, four quick looks, a split view with your bare face, photos and a drawn model in place of the camera, capturing, saved looks and links to share. To come with Pro: the artists’ chat, skin analysis, a voice assistant and more.',
    link: { label: 'AI Virtual Try-On', info: 'virtual-tryon' },
  },
  {
    keywords: [
      'camera not working',
      'camera does not',
      "camera doesn't",
      "camera won't",
      'no camera',
    ],
    answer:
      'Look for the camera sign or the lock beside the address, allow the camera for this site, and press Start Camera again. Close video calls and other programs that may hold it. On a computer, check that the system lets your browser use the camera. Until then, a photo or the drawn model will do.',
    link: { label: 'Contact Support', path: '/contact-support' },
  },
  {
    keywords: ['makeup not showing', 'no makeup', "can't see makeup", 'makeup does not show'],
    answer:
      'The mirror has to find your face first: come closer, face the camera, and let the light come from the front. Then look at the sliders, which may be at zero, and at the eye that shows you bare. Nothing yet? Press Reset, then tap a quick look.',
    link: { label: 'App Tutorial', info: 'app-tutorial' },
  },
  {
    keywords: ['quick looks', 'quick look'],
    answer:
      'There are four: Romantic, Night Out, Natural and Bold. One tap sets all six products, and from there everything is yours to change. You find them at the top of the look’s panel, or on a phone behind the look’s name.',
    link: { label: 'Quick Looks Gallery', info: 'quick-looks' },
  },
  {
    keywords: ['ai recommendations', 'recommendation', 'which shade suits'],
    answer:
      'Recommendations from a still picture of your face are being built and will come with Pro. The picture will be sent only when you ask for it and agree, and it will never be stored. Meanwhile our article on foundation explains how to find your own shade.',
    link: { label: 'Beauty Tips Blog', path: '/beauty-tips-blog' },
  },
  {
    keywords: ['voice assistant', 'voice command', 'voice control'],
    answer:
      'The voice assistant is being built and will come with Pro. You will be able to say what you want, such as “a softer blush”, and see it. Until then Ctrl or ⌘ and K opens the command palette, which is nearly as quick.',
    link: { label: 'Voice-Activated Assistant', info: 'voice-assistant' },
  },
  {
    keywords: ['skin analysis', 'analyse my skin', 'analyze my skin'],
    answer:
      'The skin analysis is being built and will come with Pro. It will measure what a picture can honestly show, say how sure it is, and be no substitute for a doctor.',
    link: { label: 'Advanced Skin Analysis', info: 'skin-analysis' },
  },
  {
    keywords: ['shopping', 'shop for', 'where to buy', 'where can i buy'],
    answer:
      'The Shop room will match what you wear in the mirror with products you can buy. It is still being built. When it comes, a link to a store will open in a tab of its own, and we will say where we earn by it.',
    link: { label: 'Beauty Tips Blog', path: '/beauty-tips-blog' },
  },
  {
    keywords: ['affiliate', 'partnership', 'commission'],
    answer:
      'Partners recommend products and earn a share: 8% at Sephora, 6.5% at Ulta, 4% at Amazon, and 15% for booking an artist. You can apply with a short form, and we confirm it by mail.',
    link: { label: 'Partnership Program', path: '/affiliate-partnership' },
  },
  {
    keywords: ['artist booking', 'book an artist', 'book a makeup artist'],
    answer:
      'The artists in the community panel are samples, so that you can see how it will be. Booking opens a web search for real artists near you, in a new tab. Where a platform pays us for a booking, it is 15% of the session’s price.',
    link: { label: 'Social & Community', panel: 'community' },
  },
  {
    keywords: ['social sharing', 'share my look', 'share a look', 'sharing'],
    answer:
      'Share look copies a link that carries shades and strengths, never your face. Whoever opens it wears the look on their own. A saved look that you make public has a link, too.',
    link: { label: 'My Saved Looks', info: 'saved-looks' },
  },
  {
    keywords: ['gamification', 'earn xp', 'get xp', 'level', 'achievement', 'challenge', 'streak'],
    answer:
      'Trying looks, capturing and saving earn XP. There are five levels, from Beauty Beginner to Confidence Queen, with achievements and daily challenges on the way. It is meant to be fun: nothing in the mirror is locked behind a level.',
    link: { label: 'Confidence Boost', panel: 'confidence-boost' },
  },
  {
    keywords: ['save looks', 'save my look', 'saved looks', 'save a look', 'save look'],
    answer:
      'Press Save Look below the sliders, give it a name, and choose private or public. You find it under My Saved Looks in the menu of your account, on every device. It takes an account, which is free.',
    link: { label: 'My Saved Looks', path: '/my-saved-looks' },
  },
  {
    keywords: ['slow performance', 'slow', 'lagg', 'jerky', 'freez'],
    answer:
      'Press Details on the badge of the live mirror and then Optimize: makeup is then worked out at a lower resolution. Close other tabs and programs, plug in a laptop, and let the device cool if it is hot.',
    link: { label: 'Our Technology', info: 'technology' },
  },
  {
    keywords: ['privacy', 'private', 'is my data', 'my photos safe', 'cookies'],
    answer:
      'Finding your face and drawing the makeup happen in your browser. No frame, no photo and no measurement of your face is sent to us or to anyone. You can download or delete all that an account keeps, at any time.',
    link: { label: 'Privacy & Security', info: 'privacy' },
  },
  {
    keywords: ['supported devices', 'which devices', 'which browser', 'iphone', 'android'],
    answer:
      'Current versions of Chrome, Edge, Firefox and Safari, on computers, tablets and phones. A graphics processor makes it smoother; without one the mirror still draws.',
    link: { label: 'Our Technology', info: 'technology' },
  },
];

/** Where no row above fits: wider nets, again in their order. */
export const HELP_FALLBACKS: readonly HelpAnswer[] = [
  {
    keywords: ['help', 'how'],
    answer:
      'I can explain how to use the mirror, help when the camera or the makeup does not show, and say what is free and what will come with Pro. Name the thing you are after, or take the tutorial.',
    link: { label: 'App Tutorial', info: 'app-tutorial' },
  },
  {
    keywords: ['feature'],
    answer:
      'The mirror, six products, quick looks, split view, capturing and saved looks are here and free. Which of them would you like to know more about?',
    link: { label: 'AI Virtual Try-On', info: 'virtual-tryon' },
  },
  {
    keywords: ['camera', 'video'],
    answer:
      'The camera starts with Start Camera once your browser may use it. Its picture stays on your device. If it does not start, ask me “camera not working”.',
    link: { label: 'How It Works', info: 'how-it-works' },
  },
  {
    keywords: ['makeup', 'apply'],
    answer:
      'Choose a product and then a shade below the mirror; its slider says how much. Makeup Intensity turns the whole look up or down and keeps its balance. If nothing shows, ask me “makeup not showing”.',
    link: { label: 'App Tutorial', info: 'app-tutorial' },
  },
  {
    keywords: ['shop', 'buy'],
    answer:
      'You can try shades here before you buy anything anywhere. The Shop room, which will match them with products, is still being built.',
    link: { label: 'Trending Makeup Styles', info: 'trending' },
  },
  {
    keywords: ['share', 'social'],
    answer:
      'Share look copies a link with the shades and strengths of what you wear. Your face is never a part of it.',
    link: { label: 'My Saved Looks', info: 'saved-looks' },
  },
];

/** When nothing fits at all. */
export const HELP_DEFAULT: HelpAnswer = {
  keywords: [],
  answer:
    'I have no answer written for that, and I would rather say so than guess. Ask about the camera, the makeup, saved looks, sharing, privacy or Pro, or write to support: a person reads it.',
  link: { label: 'Contact Support', path: '/contact-support' },
};
