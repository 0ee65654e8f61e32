/**
 * Reads the phrases of the voice assistant, and compares an answer with what a phrase should do.
 *
 * The right side of `=>` is a list separated by semicolons: `act:`, `ask:`, `reply:` and `look:` with a
 * name, or a product with the expected change: `on off more less =80 matte darker lighter warmer cooler
 * brighter duller`, `~name` for a color, `<name` and `>name` for darker and lighter than it, `!name` for a
 * different one, `+name` and `-name` for more and less of it, `#rrggbb`, `changed`, and `palette:id`. A
 * product that is not named must not change. `nothing` alone means that nothing may change or be done,
 * whatever the answer is. If people would be content with either of several results, ` | ` separates them.
 */

import { readFileSync } from 'node:fs';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { SEASONAL_LOOKS } from '#content/seasonal-looks.ts';
import { EYESHADOW_PALETTES } from '#content/shades.ts';
import { VOICE_VOCABULARY } from '#content/voice-vocabulary.ts';
import { oklchOf, type Oklch } from '#domain/colour/perceptual.ts';
import {
  DEFAULT_LOOK,
  eyeFinishOf,
  lipFinishOf,
  PRODUCTS,
  type Look,
  type Product,
} from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { lexiconOf } from '#domain/voice/lexicon.ts';
import { colourDistance, sameFamily } from '#domain/voice/shift-colour.ts';
import { understand } from '#domain/voice/understand.ts';
import { NO_MEMORY, type VoiceAnswer } from '#domain/voice/voice-answer.ts';

export interface VoicePhrase {
  readonly line: string;
  readonly worn: Look;
  readonly said: readonly string[];
  /** Alternatives, each a list of conditions. All conditions of one alternative must hold. */
  readonly expected: readonly (readonly string[])[];
}

const BARE: Look = PRODUCTS.reduce(
  (look, product) => applyPatch(look, { [product]: { opacity: 0 } }),
  DEFAULT_LOOK,
);
const LOOKS: Readonly<Record<string, Look>> = {
  bare: BARE,
  night: QUICK_LOOKS.find(({ id }) => id === 'night-out')!.look,
  orange: applyPatch(DEFAULT_LOOK, { lipstick: { color: '#e0592a' } }),
};

export function readVoicePhrases(file: string): readonly VoicePhrase[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('=>') && !line.startsWith('#'))
    .map((line) => {
      const [left = '', right = ''] = line.split('=>');
      const [, look, rest = ''] = /^(?:\[(\w+)\])?(.*)$/.exec(left.trim())!;
      return {
        line,
        worn: look === undefined ? DEFAULT_LOOK : LOOKS[look]!,
        said: rest.split('>').map((each) => each.trim()),
        expected: right
          .split(' | ')
          .map((contented) => contented.split(';').map((each) => each.trim())),
      };
    });
}

export const LEXICON = lexiconOf(VOICE_VOCABULARY);

interface Heard {
  readonly before: Look;
  readonly look: Look;
  readonly answer: VoiceAnswer;
}

function heardAfter({ worn, said }: VoicePhrase): Heard {
  let look = worn;
  let before = worn;
  let answer: VoiceAnswer = {
    patch: {},
    acts: [],
    replies: [],
    notUnderstood: [],
    memory: NO_MEMORY,
  };
  for (const command of said) {
    before = look;
    answer = understand(command, { look, memory: answer.memory, lexicon: LEXICON });
    look = applyPatch(look, answer.patch);
  }
  return { before, look, answer };
}

/** What went wrong with a phrase; empty if it did what it should. */
export function faultsOf(phrase: VoicePhrase): readonly string[] {
  const heard = heardAfter(phrase);
  const faults = phrase.expected.map((expected) => faultsAgainst(expected, heard));
  return faults.find((each) => each.length === 0) ?? faults[0] ?? [];
}

/**
 * How a phrase turned out: right; admitted (nothing was changed or done, and the answer said or asked so);
 * or wrong (something was done that nobody asked for).
 */
export function outcomeOf(phrase: VoicePhrase): 'right' | 'admitted' | 'wrong' {
  if (faultsOf(phrase).length === 0) return 'right';
  const { answer } = heardAfter(phrase);
  const asks = answer.memory.question?.ask;
  const isIdle = Object.keys(answer.patch).length === 0 && answer.acts.length === 0;
  return isIdle && asks !== 'reset' && asks !== 'delete' ? 'admitted' : 'wrong';
}

function faultsAgainst(
  expected: readonly string[],
  { before, look, answer }: Heard,
): readonly string[] {
  const named = new Set(expected.map((each) => each.split(' ')[0]));
  const lookWanted = expected.find((each) => each.startsWith('look:'));
  const acts = answer.acts.map((act) =>
    'name' in act ? `${act.act}(${act.name ?? ''})` : act.act,
  );
  const actsWanted = expected
    .filter((each) => each.startsWith('act:'))
    .map((each) => each.slice(4));
  return [
    ...(acts.join() === actsWanted.join() ? [] : [`did ${acts.join()}`]),
    ...expected.flatMap((each) => faultsOfPart(each, answer, before, look)),
    ...PRODUCTS.filter(
      (product) => !named.has(product) && (lookWanted === undefined || product === 'foundation'),
    )
      .filter((product) => JSON.stringify(before[product]) !== JSON.stringify(look[product]))
      .map((product) => `changed ${product} to ${JSON.stringify(look[product])}`),
    ...(lookWanted === undefined ? [] : faultsOfLook(lookWanted.slice(5), look, named)),
  ];
}

function faultsOfLook(id: string, look: Look, named: ReadonlySet<string | undefined>): string[] {
  const wanted = [...QUICK_LOOKS, ...SEASONAL_LOOKS].find((each) => each.id === id)!.look;
  return PRODUCTS.filter((product) => product !== 'foundation' && !named.has(product))
    .filter((product) => JSON.stringify(wanted[product]) !== JSON.stringify(look[product]))
    .map((product) => `${product} is not that of ${id}`);
}

function faultsOfPart(part: string, answer: VoiceAnswer, before: Look, after: Look): string[] {
  const [kind = '', value = ''] = part.split(':');
  if (kind === 'look' || kind === 'act') return [];
  if (part === 'nothing') {
    const asks = answer.memory.question?.ask;
    return asks === 'reset' || asks === 'delete' ? [`asked of ${asks}`] : [];
  }
  if (kind === 'ask')
    return answer.memory.question?.ask === value ? [] : [`asked nothing of ${value}`];
  if (kind === 'reply') {
    const keys = answer.replies.map(({ key }) => key);
    return keys.some((key) => key === value) ? [] : [`replied ${keys.join()}`];
  }
  const [, product = '', rest = ''] = /^(\w+) (.*)$/.exec(part)!;
  return checksIn(rest)
    .filter((check) => !holds(check, product as Product, before, after))
    .map((check) => `${product} is not ${check}: ${JSON.stringify(after[product as Product])}`);
}

/** Color names may have two words: a check ends where the next sign or known word begins. */
function checksIn(text: string): readonly string[] {
  return text
    .split(/ (?=[~<>!+=#-]|palette:|(?:matte|satin|gloss|shimmer|on|off|more|less|changed)\b)/)
    .filter(Boolean);
}

function colourOfProduct(look: Look, product: Product): string {
  if (product === 'mascara') return '#000000';
  return product === 'eyeshadow' ? look.eyeshadow.colors[1] : look[product].color;
}

function colourCalled(name: string, product: Product): string {
  const { shades, library, colors } = VOICE_VOCABULARY;
  const picker: readonly { name: string; color: string }[] =
    product === 'mascara' || product === 'eyeshadow' ? [] : shades[product];
  const rare = product === 'mascara' ? [] : library[product];
  const all = [...picker, ...rare, ...colors, ...shades.lipstick];
  return all.find((each) => each.name.toLowerCase() === name)!.color;
}

function holds(check: string, product: Product, before: Look, after: Look): boolean {
  const was = colourOfProduct(before, product);
  const is = colourOfProduct(after, product);
  const from: Oklch = oklchOf(was)!;
  const to: Oklch = oklchOf(is)!;
  const warmth = ({ c, h }: Oklch): number => c * Math.sin((h * Math.PI) / 180);
  const sign = check[0] ?? '';
  const name = check.slice(1);
  const amount = after[product].opacity - before[product].opacity;
  const finish =
    product === 'lipstick' ? lipFinishOf(after) : product === 'eyeshadow' ? eyeFinishOf(after) : '';
  switch (sign) {
    case '~':
      return (
        is.toLowerCase() === colourCalled(name, product).toLowerCase() && after[product].opacity > 0
      );
    case '<':
      return (
        to.l < oklchOf(colourCalled(name, product))!.l - 0.02 &&
        sameHue(is, colourCalled(name, product))
      );
    case '>':
      return (
        to.l > oklchOf(colourCalled(name, product))!.l + 0.02 &&
        sameHue(is, colourCalled(name, product))
      );
    case '!':
      return is !== was && !sameFamily(is, colourCalled(name, product));
    case '+':
      return (
        colourDistance(is, colourCalled(name, product)) <
        colourDistance(was, colourCalled(name, product)) - 0.01
      );
    case '-':
      return (
        is !== was &&
        chromaAlong(is, colourCalled(name, product)) <
          chromaAlong(was, colourCalled(name, product)) - 0.01
      );
    case '=':
      return after[product].opacity === Number(name);
    case '#':
      return is.toLowerCase() === check.toLowerCase();
  }
  if (check.startsWith('palette:')) {
    const palette = EYESHADOW_PALETTES.find(({ id }) => id === check.slice(8))!;
    return JSON.stringify(palette.colors) === JSON.stringify(after.eyeshadow.colors);
  }
  switch (check) {
    case 'changed':
      return JSON.stringify(before[product]) !== JSON.stringify(after[product]);
    case 'on':
      return before[product].opacity === 0 && amount > 0;
    case 'off':
      return after[product].opacity === 0;
    case 'more':
      return amount > 0 && is === was;
    case 'less':
      return amount < 0 && after[product].opacity > 0 && is === was;
    case 'darker':
      return to.l < from.l - 0.01 && amount === 0;
    case 'lighter':
      return to.l > from.l + 0.01 && amount === 0;
    case 'warmer':
      return warmth(to) > warmth(from) + 0.003;
    case 'cooler':
      return warmth(to) < warmth(from) - 0.003;
    case 'brighter':
      return to.c > from.c + 0.005;
    case 'duller':
      return to.c < from.c - 0.005;
  }
  return check === finish;
}

function sameHue(one: string, other: string): boolean {
  const apart = Math.abs(oklchOf(one)!.h - oklchOf(other)!.h);
  return Math.min(apart, 360 - apart) < 25;
}

/** The component of a color's chroma in the direction of another color. */
function chromaAlong(color: string, other: string): number {
  const one = oklchOf(color)!;
  return one.c * Math.cos(((one.h - oklchOf(other)!.h) * Math.PI) / 180);
}
