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
  const certain = certainActIn(
    text,
    said.some(({ token }) => token.kind === 'product'),
  );
  if (certain !== undefined) return { act: certain, after: behind };
  for (const { token, at, length } of said) {
    if (token.kind !== 'act' || token.alone === true) continue;
    const name = words.slice(at, at + length).some(({ plain }) => /^(?:call|name|as)$/.test(plain));
    return { act: token.act, after: words.slice(name ? at : at + length) };
  }
  const names = said.some(({ token }) => token.kind === 'product' && token.whole !== true);
  const act = actIn(text);
  if (
    act !== undefined &&
    !names &&
    (act === 'undo' || !has('colour', 'finish', 'palette', 'tone')) &&
    (act !== 'compare' || !has('look'))
  )
    return { act, after: behind };
  const lone = said.find(({ token }) => token.kind === 'act')?.token;
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
