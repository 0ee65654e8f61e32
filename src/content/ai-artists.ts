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
    specialty: 'Color on deep skin',
    bio: 'Believes no color is too bold. Knows which pigments stay vivid on deep skin, and which turn ashy.',
    expertise: ['Bold color', 'Deep skin tones', 'Radiance'],
    colours: ['#e0592a', '#7d1d43'],
  },
  {
    id: 'celeste-marlow',
    name: 'Celeste Marlow',
    specialty: 'Red-carpet classics',
    bio: 'A red lip, a lifted line and skin that can handle a flashbulb. Classic rules, and she can tell you why they work.',
    expertise: ['Red lips', 'Evening', 'Photography'],
    colours: ['#b3203f', '#4b1c40'],
  },
  {
    id: 'yuna-byeol',
    name: 'Yuna Byeol',
    specialty: 'Skin first',
    bio: 'Thin layers, patience, and gloss where the light falls. Would rather take a product away than add one.',
    expertise: ['Glass skin', 'Blurred lips', 'Light coverage'],
    colours: ['#fda4af', '#c9707c'],
  },
  {
    id: 'mateo-brisa',
    name: 'Mateo Brisa',
    specialty: 'Graphic and editorial',
    bio: 'Draws with liner the way others draw with ink. Likes one hard edge on a soft face.',
    expertise: ['Graphic liner', 'Editorial', 'Symmetry'],
    colours: ['#454a52', '#1b2748'],
  },
  {
    id: 'anouk-verlaine',
    name: 'Anouk Verlaine',
    specialty: 'The five-minute face',
    bio: 'Fingers instead of brushes, three products at most, and out the door. Will talk you out of a fourth.',
    expertise: ['Everyday', 'Natural looks', 'Beginners'],
    colours: ['#f3a27e', '#996545'],
  },
  {
    id: 'zadie-quill',
    name: 'Zadie Quill',
    specialty: 'Beauty at every age',
    bio: 'Makeup that lasts through tears and dancing, on skin that has laughed a lot. Never says “anti-aging.”',
    expertise: ['Mature skin', 'Weddings', 'Long wear'],
    colours: ['#d8a3b8', '#8f3d66'],
  },
];

export const AI_ARTIST_WORDS = {
  badge: 'AI Artist',
} as const;
