/** The words of live sessions: the panel of those who show themselves, and the page of those who watch. */

import type { ToastWords } from '#content/toasts/toast-words.ts';
import { LEAST_AGE, type Audience, type ChatMode, type EndReason } from '#domain/live/live-room.ts';

export const LIVE_WORDS = {
  loading: 'Opening…',
  intro:
    'Show your mirror to others while you do your makeup. They see what you see: you, with the look on.',
  title: 'Session title',
  titlePlaceholder: 'A wine lip that lasts dinner',
  who: 'Who can watch',
  quality: 'Picture quality',
  chat: 'Chat',
  picture: 'Send my picture',
  pictureAbout: 'Off: only your look travels, and people wear it on their own mirror.',
  consent: 'I show myself by my own choice, and I am {age} or older.',
  before:
    'Nothing leaves this device until you press Go Live. Then the mirror’s picture, your name ({name}) and your look go to the people who watch, until you end it. We keep no picture.',
  goLive: 'Go Live',
  starting: 'Going live…',
  noMirror: 'Start your camera first: people see your mirror.',
  consentMissing: 'Please confirm the sentence above first.',
  endStream: 'End Stream',
  ending: 'Ending…',
  live: 'Live',
  during: 'People see this picture now.',
  duringNoPicture: 'Only your look is shared. No picture leaves this device.',
  camera: 'Camera',
  microphone: 'Microphone',
  viewers: 'Viewers',
  time: 'Time',
  applause: 'Applause',
  most: 'Most viewers',
  link: 'Link to your session',
  copy: 'Copy Link',
  settings: 'Settings',
  analytics: 'Analytics',
  messages: 'Messages',
  steps: 'Steps',
  noSteps: 'Each product that you change becomes a step here.',
  streamKey: 'Key for a streaming program',
  streamKeyAbout: 'Programs that speak WHIP send to this address with the key as a bearer token.',
  trouble: 'Your connection was lost. We’re connecting again…',
  after: 'Your session is over. Nobody sees your mirror now, and no picture was kept.',
  again: 'Go live again',
  elsewhere: 'Your session “{title}” is still live.',
  resume: 'Show my mirror again',
} as const;

export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = {
  link: 'Anyone with the link',
  'signed-in': 'Only people who are signed in',
};

export const CHAT_LABELS: Readonly<Record<ChatMode, string>> = {
  on: 'On',
  slow: 'Slow',
  off: 'Off',
};

export const LIVE_TOASTS = {
  titleRequired: {
    title: 'Session Title Required',
    description: 'Please enter a title for your live session.',
    tone: 'destructive',
  },
  started: {
    title: 'Live Stream Started!',
    description: 'People with the link can watch now.',
    tone: 'default',
  },
  ended: {
    title: 'Stream Ended',
    description: 'Nobody sees your mirror now. No picture was kept.',
    tone: 'default',
  },
  notStarted: {
    title: 'We couldn’t go live',
    description: 'Check your connection, then try again.',
    tone: 'destructive',
  },
  noMicrophone: {
    title: 'Microphone Not Available',
    description: 'Allow it in your browser’s settings, then try again.',
    tone: 'destructive',
  },
  copied: {
    title: 'Copied to Clipboard',
    description: 'Send the link to the people who should watch.',
    tone: 'default',
  },
  notSent: {
    title: 'Not sent',
    description: '{reason}',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;

/** What a host is told when their session was ended otherwise than by themselves. */
export const END_WORDS: Readonly<Record<EndReason, string>> = {
  host: 'You ended it.',
  silence: 'We didn’t hear from your page for 10 seconds, so we ended it.',
  'signed-out': 'It ended because you signed out.',
  access: 'It ended because your access to Pro ended.',
  operator: 'An operator ended it.',
};

export const WATCH_WORDS = {
  page: 'Live session',
  loading: 'Opening the session…',
  missing: 'There’s no session here that you can watch',
  missingAdvice: 'It may be over, or only for people who are signed in.',
  signIn: 'Sign In',
  mirror: 'Your mirror',
  wearingNamed: 'Wearing {look}',
  live: 'Live',
  watching: '{count} watching',
  host: 'Host',
  kicker: 'Live session',
  byAt: '{name}, {time} in',
  chat: 'Chat',
  steps: 'Steps',
  sayKind: 'Say something kind',
  send: 'Send',
  signInToChat: 'Sign in to chat and applaud',
  chatOff: 'The host has switched the chat off.',
  empty: 'Nobody has written yet.',
  applaud: 'Applaud',
  wear: 'Wear this look',
  follow: 'Follow along',
  watch: 'Watch {name}',
  wearing: 'Wearing',
  onYou: '{name}’s look, on you',
  following: 'Following {name}',
  theirs: 'This is {name}’s picture. Yours stays on your device.',
  onlyLook: 'Only the look travels here. No picture is sent, in either direction.',
  connecting: 'Waiting for the picture…',
  cameraOff: '{name} has switched the camera off.',
  noPicture: '{name} shares the look only. Wear it on your own mirror.',
  full: 'The picture has as many viewers as it can take right now. You can follow along without it.',
  sound: 'Turn the sound on',
  mute: 'Turn the sound off',
  pause: 'Pause',
  goOn: 'Go on',
  noSteps: 'No changes yet. The next one comes by itself.',
  now: 'on you now',
  wearStep: 'Wear the look of this step: {product}',
  /** Before the shade and how strong it is. */
  changed: '{name} changed the {product} to',
  next: '{name} is on the {product}. The next change comes by itself.',
  nextTime: 'now',
  viewers: 'Viewers',
  watchingNow: 'Watching now',
  neverWho:
    'Everyone sees how many watch. Nobody sees who they are, but those who write show their first name.',
  over: 'This session is over',
  overAbout: 'Thank you for watching. No picture was kept.',
  lost: 'The connection was lost. Connecting again…',
  video: 'The picture of {name}',
} as const;

export const CONSENT_AGE = LEAST_AGE;
