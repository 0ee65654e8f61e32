/** What the voice assistant replies. */

import type { VoiceReplyWords } from '#domain/voice/reply-text.ts';
import type { Finish, Tone } from '#domain/voice/token.ts';
import type { VoiceAct, VoiceReply } from '#domain/voice/voice-answer.ts';
import { PRODUCT_WORDS } from './products.ts';

const VOICE_REPLIES = {
  color: '{Product}: {color}.',
  'same-color': '{Product} in the color of your {color}.',
  palette: 'Eyeshadow: {palette}.',
  look: 'You’re wearing {look} now. Your foundation stays.',
  trend: 'You’re wearing the trend {look} now.',
  'own-look': 'You’re wearing “{look}” now.',
  finish: '{Product}: {finish}.',
  shift: '{Product}: {tone}.',
  'more-of': '{Product}: more {color}.',
  'less-of': '{Product}: less {color}.',
  amount: '{Product} at {percent}%.',
  on: '{Product} on.',
  off: '{Product} off.',
  already: '{Product}: you’re wearing that already.',
  bare: '{Product}: you aren’t wearing any.',
  'no-such-finish': '{Product} has only one finish.',
  'as-far-as-it-goes': '{Product}: that’s as far as it goes.',
  wearing: '{Product}: {color}, {percent}%.',
  'wearing-mascara': '{Product}: {percent}%.',
  'not-understood':
    'I didn’t understand “{words}”. Try “softer blush and a red lip” or “what can I say”.',
  tried: 'I gave it a try.',
  'nothing-heard': 'I didn’t hear anything. Try “red lips” or “what can I say”.',
  'too-long': 'That was a lot at once. Tell me in a sentence or two.',
  help: 'Say what to change: “red lips”, “a bit more blush”, “no eyeliner”, “something for the office”. Or “take a picture”, “compare”, “undo”, “save as Friday Night”, “what am I wearing”.',
  hello: 'Hello! What would you like to change?',
  thanks: 'You’re welcome.',
  kept: 'All right, nothing was changed.',
  'nothing-asked': 'I haven’t asked you anything. What would you like to change?',
  'nothing-worn': 'You aren’t wearing any makeup yet. Try “natural look” or “red lips”.',
  'on-yes': 'Say yes, and I’ll do this.',
  'no-opinion': 'I can’t tell what suits you. Say what to try, and look for yourself.',
  'which-product': 'Which product do you mean?',
  'ask-reset': 'Reset the whole look? Say yes or no.',
  'ask-delete': 'Delete this saved look? Say yes or no.',
  'ask-delete-named': 'Delete “{name}”? Say yes or no.',
  'mascara-has-no-color': 'Mascara is always black here. You can have more or less of it.',
} as const satisfies Readonly<
  Record<Exclude<VoiceReply['key'], 'act'> | 'wearing-mascara' | 'ask-delete-named', string>
>;

const VOICE_ACT_REPLIES: Readonly<Record<VoiceAct['act'], string>> = {
  capture: 'Taking a picture.',
  compare: 'Before and after.',
  flip: 'Flipping the picture.',
  shopping: 'Opening shopping.',
  'start-camera': 'Starting the camera.',
  'stop-camera': 'Stopping the camera.',
  undo: 'Undone.',
  redo: 'Redone.',
  reset: 'Your look is reset.',
  save: 'Saving your look.',
  delete: 'Deleting the look.',
};

/** Where the look has a name. */
const VOICE_NAMED_REPLIES = {
  save: 'Saving your look as “{name}”.',
  delete: 'Deleting “{name}”.',
} as const;

const VOICE_TONES: Readonly<Record<Tone, string>> = {
  dark: 'darker',
  light: 'lighter',
  warm: 'warmer',
  cool: 'cooler',
  bright: 'brighter',
  muted: 'more muted',
  strong: 'stronger',
  soft: 'softer',
};

const VOICE_FINISHES: Readonly<Record<Finish, string>> = {
  matte: 'matte',
  satin: 'satin',
  gloss: 'glossy',
  shimmer: 'shimmering',
};

/** All of them, as the grammar's sentences want them. */
export const VOICE_REPLY_WORDS = {
  replies: VOICE_REPLIES,
  acts: VOICE_ACT_REPLIES,
  namedActs: VOICE_NAMED_REPLIES,
  products: PRODUCT_WORDS,
  tones: VOICE_TONES,
  finishes: VOICE_FINISHES,
} as const satisfies VoiceReplyWords;
