/** The words of Stories in the Social Media Hub. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const STORIES_WORDS = {
  intro: 'Stories of 1080 by 1920 pixels, as a picture or as a film of six seconds.',
  templates: 'Template',
  preview: 'Your story, {template}',
  arrange: 'Drag a text to move it, or choose it and use the arrow keys.',
  moveWord: 'Move {word}',
  moved: '{word}: {across} percent across, {down} percent down',
  reset: 'Reset Positions',
  title: 'Title',
  /** Of a look without a name: the wearer says it to others. */
  ownLook: 'My look',
  line: 'Small line',
  shades: 'Shades',
  showShades: 'Shades’ names',
  showShadesAbout: 'What the look wears, by name.',
  mark: 'Lookglass mark',
  markAbout: 'Our name, small, at the foot of the story.',
  save: 'Save Picture',
  share: 'Share Picture',
  film: 'Film',
  filmAbout: 'Six seconds in which the look comes on. It’s made on this device, in six seconds.',
  make: 'Make the Film',
  makeAgain: 'Make It Again',
  making: 'Making the film…',
  cancel: 'Cancel',
  filmReady: 'Your film',
  saveFilm: 'Save Film',
  shareFilm: 'Share Film',
  webm: 'Your browser makes WebM films only. Instagram, TikTok and Facebook may refuse them: use the picture there, or make the film in Safari or Chrome.',
  noFilm: 'Your browser can’t make films. The picture works everywhere.',
  hidden: 'The film stopped because this page was out of sight. Make it again.',
  filmFailed: 'The film couldn’t be made. Try again.',
  alt: 'A film of the look coming on',
  fileName: 'lookglass-story-{template}',
} as const;

export const STORIES_TOASTS = {
  created: {
    title: 'Story Created',
    description: 'It’s in your downloads.',
    tone: 'default',
  },
  shared: {
    title: 'Successfully Shared!',
    description: 'Your story went to the app that you chose.',
    tone: 'default',
  },
  failed: {
    title: 'No story',
    description: 'The picture couldn’t be made. Try again.',
    tone: 'destructive',
  },
  notShared: {
    title: 'Not shared',
    description: 'Your browser couldn’t hand it on. Save it instead.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
