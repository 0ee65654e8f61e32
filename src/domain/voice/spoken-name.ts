/** The names of looks that are said when one is saved or deleted. */

import type { CommandWord } from './command-words.ts';

/** Names of looks are no longer than this. */
const LONGEST_NAME = 60;

/** “As NAME”, “called NAME”, “call it NAME”. */
export function savedName(after: readonly CommandWord[]): string | null {
  const marker = after.findIndex(({ plain }) =>
    /^(?:as|ass|us|has|like|called|named|call|name|under)$/.test(plain),
  );
  if (marker < 0) return null;
  const next = after[marker + 1]?.plain;
  const behind = after.slice(next === 'of' ? marker + 2 : marker + 1);
  const name = /^the name\b/.test(behind.map(({ plain }) => plain).join(' '))
    ? behind.slice(2)
    : behind;
  const points = /^(?:call|name)$/.test(after[marker]?.plain ?? '');
  const own = points ? withoutPointer(name) : name;
  return spokenName(own.slice(0, nameLength(own)));
}

const GOES_ON =
  /^(?:(?:and )?then (?:please )?|and (?:please )?(?:then )?)(?:take|make|remove|put|show|open|give|start|turn|flip|compare|undo|reset|wipe|change|add|stop|clear)\b/;

/** How many words a name has before the next command starts: “Work, and then take everything off”. */
export function nameLength(words: readonly CommandWord[]): number {
  const at = words.findIndex((_, index) =>
    GOES_ON.test(
      words
        .slice(index, index + 4)
        .map(({ plain }) => plain)
        .join(' '),
    ),
  );
  return at < 0 ? words.length : at;
}

/** “Call it NAME”, “call this look NAME”. */
function withoutPointer(name: readonly CommandWord[]): readonly CommandWord[] {
  const pointer = /^(?:(?:it|this|that)(?: look| one)?|(?:the|my) look)\b/.exec(
    name.map(({ plain }) => plain).join(' '),
  );
  return pointer === null ? name : name.slice(pointer[0].split(' ').length);
}

export function deletedName(after: readonly CommandWord[]): string | null {
  const first = after.findIndex(
    ({ plain }) =>
      !/^(?:the|my|this|that|it|saved|looks?|called|named|please|rid|of|from|one|,)$/.test(plain),
  );
  return first < 0 ? null : spokenName(after.slice(first));
}

function spokenName(words: readonly CommandWord[]): string | null {
  const said = words.filter(({ plain }) => plain !== ',').map((word) => word.said);
  if (said.at(-1)?.toLowerCase() === 'please') said.pop();
  const name = said
    .join(' ')
    .replace(
      /(?: (?:that would be|thatd be) \w+| if you (?:can|could|would|please)| thanks| thank you| for me)+$/i,
      '',
    )
    .replace(/ (?:and|then) (?:save|keep|store) (?:it|this|that)$/i, '')
    .slice(0, LONGEST_NAME)
    .trim();
  return name === '' ? null : name;
}
