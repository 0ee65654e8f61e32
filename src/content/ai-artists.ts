/** The six AI artists. They are invented: no real person's name, likeness or voice. */

export interface QuickQuestion {
  readonly label: string;
  readonly question: string;
}

export interface AiArtist {
  /** First and last name, as a part of an address. */
  readonly id: string;
  readonly name: string;
  readonly specialty: string;
  readonly bio: string;
  readonly expertise: readonly string[];
  /** Decides the pitch of the voice that reads the artist's words. */
  readonly gender: 'female' | 'male';
  /** Questions to begin with, each with a label that fits on a button. */
  readonly quickQuestions: readonly QuickQuestion[];
  /** Two pigments for the artist's medallion. */
  readonly colours: readonly [string, string];
}

export const AI_ARTISTS: readonly AiArtist[] = [
  {
    id: 'imara-sol',
    name: 'Imara Sol',
    specialty: 'Color on deep skin',
    bio: 'Believes no color is too bold. Knows which pigments stay vivid on deep skin, and which turn ashy.',
    expertise: ['Bold color', 'Deep skin tones', 'Radiance'],
    gender: 'female',
    quickQuestions: [
      { label: 'Bold lip on deep skin', question: 'Which bold lip color suits deep skin?' },
      {
        label: 'Stop the ashy look',
        question: 'How do I keep makeup from looking ashy on deep skin?',
      },
      { label: 'Bright eyeshadow', question: 'How do I wear bright eyeshadow?' },
      { label: 'Add a glow', question: 'Where do I put highlighter?' },
    ],
    colours: ['#e0592a', '#7d1d43'],
  },
  {
    id: 'celeste-marlow',
    name: 'Celeste Marlow',
    specialty: 'Red-carpet classics',
    bio: 'A red lip, a lifted line and skin that can handle a flashbulb. Classic rules, and she can tell you why they work.',
    expertise: ['Red lips', 'Evening', 'Photography'],
    gender: 'female',
    quickQuestions: [
      { label: 'Best red for me?', question: 'Which red lipstick suits me?' },
      { label: 'Make it last', question: 'How do I make my lipstick last?' },
      { label: 'Flash photos', question: 'What makeup works for flash photos?' },
      { label: 'A winged line', question: 'How do I draw winged eyeliner?' },
    ],
    colours: ['#b3203f', '#4b1c40'],
  },
  {
    id: 'yuna-byeol',
    name: 'Yuna Byeol',
    specialty: 'Skin first',
    bio: 'Thin layers, patience, and gloss where the light falls. Would rather take a product away than add one.',
    expertise: ['Glass skin', 'Blurred lips', 'Light coverage'],
    gender: 'female',
    quickQuestions: [
      { label: 'Glass skin', question: 'How do I get glass skin?' },
      { label: 'Blurred lips', question: 'How do I do blurred lips?' },
      { label: 'Less foundation', question: 'How do I wear less foundation?' },
      { label: 'Hide dark circles', question: 'How do I cover dark circles?' },
    ],
    colours: ['#fda4af', '#c9707c'],
  },
  {
    id: 'mateo-brisa',
    name: 'Mateo Brisa',
    specialty: 'Graphic and editorial',
    bio: 'Draws with liner the way others draw with ink. Likes one hard edge on a soft face.',
    expertise: ['Graphic liner', 'Editorial', 'Symmetry'],
    gender: 'male',
    quickQuestions: [
      { label: 'Graphic liner', question: 'How do I draw graphic liner?' },
      { label: 'Even wings', question: 'How do I get both wings even?' },
      { label: 'Hooded eyes', question: 'How do I do liner on hooded eyes?' },
      { label: 'Colored liner', question: 'How do I wear colored eyeliner?' },
    ],
    colours: ['#454a52', '#1b2748'],
  },
  {
    id: 'anouk-verlaine',
    name: 'Anouk Verlaine',
    specialty: 'The five-minute face',
    bio: 'Fingers instead of brushes, three products at most, and out the door. Will talk you out of a fourth.',
    expertise: ['Everyday', 'Natural looks', 'Beginners'],
    gender: 'female',
    quickQuestions: [
      { label: 'Five minutes', question: 'What can I do in five minutes?' },
      { label: 'Look awake', question: 'How do I look less tired?' },
      { label: 'No-makeup look', question: 'How do I do a no-makeup look?' },
      { label: 'Where to start', question: 'I am a beginner, where do I start?' },
    ],
    colours: ['#f3a27e', '#996545'],
  },
  {
    id: 'zadie-quill',
    name: 'Zadie Quill',
    specialty: 'Beauty at every age',
    bio: 'Makeup that lasts through tears and dancing, on skin that has laughed a lot. Never says “anti-aging.”',
    expertise: ['Mature skin', 'Weddings', 'Long wear'],
    gender: 'female',
    quickQuestions: [
      { label: 'Wedding makeup', question: 'What makeup do I wear to a wedding?' },
      { label: 'Through tears', question: 'How do I make mascara survive tears?' },
      { label: 'Mature skin', question: 'Which foundation suits mature skin?' },
      { label: 'Lift my eyes', question: 'How do I lift droopy eyes?' },
    ],
    colours: ['#d8a3b8', '#8f3d66'],
  },
];

export const AI_ARTIST_WORDS = {
  badge: 'AI Artist',
} as const;
