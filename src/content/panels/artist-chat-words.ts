/** The words of the chat with the AI artists. */

import type { Product } from '#domain/makeup/look.ts';

export const ARTIST_CHAT_WORDS = {
  lead: 'Six AI artists. Choose one, ask what you like, and try the answer on.',
  artists: 'The six artists',
  chat: 'Chat with {name}',
  goOn: 'Go on with {name}',
  goOnShort: 'Go on',
  expertise: 'What {name} knows best',
  voiceInput: 'Voice input',
  voiceOutput: 'Voice output',
  close: 'Close the chat',
  testVoice: 'Test Voice',
  /** What Test Voice says. */
  voiceSample: 'Hello, I’m {name}. This is how I sound.',
  conversation: 'Conversation with {name}',
  you: 'You',
  typing: '{name} is typing…',
  /** The specification's. */
  trouble: "I'm having trouble connecting right now. Please try again in a moment!",
  offline:
    'You’re offline, so I can’t hear you. Your message is kept: send it again once you’re connected.',
  tooMany: 'That was 30 messages in five minutes. Take a short break, then send this one again.',
  again: 'Send Again',
  /** Under an answer, so that one knows what it rests on. */
  fromCard: 'From the card: {title}',
  suggests: '{name} suggests',
  wearing: 'You are wearing',
  tryOn: 'Try it on',
  onlyPlace: 'Only the {place}',
  takeOff: 'Take it off',
  save: 'Save Look',
  triedOn: 'You’re wearing what {name} suggests.',
  takenOff: 'It’s off again.',
  was: 'was {before}',
  lighter: '{name}, lighter',
  stronger: '{name}, stronger',
  questions: 'Questions to ask',
  ask: 'Ask {name}',
  speak: 'Speak',
  stopListening: 'Stop listening',
  listening: 'Listening…',
  send: 'Send',
  promise: '{name} reads the settings of your look, never your picture.',
  promiseShared:
    '{name} reads the settings of your look and what you share of your measures, never your picture.',
  /** Where the server's operator has named a language model. */
  model:
    'Answers may be worded by {model}, which the operator of this server chose. It then reads what you write.',
} as const;

/** Where on the face a product goes, in the middle of a sentence. */
export const ARTIST_CHAT_PLACES: Readonly<Record<Product, string>> = {
  lipstick: 'lips',
  blush: 'cheeks',
  eyeshadow: 'lids',
  eyeliner: 'liner',
  mascara: 'lashes',
  foundation: 'skin',
};
