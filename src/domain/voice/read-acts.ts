/** What the studio itself is asked to do, and the answers to what it asked. */

import type { Look, Product } from '#domain/makeup/look.ts';
import { textOf } from './clause-text.ts';
import type { CommandWord } from './command-words.ts';
import type { Lexicon } from './lexicon.ts';
import { moodOf } from './mood.ts';
import { spokenIn } from './spoken-act.ts';
import { deletedName, nameLength, savedName } from './spoken-name.ts';
import type { PlacedToken, SpokenAct } from './token.ts';
import type { VoiceAct, VoiceMemory, VoiceQuestion, VoiceReply } from './voice-answer.ts';
import type { Wish } from './wish.ts';
import { wearing } from './worn-names.ts';

export interface ActsHeard {
  readonly acts: readonly VoiceAct[];
  readonly replies: readonly VoiceReply[];
  readonly question: VoiceQuestion | null;
  /** The wishes that a yes has granted; null where none was asked about. */
  readonly granted: readonly Wish[] | null;
  /** The tokens of the other clauses. */
  readonly rest: readonly PlacedToken[];
}

/** Acts that a question or a story must not trigger. */
const CHANGES: ReadonlySet<SpokenAct> = new Set<SpokenAct>([
  'capture',
  'compare',
  'flip',
  'save',
  'start-camera',
  'stop-camera',
  'undo',
  'redo',
  'reset',
  'delete',
]);

/** A clause with an act in it is about nothing else. What stands behind “save as” is a name to the end. */
export function actsOf(
  placed: readonly PlacedToken[],
  words: readonly CommandWord[],
  look: Look,
  memory: VoiceMemory,
  lexicon: Lexicon,
): ActsHeard {
  const answer = answerTo(memory.question, placed);
  if (answer !== null) return answer;
  const acts: VoiceAct[] = [];
  const replies: VoiceReply[] = [];
  const rest: PlacedToken[] = [];
  let asked: VoiceQuestion | null = null;
  for (const clause of clausesWithEnds(placed)) {
    const spoken = spokenIn(clause, words, memory);
    if (spoken === null || deletesProduct(clause)) {
      rest.push(...clause.map(asOff));
      continue;
    }
    const { act, after } = spoken;
    const mood = moodOf(textOf(clause, words), true);
    if (mood === 'forbidden' || (mood === 'told' && (CHANGES.has(act) || act === 'shopping'))) {
      replies.push({ key: 'kept' });
      continue;
    }
    if (mood === 'asked' && CHANGES.has(act) && act !== 'compare') {
      replies.push({ key: 'help' });
      continue;
    }
    if (act === 'reset' || act === 'delete') {
      const name = deletedName(after);
      asked = act === 'reset' ? { ask: 'reset' } : { ask: 'delete', name };
      replies.push(act === 'reset' ? { key: 'ask-reset' } : { key: 'ask-delete', name });
    } else if (act === 'wearing') replies.push(...wornOf(askedOf(clause), look, lexicon));
    else if (act === 'help') replies.push({ key: 'help' });
    else {
      const done = studioAct(act, after);
      // “That was better, go back” goes back once.
      if (acts.at(-1)?.act === done.act) continue;
      acts.push(done);
      replies.push({ key: 'act', act: done.act, name: 'name' in done ? done.name : null });
    }
    if (act === 'delete') break;
    if (act === 'save') {
      replies.push(...unheardBehind(after));
      break;
    }
  }
  // Where everything is to be reset, the other clauses are of no use.
  return {
    acts,
    replies,
    question: asked,
    granted: null,
    rest: asked?.ask === 'reset' ? [] : rest,
  };
}

/** What was said behind the name of a look, which is saved as it is. */
function unheardBehind(after: readonly CommandWord[]): readonly VoiceReply[] {
  const rest = after.slice(nameLength(after)).filter(({ plain }) => plain !== ',');
  if (rest.length === 0) return [];
  return [{ key: 'not-understood', words: rest.map(({ said }) => said).join(' ') }];
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
  if (placed.token.kind !== 'act') return placed;
  return { ...placed, token: { kind: placed.token.act === 'delete' ? 'off' : 'filler' } };
}

/** The products that are asked about; none where it is all of them. “My eyes” are everything on them. */
function askedOf(clause: readonly PlacedToken[]): readonly Product[] {
  return clause.flatMap(({ token }) => {
    if (token.kind !== 'product' || token.whole === true || token.face === true) return [];
    return token.eyes === true ? (['eyeshadow', 'eyeliner', 'mascara'] as const) : token.products;
  });
}

/** “Is my blush on?” is answered of the blush alone. */
function wornOf(asked: readonly Product[], look: Look, lexicon: Lexicon): readonly VoiceReply[] {
  if (asked.length === 0) return wearing(look, lexicon);
  const worn = asked.filter((product) => look[product].opacity > 0);
  const bare = asked.filter((product) => look[product].opacity === 0);
  return [
    ...(worn.length === 0 ? [] : wearing(look, lexicon, worn)),
    ...bare.map((product) => ({ key: 'bare', product }) as const),
  ];
}

type StudioAct = Exclude<SpokenAct, 'reset' | 'delete' | 'wearing' | 'help'>;

function studioAct(act: StudioAct, after: readonly CommandWord[]): VoiceAct {
  return act === 'save' ? { act, name: savedName(after) } : { act };
}

/** A yes or a no to a question. Anything else drops the question and is heard as it is. */
function answerTo(
  question: VoiceQuestion | null,
  placed: readonly PlacedToken[],
): ActsHeard | null {
  if (question === null || question.ask === 'which-product') return null;
  // “Yes, reset it”.
  const wishes = placed.some(
    ({ token }) =>
      ['product', 'colour', 'look', 'palette', 'act'].includes(token.kind) &&
      !(token.kind === 'act' && token.act === question.ask),
  );
  const first = placed.find(({ token }) => token.kind === 'answer' || token.kind === 'off');
  if (wishes || first === undefined) return null;
  const nothing = { acts: [], question: null, granted: null, rest: [] };
  if (first.token.kind !== 'answer' || !first.token.yes)
    return { ...nothing, replies: [{ key: 'kept' }] };
  if (question.ask === 'shall-i') return { ...nothing, replies: [], granted: question.wishes };
  const act: VoiceAct =
    question.ask === 'reset' ? { act: 'reset' } : { act: 'delete', name: question.name };
  const name = question.ask === 'delete' ? question.name : null;
  return { ...nothing, acts: [act], replies: [{ key: 'act', act: act.act, name }] };
}
