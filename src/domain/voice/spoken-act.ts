/** What one clause asks the studio itself to do. */

import { actIn, asksWhatIsWorn, certainActIn } from './act-patterns.ts';
import { textOf } from './clause-text.ts';
import type { CommandWord } from './command-words.ts';
import type { PlacedToken, SpokenAct, Token } from './token.ts';
import type { VoiceMemory } from './voice-answer.ts';

interface Spoken {
  readonly act: SpokenAct;
  /** The words behind it, to the end of the command. */
  readonly after: readonly CommandWord[];
}

/** What a clause asks the studio to do; null where it is about the look. */
export function spokenIn(
  clause: readonly PlacedToken[],
  words: readonly CommandWord[],
  memory: VoiceMemory,
): Spoken | null {
  const said = clause.filter(({ token }) => token.kind !== 'boundary');
  const [first] = said;
  if (first === undefined) return null;
  const has = (...kinds: readonly Token['kind'][]): boolean =>
    said.some(({ token }) => kinds.includes(token.kind));
  const behind = words.slice(first.at + 1);
  const text = textOf(said, words);
  if (memory.wentBack && BRINGS_BACK.test(text)) return { act: 'redo', after: behind };
  const certain = certainActIn(
    text,
    said.some(({ token }) => token.kind === 'product'),
  );
  if (certain !== undefined) return { act: certain, after: behind };
  if (returnsTo(said, words)) return null;
  for (const { token, at, length } of said) {
    if (token.kind !== 'act' || token.alone === true) continue;
    if (isOfSomethingElse(token.act, said, at + length, words)) continue;
    const name = words.slice(at, at + length).some(({ plain }) => /^(?:call|name|as)$/.test(plain));
    return { act: token.act, after: words.slice(name ? at : at + length) };
  }
  const names = said.some(({ token }) => token.kind === 'product' && token.whole !== true);
  const act = actIn(text);
  if (
    act !== undefined &&
    !names &&
    (act === 'undo' || act === 'delete' || !has('colour', 'finish', 'palette', 'tone')) &&
    (act !== 'compare' || !has('look'))
  )
    return { act, after: behind };
  const lone = said.find(
    ({ token, at, length }) =>
      token.kind === 'act' && !isOfSomethingElse(token.act, said, at + length, words),
  )?.token;
  if (
    lone?.kind === 'act' &&
    (lone.act !== 'compare' || text.split(' ').length <= LONGEST_LONE) &&
    !has(...MEANT)
  )
    return { act: lone.act, after: [] };
  if (has('dislike') && memory.wish !== null && !names && !has(...CHANGED)) {
    return { act: 'undo', after: [] };
  }
  if (has('product') && !has(...CHANGED, 'off', 'away', 'dislike') && asksWhatIsWorn(text))
    return { act: 'wearing', after: [] };
  return null;
}

/** “Go back to pink” wishes for pink. */
function returnsTo(said: readonly PlacedToken[], words: readonly CommandWord[]): boolean {
  return said.some(({ token, at }) => {
    const before = words.slice(Math.max(0, at - 3), at).map(({ plain }) => plain);
    return (
      (token.kind === 'colour' || token.kind === 'finish') &&
      /\bback to(?: the| a| my)?$/.test(before.join(' '))
    );
  });
}

const SAVED_ELSEWHERE = /^(?:some|time|money|energy|space|room|water|your|an?|up)$/;

/** “Save money” and “how much is the ticket” are about nothing that we have. */
function isOfSomethingElse(
  act: SpokenAct,
  said: readonly PlacedToken[],
  from: number,
  words: readonly CommandWord[],
): boolean {
  if (act !== 'save' && act !== 'shopping') return false;
  if (words[from - 1]?.plain === 'save' && SAVED_ELSEWHERE.test(words[from]?.plain ?? ''))
    return true;
  const behind = said.filter(({ at }) => at >= from);
  const [first] = behind.filter(({ token }) => token.kind !== 'filler');
  const isOther = first?.token.kind === 'unknown';
  if (!isOther && !(act === 'shopping' && first?.token.kind === 'look')) return false;
  const text = textOf(behind, words);
  return act === 'save'
    ? words[from - 1]?.plain === 'save' &&
        !/^(?:ass|us|has|like)\b|\b(?:as|called|named|name|under|look)\b/.test(text)
    : /^(?:how much|price of)/.test(textOf(said, words)) &&
        !behind.some(({ token }) => token.kind === 'product' || token.kind === 'colour');
}

/** After something was taken back, what is to come back is that. */
const BRINGS_BACK =
  /\b(?:put|bring|get|give|have|want|need) (?:me )?(?:it|that|this|them|those) back\b|\bi liked (?:it|that|them)$/;

/** “Before you do anything else” asks for no comparison. */
const LONGEST_LONE = 4;

const CHANGED: readonly Token['kind'][] = [
  'colour',
  'palette',
  'look',
  'finish',
  'tone',
  'step',
  'degree',
  'number',
  'share',
  'amount',
  'too',
  'complaint',
  'unseen',
  'same',
  'only',
];
const MEANT: readonly Token['kind'][] = [
  ...CHANGED,
  'product',
  'off',
  'away',
  'dislike',
  'unknown',
];
