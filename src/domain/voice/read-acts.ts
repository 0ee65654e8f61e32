/** What the studio itself is asked to do, and the answers to what it asked. */

import { oklchOf } from '#domain/colour/perceptual.ts';
import { PRODUCTS, type HexColour, type Look, type Product } from '#domain/makeup/look.ts';
import { sameColour } from '#domain/makeup/look-equality.ts';
import type { ColouredProduct } from '#domain/makeup/patch.ts';
import type { CommandWord } from './command-words.ts';
import type { Lexicon } from './lexicon.ts';
import { colourDistance } from './shift-colour.ts';
import type { PlacedToken, SpokenAct } from './token.ts';
import type { VoiceAct, VoiceQuestion, VoiceReply } from './voice-answer.ts';
import type { ShadedProduct, VoiceVocabulary } from './voice-vocabulary.ts';

export interface ActsHeard {
  readonly acts: readonly VoiceAct[];
  readonly replies: readonly VoiceReply[];
  readonly question: VoiceQuestion | null;
  /** The tokens of the other clauses. */
  readonly rest: readonly PlacedToken[];
}

/** Names of looks are no longer than this. */
const LONGEST_NAME = 60;

/** A clause with an act in it is about nothing else. What stands behind “save as” is a name to the end. */
export function actsOf(
  placed: readonly PlacedToken[],
  words: readonly CommandWord[],
  look: Look,
  question: VoiceQuestion | null,
  lexicon: Lexicon,
): ActsHeard {
  const answer = answerTo(question, placed);
  if (answer !== null) return answer;
  const acts: VoiceAct[] = [];
  const replies: VoiceReply[] = [];
  const rest: PlacedToken[] = [];
  let asked: VoiceQuestion | null = null;
  for (const clause of clausesWithEnds(placed)) {
    const spoken = clause.find(({ token }) => token.kind === 'act');
    if (spoken?.token.kind !== 'act' || deletesProduct(clause)) {
      rest.push(...clause.map(asOff));
      continue;
    }
    const act = spoken.token.act;
    const after = words.slice(spoken.at + spoken.length);
    if (act === 'reset' || act === 'delete') {
      const name = deletedName(after);
      asked = act === 'reset' ? { ask: 'reset' } : { ask: 'delete', name };
      replies.push(act === 'reset' ? { key: 'ask-reset' } : { key: 'ask-delete', name });
    } else if (act === 'wearing') replies.push(...wearing(look, lexicon));
    else if (act === 'help') replies.push({ key: 'help' });
    else {
      const done = studioAct(act, after);
      acts.push(done);
      replies.push({ key: 'act', act: done.act, name: 'name' in done ? done.name : null });
    }
    if (act === 'save' || act === 'delete') break;
  }
  return { acts, replies, question: asked, rest };
}

/** The tokens parted at strong boundaries, each with the boundary in front of it. */
function clausesWithEnds(placed: readonly PlacedToken[]): readonly (readonly PlacedToken[])[] {
  const clauses: PlacedToken[][] = [[]];
  for (const each of placed) {
    if (each.token.kind === 'boundary' && each.token.strong) clauses.push([each]);
    else clauses.at(-1)?.push(each);
  }
  return clauses;
}

/** “Delete the eyeliner” takes it off; “delete my saved look” is about a saved one. */
function deletesProduct(clause: readonly PlacedToken[]): boolean {
  return (
    clause.some(({ token }) => token.kind === 'act' && token.act === 'delete') &&
    clause.some(({ token }) => token.kind === 'product') &&
    !clause.some(({ token }) => token.kind === 'look-word')
  );
}

function asOff(placed: PlacedToken): PlacedToken {
  return placed.token.kind === 'act' ? { ...placed, token: { kind: 'off' } } : placed;
}

type StudioAct = Exclude<SpokenAct, 'reset' | 'delete' | 'wearing' | 'help'>;

function studioAct(act: StudioAct, after: readonly CommandWord[]): VoiceAct {
  return act === 'save' ? { act, name: savedName(after) } : { act };
}

/** “As NAME”, “called NAME”, “call it NAME”. */
function savedName(after: readonly CommandWord[]): string | null {
  const marker = after.findIndex(({ plain }) =>
    /^(?:as|called|named|call|name|under)$/.test(plain),
  );
  if (marker < 0) return null;
  const behind = after.slice(marker + 1);
  const name = /^the name\b/.test(behind.map(({ plain }) => plain).join(' '))
    ? behind.slice(2)
    : behind;
  const points = /^(?:call|name)$/.test(after[marker]?.plain ?? '');
  return spokenName(
    points && /^(?:it|this|that)$/.test(name[0]?.plain ?? '') ? name.slice(1) : name,
  );
}

function deletedName(after: readonly CommandWord[]): string | null {
  const first = after.findIndex(
    ({ plain }) => !/^(?:the|my|this|that|it|saved|looks?|called|named|please|,)$/.test(plain),
  );
  return first < 0 ? null : spokenName(after.slice(first));
}

function spokenName(words: readonly CommandWord[]): string | null {
  const said = words.filter(({ plain }) => plain !== ',').map((word) => word.said);
  if (said.at(-1)?.toLowerCase() === 'please') said.pop();
  const name = said.join(' ').slice(0, LONGEST_NAME).trim();
  return name === '' ? null : name;
}

/** A yes or a no to a question. Anything else drops the question and is heard as it is. */
function answerTo(
  question: VoiceQuestion | null,
  placed: readonly PlacedToken[],
): ActsHeard | null {
  if (question === null || question.ask === 'which-product') return null;
  const wishes = placed.some(({ token }) =>
    ['product', 'colour', 'look', 'palette', 'act'].includes(token.kind),
  );
  const first = placed.find(({ token }) => token.kind === 'answer' || token.kind === 'off');
  if (wishes || first === undefined) return null;
  const nothing = { acts: [], question: null, rest: [] };
  if (first.token.kind !== 'answer' || !first.token.yes)
    return { ...nothing, replies: [{ key: 'kept' }] };
  const act: VoiceAct =
    question.ask === 'reset' ? { act: 'reset' } : { act: 'delete', name: question.name };
  const name = question.ask === 'delete' ? question.name : null;
  return { ...nothing, acts: [act], replies: [{ key: 'act', act: act.act, name }] };
}

/** What is worn of some products, each with the name of its color. */
export function wearing(
  look: Look,
  lexicon: Lexicon,
  products: readonly Product[] = PRODUCTS,
): readonly VoiceReply[] {
  const worn = products.filter((product) => look[product].opacity > 0);
  if (worn.length === 0) return [{ key: 'nothing-worn' }];
  return worn.map((product) => ({
    key: 'wearing' as const,
    product,
    color: wornName(look, product, lexicon),
    percent: Math.round(look[product].opacity),
  }));
}

/** The name of the shade or the palette, or else of the color that looks most like it; empty for mascara. */
function wornName(look: Look, product: Product, { vocabulary }: Lexicon): string {
  if (product === 'mascara') return '';
  if (product === 'eyeshadow') {
    const palette = vocabulary.palettes.find(({ colors }) =>
      colors.every((color, index) => sameColour(color, look.eyeshadow.colors[index] ?? '')),
    );
    return palette?.name ?? shadeOrColour(look.eyeshadow.colors[1], [], product, vocabulary);
  }
  return shadeOrColour(look[product].color, vocabulary.shades[product], product, vocabulary);
}

function shadeOrColour(
  worn: HexColour,
  picker: VoiceVocabulary['shades'][ColouredProduct],
  product: ShadedProduct,
  { library, colors }: VoiceVocabulary,
): string {
  const shades = [...picker, ...library[product]];
  return shades.find(({ color }) => sameColour(color, worn))?.name ?? colourName(worn, colors);
}

function colourName(
  color: HexColour,
  names: readonly { readonly name: string; readonly color: HexColour }[],
): string {
  if (oklchOf(color) === null) return '';
  const [nearest] = names.toSorted(
    (one, other) => colourDistance(one.color, color) - colourDistance(other.color, color),
  );
  return nearest?.name ?? '';
}
