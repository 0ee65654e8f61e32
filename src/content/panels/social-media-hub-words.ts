/** The words of the frame of the Social Media Hub, and of the pictures that its tabs share. */

/** The tabs in their order; addresses name them. */
export const HUB_TABS = ['share', 'stories', 'ideas', 'analytics'] as const;
export type HubTabId = (typeof HUB_TABS)[number];

export const HUB_TAB_LABELS: Readonly<Record<HubTabId, string>> = {
  share: 'Share',
  stories: 'Stories',
  ideas: 'Ideas',
  analytics: 'Analytics',
};

export const HUB_PICTURE_WORDS = {
  title: 'Picture',
  promise: 'Pictures are made on this device. Nothing is sent until you send it yourself.',
  portrait: 'Drawn portrait',
  portraitAbout: 'The look on a drawing. Nobody’s face is in it.',
  capture: 'Capture',
  captureAbout: 'What’s in your mirror, with the look on.',
  pair: 'Before and after',
  pairAbout: 'One moment of your mirror twice: bare, and with the look on.',
  mirror: 'My picture',
  mirrorAbout: 'One moment of your mirror, bare and with the look on.',
  empty: 'Nothing is in the mirror yet. Start the camera or choose a photo, then take the picture.',
  take: 'Take the Picture',
  again: 'Take It Again',
  taking: 'Taking it…',
  drawing: 'Drawing it…',
  notYet: 'You’ll see your picture here once you take it.',
  older: 'This picture shows the look that you wore when you took it.',
  notTaken: 'We couldn’t take the picture. Try again in a moment.',
  notDrawn: 'We couldn’t draw the portrait. Check your connection, then try again.',
  before: 'Before',
  after: 'After',
} as const;
