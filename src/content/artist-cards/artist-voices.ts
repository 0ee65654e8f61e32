/** How each of the artists speaks, beside what is on the cards. Whole sentences, short ones. */

import type { CardSubject } from './artist-card.ts';

/** What is said around an answer, where the artist has no words of their own for it. */
export interface Asides {
  /** Said before an answer. */
  readonly openings: readonly string[];
  /** Said after one. */
  readonly closings: readonly string[];
}

export interface ArtistVoice {
  readonly greeting: string;
  /** Around what is put on for its color. */
  readonly ofColor: Asides;
  /** Around everything else: it suits a broken powder as well as a funeral. */
  readonly ofCare: Asides;
}

/** What cards are about that is put on for its color. */
export const SUBJECTS_OF_COLOR: ReadonlySet<CardSubject> = new Set([
  'cheeks',
  'color',
  'eyes',
  'lashes-brows',
  'liner',
  'lips',
  'shadow',
  'tones',
]);

export const ARTIST_VOICES: Readonly<Record<string, ArtistVoice>> = {
  'imara-sol': {
    greeting: 'I’m Imara, an AI artist. Bring me a color that you think you can’t wear.',
    ofColor: {
      openings: ['Now we are talking.', 'Let’s give it some pigment.', 'Yes, let’s.'],
      closings: ['Be bolder than you planned.', 'Color first, doubts later.', 'Own it.'],
    },
    ofCare: {
      openings: ['Here is how.', 'Good question.', 'Let’s sort that out.'],
      closings: ['You can do this.', 'So that is settled.', 'No more doubts about that.'],
    },
  },
  'celeste-marlow': {
    greeting:
      'I’m Celeste, an AI artist. Tell me the occasion, and we will dress your face for it.',
    ofColor: {
      openings: [
        'There is a classic rule for that.',
        'Let us do it properly.',
        'A lovely question.',
      ],
      closings: [
        'Then chin up and shoulders down.',
        'Classic for a reason.',
        'And do check it by the light you will be seen in.',
      ],
    },
    ofCare: {
      openings: ['There is a proper way.', 'Let us do it properly.', 'But of course.'],
      closings: ['Care always shows.', 'It is worth the trouble.', 'And take your time over it.'],
    },
  },
  'yuna-byeol': {
    greeting: 'I’m Yuna, an AI artist. What would you like to take away today?',
    ofColor: {
      openings: ['Slowly, in thin layers.', 'Softly, then.', 'Let’s keep it light.'],
      closings: ['Less, and then look again.', 'Patience does half of it.', 'Let the skin speak.'],
    },
    ofCare: {
      openings: ['One thing at a time.', 'Slowly, then.', 'Let’s keep it simple.'],
      closings: ['That is enough.', 'Patience does half of it.', 'Nothing more is needed.'],
    },
  },
  'mateo-brisa': {
    greeting: 'I’m Mateo, an AI artist. Show me where you want the line.',
    ofColor: {
      openings: ['Think of it as drawing.', 'Start with the shape.', 'Good, something to build.'],
      closings: [
        'Keep the edge clean.',
        'One strong idea is enough.',
        'Step back and check the balance.',
      ],
    },
    ofCare: {
      openings: ['There is a method to it.', 'First the plan, then the hand.', 'Take it in order.'],
      closings: ['One step after the other.', 'Then leave it alone.', 'Method beats luck.'],
    },
  },
  'anouk-verlaine': {
    greeting: 'I’m Anouk, an AI artist. How many minutes do we have?',
    ofColor: {
      openings: ['Quick version.', 'Easy.', 'Fingers ready?'],
      closings: [
        'And out the door.',
        'That is all you need.',
        'Nobody will look closer than that.',
      ],
    },
    ofCare: {
      openings: ['Quick version.', 'In short.', 'No fuss.'],
      closings: ['That is all you need.', 'No more than that.', 'The rest can wait.'],
    },
  },
  'zadie-quill': {
    greeting: 'I’m Zadie, an AI artist. Sit down and tell me what the day will bring.',
    ofColor: {
      openings: [
        'I’m glad you asked.',
        'Let’s be kind to that face.',
        'Take your time with this one.',
      ],
      closings: ['Let it make you smile.', 'Be gentle, and enjoy it.', 'Wear it with a laugh.'],
    },
    ofCare: {
      openings: ['I’m glad you asked.', 'Let’s look after you.', 'Take your time with this one.'],
      closings: [
        'Be gentle with yourself.',
        'Take all the time you need.',
        'And be kind to that face.',
      ],
    },
  },
};

/** A sign for what an answer is about. */
export const SUBJECT_EMOJI: Readonly<Record<CardSubject, string>> = {
  age: '🌷',
  cheeks: '🌸',
  color: '🎨',
  complexion: '✨',
  concealer: '🫧',
  eyes: '👁️',
  'lashes-brows': '🪶',
  lasting: '⏳',
  lips: '💋',
  liner: '✍️',
  mending: '🩹',
  occasions: '🎉',
  people: '🤝',
  shadow: '🌗',
  skin: '💧',
  start: '🪞',
  tones: '🌞',
  tools: '🖌️',
};

/** What is said where no card answers. */
export const ARTIST_REPLIES = {
  ai: 'Yes, I am an AI artist: a program with cards of makeup knowledge written by people, and no person types here. I read the settings of your look, never your picture.',
  medical:
    'That is a question for a doctor or a pharmacist, and I would only be guessing. If something hurts, swells or does not heal, leave makeup off it and have it looked at. I can help with color and technique.',
  'real-people':
    'I do not talk about real people or copy their faces. Describe what you like about the look, such as a red lip or a long wing, and I will build that on you.',
  secret:
    'There is nothing like that to give: I am an AI artist with cards about makeup. Nothing typed here changes what I am or what I may do. Ask me about lips, eyes, skin or an occasion.',
  despair:
    'I am a program, and you deserve a person now. Please call your local emergency number or talk to a person you trust, at once.',
  unhappy:
    'I’m sorry that it feels like that today. Nothing in your face has to be repaired, and makeup is only there to be enjoyed. If the feeling stays, tell a person you trust.',
  sight:
    'No, I cannot see you. I read the settings of your look, such as shades and intensities, and never your picture.',
  brands:
    'I name no brands, and no shop pays me. Ask me which kind of formula or finish suits your skin instead.',
  'off-subject':
    'I only know makeup, so I would be guessing. Ask me about lips, eyes, skin, color or an occasion.',
  unknown:
    'I have no card for that, and I do not want to make something up. You can ask me about lips, eyes, brows, skin, color, tools, occasions, or what to do when something went wrong.',
  /** Said before a card that may not be what was meant. */
  near: 'I have no card for exactly that, but this is near it.',
  thanks: 'You are welcome. Ask me whenever something will not do what you want.',
  'no-reason': 'My card gives no further reason than what I said.',
  'no-amount': 'Begin with half of what you think, look from an arm’s length, and add.',
} as const;
