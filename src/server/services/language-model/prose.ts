/** What words of a language model must be like before a person reads them as ours. */

/** Letters, numbers and the signs of plain prose: no markup, no sign that cannot be seen, no address. */
const PLAIN = /^[\p{L}\p{M}\p{N} .,;:!?'’‘"“”()%–—\-/&+°…½¼]+$/u;

/** A scheme, or a dot within a word, as in the name of a site. */
const LINK = /:\/\/|\bwww\b|\p{L}\.\p{L}{2,}/iu;
/** Seven digits and more in a row, as in a telephone number. */
const LONG_NUMBER = /(?:\d[ ().-]?){7,}/;

/** An artist or an assistant here is no person, has met nobody and sees nobody. */
const HUMAN_CLAIMS: readonly RegExp[] = [
  /\bi(?:['’]m| am| was)(?: \w+)?(?: an?)?(?: \w+)? (?:human|person|woman|man|girl|guy|mother|doctor|dermatologist|nurse)\b/i,
  /\bi(?:['’]m| am) (?:no|not)(?: an?)? (?:ai|bot|chatbot|robot|machine|program|computer)\b/i,
  /\bas an? (?:fellow )?(?:human|woman|man|person|mother|doctor|dermatologist)\b/i,
  /\bi(?:['’]ve| have) (?:been|worked|used|done|seen|met|tried|learned|painted)\b/i,
  /\bwhen i (?:worked|was|did|started|trained)\b/i,
  /\bmy (?:clients?|salon|career|kit|own (?:skin|face|lips|eyes))\b|\byears of (?:experience|practice)\b/i,
  /\bi(?: can)? see (?:you|that you)|\byou look (?:tired|pale|old|great|lovely|beautiful)\b/i,
];

/** What belongs to the machinery and not to the subject. */
const MACHINERY =
  /\b(?:system prompt|json|schema|api key|password|the material|my rules|my instructions)\b/i;

/** The text with one space between its words. */
export function asOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Whether one line of text is plain prose, without links, markup, or a claim to be a person. */
export function isPlainProse(line: string): boolean {
  return (
    PLAIN.test(line) &&
    !LINK.test(line) &&
    !LONG_NUMBER.test(line) &&
    !MACHINERY.test(line) &&
    !HUMAN_CLAIMS.some((claim) => claim.test(line))
  );
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+(?:[.,]\d+)?/g) ?? [];
}

/** Whether each number of a text stands in what we know: a model measures nothing. */
export function hasOnlyNumbersOf(text: string, known: string): boolean {
  const ours = new Set(numbersIn(known));
  return numbersIn(text).every((number) => ours.has(number));
}

/** Shorter words are in any sentence. */
const SHORTEST_WORD = 4;

function wordsIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD));
}

/** How many longer words two texts share. */
export function wordsShared(one: string, other: string): number {
  const words = wordsIn(other);
  return [...wordsIn(one)].filter((word) => words.has(word)).length;
}
