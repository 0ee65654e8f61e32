/** The six AI artists. They are invented: no real person's name, likeness or voice. */

export interface AiArtist {
  /** First and last name, as a part of an address. */
  readonly id: string;
  readonly name: string;
  readonly specialty: string;
  readonly bio: string;
  readonly expertise: readonly string[];
  /** Two pigments for the artist's medallion. */
  readonly colours: readonly [string, string];
}

export const AI_ARTISTS: readonly AiArtist[] = [
  {
    id: 'imara-sol',
    name: 'Imara Sol',
    specialty: 'Colour on deep skin',
    bio: 'Believes that no colour is too much, only too timid. Knows which pigments stay alive on deep skin, and which turn to ash.',
    expertise: ['Bold colour', 'Deep skin tones', 'Radiance'],
    colours: ['#e0592a', '#7d1d43'],
  },
  {
    id: 'celeste-marlow',
    name: 'Celeste Marlow',
    specialty: 'Red-carpet classics',
    bio: 'A red lip, a lifted line and skin that can bear a flashbulb. Old rules, kept for reasons she can explain.',
    expertise: ['Red lips', 'Evening', 'Photography'],
    colours: ['#b3203f', '#4b1c40'],
  },
  {
    id: 'yuna-byeol',
    name: 'Yuna Byeol',
    specialty: 'Skin first',
    bio: 'Thin layers, patience, and gloss where bone catches the light. Would rather remove a product than add one.',
    expertise: ['Glass skin', 'Blurred lips', 'Light coverage'],
    colours: ['#fda4af', '#c9707c'],
  },
  {
    id: 'mateo-brisa',
    name: 'Mateo Brisa',
    specialty: 'Graphic and editorial',
    bio: 'Draws with liner as others draw with ink. Likes one hard edge in a soft face.',
    expertise: ['Graphic liner', 'Editorial', 'Symmetry'],
    colours: ['#454a52', '#1b2748'],
  },
  {
    id: 'anouk-verlaine',
    name: 'Anouk Verlaine',
    specialty: 'The five-minute face',
    bio: 'Fingers instead of brushes, three products at most, out of the door. Will talk you out of the fourth.',
    expertise: ['Everyday', 'Natural looks', 'Beginners'],
    colours: ['#f3a27e', '#996545'],
  },
  {
    id: 'zadie-quill',
    name: 'Zadie Quill',
    specialty: 'Weddings and grown-up faces',
    bio: 'Makeup that lasts through tears and dancing, on skin that has laughed before. Never says anti-ageing.',
    expertise: ['Mature skin', 'Weddings', 'Long wear'],
    colours: ['#d8a3b8', '#8f3d66'],
  },
];

export const AI_ARTIST_WORDS = {
  badge: 'AI Artist',
} as const;
