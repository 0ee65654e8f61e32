/**
 * Three sample artists. They are invented, and every place that shows one says so: their booking
 * leads to a web search for real people.
 */

export interface SampleArtist {
  readonly id: string;
  readonly name: string;
  readonly specialty: string;
  /** What a session would cost, in US cents. */
  readonly priceInCents: number;
  readonly available: boolean;
  /** Of five. */
  readonly rating: number;
  readonly reviews: number;
  readonly experience: string;
  /** The id under which a booking is recorded. */
  readonly platform: 'Web search';
  /** Two pigments for the artist's medallion. */
  readonly colours: readonly [string, string];
}

export const SAMPLE_ARTISTS: readonly SampleArtist[] = [
  {
    id: 'noor-valette',
    name: 'Noor Valette',
    specialty: 'bridal and soft glam',
    priceInCents: 12_000,
    available: true,
    rating: 4.9,
    reviews: 212,
    experience: '8 years',
    platform: 'Web search',
    colours: ['#c9707c', '#e2bf9f'],
  },
  {
    id: 'odile-marchetti',
    name: 'Odile Marchetti',
    specialty: 'editorial and stage',
    priceInCents: 15_000,
    available: true,
    rating: 4.8,
    reviews: 147,
    experience: '12 years',
    platform: 'Web search',
    colours: ['#7d1d43', '#1b2748'],
  },
  {
    id: 'tamsin-okoro',
    name: 'Tamsin Okoro',
    specialty: 'everyday natural makeup',
    priceInCents: 9500,
    available: false,
    rating: 4.9,
    reviews: 98,
    experience: '5 years',
    platform: 'Web search',
    colours: ['#e58a6b', '#7b4334'],
  },
];

/** What stands beside every sample artist. */
export const SAMPLE_ARTIST_LABEL = 'Sample artist';
