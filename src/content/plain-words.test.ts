import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

const CONTENT = fileURLToPath(new URL('.', import.meta.url));

/** Files outside this room whose words a person reads, from the folder that the tests run in. */
const DOCUMENTS = [
  'README.md',
  'index.html',
  'subscribe.html',
  'src/app/public/manifest.webmanifest',
];

interface Saying {
  /** The file and the way to the text within it. */
  readonly at: string;
  readonly text: string;
}

/** What people type to the help chat and to the artists, not what they read. */
const TYPED = ['help-chat/help-words.ts', 'artist-cards/card-words.ts', 'artist-cards/asked/'];

/** Ids, slugs and addresses are no sentences. */
const IS_NAME = /^(?:[\d:a-z-]+|[#/]\S*|https?:\S+)$/;

function sayingsIn(value: unknown, at: string): readonly Saying[] {
  if (typeof value === 'string') return IS_NAME.test(value) ? [] : [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    // What a person may type to a chat is understood in British, too.
    (key === 'asks' || key === 'keywords') && /^(?:artist-cards|help-chat)/.test(at)
      ? []
      : sayingsIn(part, `${at} ${key}`),
  );
}

async function readSayings(): Promise<readonly Saying[]> {
  const names = await readdir(CONTENT, { recursive: true });
  const modules = names.filter(
    (name) =>
      name.endsWith('.ts') &&
      !name.endsWith('.test.ts') &&
      !TYPED.some((typed) => name.startsWith(typed)),
  );
  const written = await Promise.all(
    modules.map(async (name) => {
      const exported: unknown = await import(`${CONTENT}${name}`);
      return sayingsIn(exported, name);
    }),
  );
  const documents = await Promise.all(
    DOCUMENTS.map(async (name) => ({
      at: name,
      text: await readFile(name, 'utf8'),
    })),
  );
  return [...written.flat(), ...documents];
}

let sayings: readonly Saying[];

beforeAll(async () => {
  sayings = await readSayings();
});

/** Every text that a pattern is found in, but for those that the specification gives. */
function found(pattern: RegExp, specified: readonly string[] = []): readonly string[] {
  return sayings
    .filter(({ text }) => pattern.test(text) && !specified.includes(text))
    .map(({ at, text }) => `${at}: ${text}`);
}

const BRITISH = [
  /colour/i,
  /\bgrey/i,
  /(?:behavi|fav|flav|harb|hon|hum|neighb|rum|sav)our/i,
  /(?:apolog|author|capital|categor|emphas|maxim|memor|minim|moistur|optim|organ|personal|priorit|real|recogn|special|summar|visual)is(?:e|ed|es|er|ing|ation)\b/i,
  /\banaly(?:se|sed|ser|sing)\b/i,
  /\bageing\b/i,
  /\bcentred?\b|met(?:re|res)\b|\blitres?\b/i,
  /(?:cancel|label|model|signal|travel)l(?:ed|er|ing)\b|\bjeweller/i,
  /\b(?:catalogue|cheque|cosy|enquir|fulfil\b|learnt|licence|mould|practis|programme|spelt)/i,
  /\b(?:afterwards|amongst|outwards|per cent|towards|whilst)\b/i,
  /\bon to (?:a|it|the|your)\b/i,
  /\b(?:cling film|cotton bud|other way round|washing-up)\b/i,
];

/** The specification's own words, which stay as it spells them. */
const SPECIFIED = [
  'Subscription Cancelled',
  'Your Pro subscription has been cancelled successfully.',
];

/** Turns that nobody says aloud today, and what was once said here in their manner. */
const STIFF = [
  /\b(?:any|every|some)body\b|\bwh(?:o|om)ever\b/i,
  /\b(?:anew|hence|shall|thereby|thus|upon)\b/i,
  /\bneed not\b|\bat hand\b|\bany more (?!than)|\bany more[.,]/i,
  /\b(?:is|are|no longer) good (?:at|for|once|until)\b|\bno longer good\b/i,
  /\blost a (?:letter|piece)\b/i,
  /\b(?:to go on|goes on(?! sale)|go on where)\b/i,
  /\b(?:has|have) none\b|\bis no (?:invoice|operator)\b/i,
  /\ba \w+ of (?:ours|theirs|yours)\b|\bfor having (?:been|read)\b/i,
  /\basks? back\b|\bwho pays\b|\brenews nothing\b|\bcounts nobody\b/i,
  /\btried first\b|\bsecond proof\b|\bnow we know\b|\bimproved on\b|\bholds still\b|\bholds the phone\b/i,
  /\bis it you\b|\bjunk mail\b/i,
];

describe('everything that a person reads', () => {
  test('is looked through: articles, mails, toasts, legal texts and documents', () => {
    for (const file of ['articles/', 'mails.ts', 'toasts.ts', 'legal.ts', 'index.html'])
      expect(sayings.some(({ at }) => at.startsWith(file))).toBe(true);
    expect(sayings.length).toBeGreaterThan(1500);
  });

  test.each(BRITISH)('is spelled as Americans do, without %s', (spelling) => {
    expect(found(spelling, SPECIFIED)).toEqual([]);
  });

  test.each(STIFF)('is said as people talk, without %s', (turn) => {
    expect(found(turn)).toEqual([]);
  });

  test('calls how much of a product is worn its intensity; only a password has a strength', () => {
    expect(found(/\bstrength/i).filter((saying) => !/password strength/i.test(saying))).toEqual([]);
  });

  test('calls electronic mail email', () => {
    expect(found(/(?<![@.])\bmails?\b(?! server| service|box)|\bmailed\b/i)).toEqual([]);
  });

  test('puts no “a” before a vowel, nor before a place that may be filled with one', () => {
    expect(found(/\ba (?=[aeio]|un(?!i))(?!one\b|once\b|Euro)/i)).toEqual([]);
    const places = found(/\ban? \{/i).map((saying) => /\ban? \{\w+\}/i.exec(saying)?.[0]);
    expect(new Set(places)).toEqual(new Set(['a {title}', 'a {undertone}']));
  });
});
