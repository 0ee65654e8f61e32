/**
 * Whether a clause wishes for what it speaks of. People also ask for advice, tell stories, and say what is not to be
 * done; a change for each of them would be a change that nobody wished for.
 */

export type Mood =
  /** Do it. */
  | 'wished'
  /** A question, or what others say: it may be meant as a wish. */
  | 'doubtful'
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
  /^(?:\w+ )?(?:remove|removing|take (?:\w+ ){0,3}(?:off|away)|taking|delete|deleting|erase|wipe|lose|touch|change|changing|get rid|make|darken|lighten|soften|turn|reset|undo|save|go|do|swap|switch|replace|increase|decrease|reduce|tone|mess|lower|raise|adjust|alter)\b/;

const TELLS = [
  new RegExp(
    `^(?:(?:my|the|our|his|her|your|a|an|some) )?(?:\\w+ )?${PERSON} (?:\\w+ )?(?:said|told|thought|asked|stole|bought|used|lost|wore|took|borrowed|broke|had|was|were|gave|went|hated|loved|has|wears|put|got)\\b`,
  ),
  /^i (?:\w+ )?(?:bought|lost|broke|stole|borrowed|ordered|ran out|left my|dropped|used to|wore|saw|watched|heard|met|remember|ate|sold)\b/,
  /^(?:we|you) (?:\w+ )?(?:bought|lost|broke|wore|saw|watched|heard|met|never|always|used to)\b/,
  /^(?:yesterday|last (?:week|night|year|month|summer)|when i was|years ago|once upon)\b/,
  /^(?:did you know|do you know|have you (?:heard|seen|ever)|i (?:read|heard) that|i wonder (?:who|why|when)|imagine|remember when)\b/,
] as const;

const ASKS = [
  /^(?:why|who|whose|when(?! you)|how come|how often|how long|how old)\b(?! (?:not|dont (?:you|we|i)|you are|youre))/,
  /^(?:should|shall|ought) (?:i|we|my|this|the|it)\b/,
  /^(?:do|dont|would|did) (?:you|u|ya|people|they|men|women|boys|guys) (?:\w+ )?(?:think|like|prefer|recommend|suggest|believe|find|love|hate|wear|buy)\b(?!.*\b(?:could|can|might|possible)\b)/,
  /^(?:is|are|isnt|arent|was|were|does|doesnt|do|did|will|would|wouldnt|has) (?!you|i |u |we |there|it be)\w+ (?!.*\b(?:possible|way|okay if|ok if|all right if|alright if|too much to|mind|you|chance|we|be able)\b).*\b(?:suits?|good|nice|right|okay|fine|flattering|pretty|looks?|matches|match|goes|go with|enough|better|too|straight|even|crooked|work on|make me|makes me|much|overdone|bad|ugly|weird|old|vegan|safe|waterproof|ruined|gone|trendy|in fashion|modern)\b/,
  /^(?:what|which)(?:s| is| are| was| one is| would be) (?:better|best|nicer|prettier|more flattering|your favou?rite|wrong|the best)\b/,
  /^(?:what do you think|what are your thoughts|how does|how do)\b(?!.*\b(?:without|i (?:use|talk|make|get|say|turn|change|do)|make|before)\b)/,
  /^(?:what happens (?:if|when) i (?:say|ask|press|tap|click))\b/,
  /^(?:what|where) (?:is|are) (?:a|an)?\b.*\b(?:made of|from|for|called after)$/,
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
    if (asksStudio || isPast || CHANGING.test(verb)) return forbids(verb) ? 'forbidden' : 'wished';
  }
  if (asksStudio && /\b(?:not yet|just yet|yet)$/.test(text)) return 'forbidden';
  if (TELLS.some((pattern) => pattern.test(text))) return 'doubtful';
  return ASKS.some((pattern) => pattern.test(text)) ? 'doubtful' : 'wished';
}

/** “Don’t make it so dark” and “don’t go so heavy” are wishes of their own. */
function forbids(verb: string): boolean {
  return !/\b(?:so|too|that|very|as) \w+/.test(verb) && !/\b(?:so|too|this) much\b/.test(verb);
}
