/**
 * Whether a clause wishes for what it speaks of. People also ask for advice, tell stories, and say what is not to be
 * done; a change for each of them would be a change that nobody wished for.
 */

export type Mood =
  /** Do it. */
  | 'wished'
  /** A question, which may be meant as a wish. */
  | 'asked'
  /** What others said or did, or what once was. */
  | 'told'
  /** “Don’t take a picture yet”. */
  | 'forbidden';

/** What people say before they come to it. */
const OPENING =
  /^(?:(?:,|please|hey|hi|hello|oh|ok|okay|well|so|and|but|um|uh|er|hmm|now|then|no|nah|yes|yeah|wait|listen|actually|honestly|seriously|just|maybe|perhaps|sorry|excuse me|mirror|computer|assistant|dear|darling|wow|ugh|mom|mum|mommy|dad) )+/;

const PERSON =
  '(?:he|she|they|people|everyone|everybody|nobody|no one|someone|mom|mum|mother|dad|father|brother|sister|friends?|boyfriend|girlfriend|husband|wife|daughter|son|boss|aunt|uncle|cousin|grandma|granny|teacher|doctor|neighbou?r|colleague|roommate|kids?|baby|cat|dog|partner|fiance)';

const FORBIDS =
  /^(?:dont|do not|never|you (?:dont|do not|neednt) ?(?:have to|need to|got to)?|theres no need to|no need to|i (?:dont|do not|didnt|did not|never) (?:want|need|wanted|mean|meant|ask|asked|say|said|tell|told|wish)(?: for)?(?: you)?(?: to)?|im not asking(?: you)? to|lets not|not going to|stop trying to|please dont) /;

/** Verbs that would change something; forbidden, nothing is to change. */
const CHANGING =
  /^(?:\w+ )?(?:remove|removing|take (?:\w+ ){0,3}(?:off|away)|taking|delete|deleting|erase|wipe|lose|touch|change|changing|get rid|make|darken|lighten|soften|turn|reset|undo|save|swap|switch|replace|increase|decrease|reduce|tone|mess|lower|raise|adjust|alter)\b/;

const TELLS = [
  new RegExp(
    `^(?:(?:my|the|our|his|her|your|a|an|some) )?(?:\\w+ )?${PERSON} (?:\\w+ )?(?:said|told|thought|asked|stole|bought|used|lost|wore|took|borrowed|broke|had|was|were|gave|went|hated|loved|has|wears|put|got)\\b`,
  ),
  /^i (?:\w+ )?(?:bought|lost|broke|stole|borrowed|ordered|ran out|left my|dropped|used to|wore|saw|watched|heard|met|remember|ate|sold|forgot|found)\b/,
  /^(?:we|you) (?:\w+ )?(?:bought|lost|broke|wore|saw|watched|heard|met|never|always|used to)\b/,
  /^(?:yesterday|last (?:week|night|year|month|summer)|when i was|years ago|once upon)\b/,
  /^(?:say|tell|ask|call|text|remind|phone) (?:hi|hello|goodbye|thanks|my|him|her|them|mom|mum|dad|grandma|everyone|the)\b/,
  /^(?:i|we) (?:should|must|ought|have to|need to|might|will|may|gotta) (?:\w+ )?(?:buy|get a|get some|go|call|ask|find|order|leave|shop)\b/,
  /^(?:my|the|this|it|her|his|they|i) (?:\w+ )?(?:always|never|usually|keeps?|often|sometimes)\b/,
  /^(?:the|my|his|her|your) \w+ (?:is|are) (?:in|on|at|under|behind|from) (?:the|my|a|your|his|her|our)\b/,
  /^(?:this|that|the|my) \w+ was (?:an?|my|from|for|made|given)\b/,
  /^(?:\w+ )*late for\b/,
  /^i (?:cant|cannot|could not|couldnt) believe\b/,
  /^(?:did you know|do you know|have you (?:heard|seen|ever)|i (?:read|heard) that|i wonder (?:who|why|when)|imagine|remember when)\b/,
] as const;

/** Questions that are asked to be shown something, or politely. */
const WISHING = [
  /\b(?:could|can|might|may) (?:we|i|you)\b|\b(?:we|i|you) (?:could|can|might|may)\b/,
  /\b(?:possible|a way|any way|any chance|okay if|ok if|all right if|alright if|too much to|you mind|be able|okay to|ok to|all right to)\b/,
  /^(?:what|which \w+) (?:should|can|could|do|shall|would) (?:i|we) (?:wear|put on|use|do)\b.*\b(?:for|to|at|on|tonight|today)\b/,
  /^(?:what about|how about|what if|what happens if|what would \w+\b.*\blook|what (?:do|would|can) you (?:say|put|do|give|suggest|recommend) .*\b(?:for|to wear|with|on|to)\b|how (?:would|do|will|looks?) (?:i|it|my|the)\b.*\blook|how looks)/,
  /^how (?:would|will|does|do|might) (?:\w+ ){1,4}(?:look|be|suit) (?:on|with|for)\b/,
  /^how (?:can|could|do|to|may|should)\b(?: (?:i|we|you))?(?: \w+)? (?:take|get|remove|change|turn|have|lose|be|see|less|more|darken|lighten|soften|delete|erase|increase|decrease|reduce|make (?:it|them|my|the|this|less|more))\b/,
  /^(?:why not|why dont (?:you|we|i)|when you|whats on|what (?:i|id|ill|we|wed)|where(?:s| is| are| did| has| have))\b/,
  /^(?:is|are) there (?:a|an|any|some)\b.*\b(?:in|like)\b/,
] as const;

const ASKS = [
  /^(?:why|who|whose|whom|how|what|which|where|when (?:is|are|was|were|do|does|did|will|would|should|can|could))\b/,
  /^(?:is|are|am|was|does|did|isnt|arent|wasnt|doesnt|didnt|has|hasnt|aint)\b/,
  /^(?:do|dont|have|havent) (?:you|u|ya|i|we|they|people|men|women|boys|girls|guys|others|everyone)\b/,
  /^(?:do|does) (?:my|the|this|these|those) \w+ (?:look|need|seem|match|suit|go|clash|fit|make|feel|have)\b/,
  /^(?:should|shall|ought|shouldnt) (?:i|we|my|this|the|it|they)\b/,
  /^(?:would|could|can|will|might|wouldnt|cant|couldnt) (?!you|u |ya |i |we |it be|there|somebody)(?:\w+ )+(?:suits?|flatter|match|clash|fit|look (?:good|nice|better|right|okay|ok|weird|silly|bad|too|great|pretty)|go (?:well|with|together)|be (?:too|okay|good|nice|better|right|fine|weird|silly|much)|work)\b/,
  /^(?:would|will|could) you (?:\w+ )?(?:think|like|prefer|wear|buy|believe|love|hate|kiss|marry)\b/,
] as const;

/**
 * The mood of a clause.
 *
 * @param clause its plain words with one space between them
 * @param asksStudio whether the studio itself would do something, as taking a picture
 */
export function moodOf(clause: string, asksStudio: boolean): Mood {
  const text = clause.replace(OPENING, '').replace(/^(?:please|just) /, '');
  const forbidden = FORBIDS.exec(text);
  if (forbidden !== null) {
    const verb = text.slice(forbidden[0].length);
    const isPast = /^i (?:didnt|did not|never) (?:ask|asked|say|said|tell|told)/.test(text);
    if (asksStudio || isPast) return 'forbidden';
    if (CHANGING.test(verb)) return forbids(verb) ? 'forbidden' : 'wished';
  }
  if (asksStudio && /\b(?:not yet|just yet|yet)$/.test(text)) return 'forbidden';
  // “Mum, more blush” speaks to her, “mum used to wear red lips” tells of her.
  if (TELLS.some((pattern) => pattern.test(text) || pattern.test(clause))) return 'told';
  const asks = ASKS.some((pattern) => pattern.test(text));
  return asks && !WISHING.some((pattern) => pattern.test(text)) ? 'asked' : 'wished';
}

/** “Don’t make it so dark” and “don’t go so heavy” are wishes of their own. */
function forbids(verb: string): boolean {
  return !/\b(?:so|too|that|very|as) \w+/.test(verb) && !/\b(?:so|too|this) much\b/.test(verb);
}
