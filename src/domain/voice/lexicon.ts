/** Every phrase that the grammar knows, ready to be looked up. */

import type { HexColour } from '#domain/makeup/look.ts';
import type { ColouredProduct } from '#domain/makeup/patch.ts';
import { commandWords } from './command-words.ts';
import { nearestWord, spellingsOf, type Spellings } from './nearest-word.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { soundsOf, type Sounds } from './sounds-like.ts';
import { SPOKEN_ROWS } from './spoken-words.ts';
import type { ColourName, Token } from './token.ts';
import type { ShadedProduct, VoiceVocabulary } from './voice-vocabulary.ts';

export interface Lexicon {
  readonly vocabulary: VoiceVocabulary;
  /** From a phrase, its words separated by one space, to what it means. */
  readonly tokens: ReadonlyMap<string, Token>;
  /** For each word, the number of words in the longest phrase that starts with it. */
  readonly longest: ReadonlyMap<string, number>;
  /** The words that a misspelled one may stand for. */
  readonly spellings: Spellings;
  /** The names of things and colors, by how they sound. */
  readonly sounds: Sounds;
  /** The same for all single words with which something can be wished for, for a second hearing. */
  readonly heardAs: Sounds;
}

/** A text as it is looked up. */
export function plainName(name: string): string {
  return (commandWords(name) ?? []).map(({ plain }) => plain).join(' ');
}

const COLOURED: readonly ColouredProduct[] = ['lipstick', 'blush', 'eyeliner', 'foundation'];
const SHADED: readonly ShadedProduct[] = [...COLOURED, 'eyeshadow'];

/** Shades by their names. The picker's come last: where a name occurs twice, theirs is meant. */
function shadeNames({ shades, library }: VoiceVocabulary): ReadonlyMap<string, ColourName> {
  const names = new Map<string, ColourName>();
  const take = (product: ShadedProduct, name: string, color: HexColour): void => {
    const plain = plainName(name);
    const known = names.get(plain);
    names.set(plain, { name, shades: { ...known?.shades, [product]: color } });
  };
  for (const product of SHADED)
    for (const { name, color } of library[product])
      if (!isDescription(name)) take(product, name, color);
  for (const product of COLOURED)
    for (const { name, color } of shades[product]) take(product, name, color);
  return names;
}

const TONE_WORDS: ReadonlySet<string> = new Set(
  SPOKEN_ROWS.filter(([{ kind }]) => kind === 'tone').flatMap(([, ways]) => ways.split(', ')),
);

/** “Dark rose lips” asks for a dark rose, whatever a shade of the library is called. */
function isDescription(name: string): boolean {
  const [first = '', ...others] = plainName(name).split(' ');
  return others.length > 0 && TONE_WORDS.has(first);
}

/** Color words and shades of the same name make one entry, whatever way it is said. */
function colourNames(vocabulary: VoiceVocabulary): ReadonlyMap<string, ColourName> {
  const shades = shadeNames(vocabulary);
  const names = new Map(shades);
  for (const { name, color, says } of vocabulary.colors) {
    const known = shades.get(plainName(name));
    for (const way of [name, ...says]) {
      const shade = shades.get(plainName(way));
      names.set(
        plainName(way),
        shade === undefined ? { name, color, shades: known?.shades ?? {} } : { ...shade, color },
      );
    }
  }
  return names;
}

/** The names from outside; they take precedence over the grammar, except for words such as “light”. */
function namedTokens(vocabulary: VoiceVocabulary): ReadonlyMap<string, Token> {
  const tokens = new Map<string, Token>();
  for (const look of vocabulary.looks)
    for (const way of [...(look.isKnownByName ? [look.name] : []), ...look.says])
      tokens.set(plainName(way), { kind: 'look', look });
  for (const [way, colour] of colourNames(vocabulary))
    if (colour.color !== undefined || !tokens.has(way)) tokens.set(way, { kind: 'colour', colour });
  for (const palette of vocabulary.palettes)
    for (const way of [palette.name, ...palette.says])
      tokens.set(plainName(way), { kind: 'palette', palette });
  return tokens;
}

/** “Redder”, “pinker” and “peachier”, and forms that nobody uses. */
function comparativesOf(name: string): readonly string[] {
  if (name.includes(' ')) return [];
  return [
    `${name}er`,
    `${name}${name.at(-1) ?? ''}er`,
    name.replace(/y?$/, 'ier'),
    name.replace(/e?$/, 'er'),
  ];
}

/** Learners say “more small” and “more big” for what is smaller and bigger. */
function basesOf(compared: string): readonly string[] {
  if (compared.includes(' ') || !compared.endsWith('er')) return [];
  const stem = compared.slice(0, -2);
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
}

/** Prepares a vocabulary once, for every command after it. */
export function lexiconOf(vocabulary: VoiceVocabulary): Lexicon {
  const tokens = new Map<string, Token>();
  for (const [token, ways] of SPOKEN_ROWS)
    for (const way of ways.split(', ')) if (!tokens.has(way)) tokens.set(way, token);
  for (const [way, token] of namedTokens(vocabulary)) {
    const spoken = tokens.get(way);
    if (spoken?.kind !== 'tone' || token.kind !== 'colour') tokens.set(way, token);
  }
  for (const [way, colour] of colourNames(vocabulary)) {
    if (colour.color === undefined) continue;
    for (const compared of comparativesOf(way))
      if (!tokens.has(compared)) tokens.set(compared, { kind: 'colour', colour, compared: true });
  }
  for (const [way, token] of tokens)
    if (token.kind === 'tone' && token.compared)
      for (const base of basesOf(way))
        if (!tokens.has(`more ${base}`)) tokens.set(`more ${base}`, token);
  const longest = new Map<string, number>();
  for (const way of tokens.keys()) {
    const words = way.split(' ');
    const [first = ''] = words;
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  const rare = namesInLibraryAlone(vocabulary);
  const single = [...tokens].filter(
    ([way, { kind }]) =>
      !way.includes(' ') &&
      kind !== 'filler' &&
      (kind !== 'act' || SPELLED_ACTS.has(way)) &&
      !rare.has(way) &&
      // A whole look is too much to put on for a slip of the tongue.
      (kind !== 'look' || way.length >= SHORTEST_MISHEARD_LOOK),
  );
  const named = single.filter(([, token]) => SOUNDED.has(token.kind) && !isComparative(token));
  return {
    vocabulary,
    tokens,
    longest,
    spellings: spellingsOf(
      single
        .filter(([, token]) => SPELLED.has(token.kind) && !isComparative(token))
        .map(([way]) => way),
    ),
    sounds: soundsOf(named.map(([way]) => way)),
    heardAs: soundsOf(
      single
        .filter(([, token]) => HEARD.has(token.kind) && !isComparative(token))
        .map(([way]) => way),
      SHORTEST_HEARD_AS,
    ),
  };
}

/** Words for acts that are like no other word. */
const SPELLED_ACTS: ReadonlySet<string> = new Set(
  'compare comparison screenshot snapshot selfies picture photos capture shopping restart instructions tutorial purchase suggestions commands'.split(
    ' ',
  ),
);

const SHORTEST_HEARD_AS = 3;

const SHORTEST_MISHEARD_LOOK = 7;

/** What a misspelled word may be; a complaint or a refusal is too much to guess. */
const SPELLED: ReadonlySet<Token['kind']> = new Set<Token['kind']>([
  'product',
  'colour',
  'palette',
  'look',
  'finish',
  'tone',
  'step',
  'number',
  'percent',
  'act',
  'elsewhere',
  'off',
  'share',
]);

/** “Redder”: a slip is rather the color itself. */
function isComparative(token: Token): boolean {
  return token.kind === 'colour' && token.compared === true;
}

const SOUNDED: ReadonlySet<Token['kind']> = new Set<Token['kind']>([
  'product',
  'colour',
  'finish',
  'act',
]);

const HEARD: ReadonlySet<Token['kind']> = new Set<Token['kind']>([
  'product',
  'colour',
  'finish',
  'tone',
  'step',
  'look',
  'palette',
]);

/** Too many and too rare for any misspelled word to stand for one of them. */
function namesInLibraryAlone({ shades, library, colors }: VoiceVocabulary): ReadonlySet<string> {
  const names = new Set(
    SHADED.flatMap((product) => library[product]).map(({ name }) => plainName(name)),
  );
  for (const product of COLOURED)
    for (const { name } of shades[product]) names.delete(plainName(name));
  for (const { name, says } of colors)
    for (const way of [name, ...says]) names.delete(plainName(way));
  return names;
}

/** What a word means that stands in no list as it is: in the plural, or misspelled by a letter or two. */
export function tokenOfSpelling(lexicon: Lexicon, word: string): Token | undefined {
  const singular = word.endsWith('s') ? lexicon.tokens.get(word.slice(0, -1)) : undefined;
  // “It works” is about no work.
  if (singular !== undefined && singular.kind !== 'look' && singular.kind !== 'degree')
    return singular;
  if (ORDINARY_WORDS.has(word)) return undefined;
  const parted = tokenOfCompound(lexicon, word);
  if (parted !== undefined) return parted;
  const near = nearestWord(lexicon.spellings, word);
  return near === undefined ? undefined : lexicon.tokens.get(near);
}

/** “Lashline” and “eyepencil”, which we know as two words. */
function tokenOfCompound({ tokens }: Lexicon, word: string): Token | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const token = tokens.get(`${word.slice(0, at)} ${word.slice(at)}`);
    if (token !== undefined && token.kind !== 'filler') return token;
  }
  return undefined;
}

/** The color of a name on a product: its shade of that name first, then the color word. */
export function colourOn(colour: ColourName, product: ShadedProduct): HexColour | undefined {
  const [other] = SHADED.map((each) => colour.shades[each]).filter((color) => color !== undefined);
  return colour.shades[product] ?? colour.color ?? other;
}
