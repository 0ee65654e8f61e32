/**
 * What the studio is asked to do in words that nobody can list: a verb and a thing, with whatever stands between.
 * Each is held against a clause as plain words with one space between them.
 */

import type { SpokenAct } from './token.ts';

const THING =
  '(?:picture|pictures|photo|photos|pic|pics|pick|pik|foto|fotos|foe toe|pitcher|selfie|selfies|snapshot|screenshot|image|shot)';
const CAMERA = '(?:camera|cam|webcam|camara|video)';

const PATTERNS: readonly (readonly [act: SpokenAct, pattern: RegExp])[] = [
  [
    'flip',
    new RegExp(
      `^(?!.*\\b(?:on|off)\\b).*\\b(?:flip|mirror|reverse|rotate|swap|turn|switch|change|other|front|back|rear|selfie|opposite|around)\\b.*\\b(?:${CAMERA}|sides?|screen)\\b|\\b(?:flip|mirror|reverse|turn|switch|swap)\\b.*\\b${THING}\\b|\\b${THING}\\b.*\\b(?:around|reversed|the other way|wrong way)\\b|\\b(?:mirror|turn|flip) me\\b|\\bleft (?:is|and|to) right\\b`,
    ),
  ],
  [
    'stop-camera',
    new RegExp(
      `\\b(?:off|stop|close|shut|kill|disable|quit|end|cut|deactivate|hide|pause|no|finish)\\b.*\\b${CAMERA}\\b|\\b${CAMERA}\\b.*\\b(?:off|down|away)\\b|\\bstop (?:filming|recording|looking at|watching) me\\b`,
    ),
  ],
  [
    'start-camera',
    new RegExp(
      `\\b(?:on|start|open|activate|enable|begin|launch|use|fire|power|run|need|want|give|get|show|connect|put)\\b.*\\b${CAMERA}\\b|\\b${CAMERA}\\b.*\\bon\\b|\\b(?:see|show me) (?:myself|my (?:own )?face)$|^(?:the )?${CAMERA}(?: please)?$`,
    ),
  ],
  [
    'undo',
    /^(?!.*\b(?:see|show|what|compare)\b).*\b(?:as|like|the way|how) (?:it|i|they|everything|that) (?:was|were|did|had|looked)\b|\b(?:go|come|return|switch|back)\b.*\b(?:last|previous|earlier)\b|\b(?:undo|take|put|bring|go|change|get|have|want|give)\b.*\b(?:back|undone)\b(?: please| now| again)*$|\blike\b.*\b(?:more|better)\b.*\b(?:before|previous|old|last|first)\b|\b(?:nicer|better|prettier|preferred|liked)\b.*\b(?:before|previous|ago|earlier|old|first|last|original)\b/,
  ],

  [
    'compare',
    /\b(?:see|show|look|looked|looks|looking|compare|view|check)\b.*\b(?:without|bare|naked|before|no makeup|no make up|nothing on|original|natural face|real face|own face)\b|\bbare face\b|\b(?:before|difference)\b.*\bafter\b|\bhow much (?:of a )?difference\b|\bwhat difference\b/,
  ],
  [
    'capture',
    new RegExp(
      `^(?!.*\\b(?:for|in|before|after|on) (?:the|my|a|an|this|our)(?: \\w+)? ${THING}\\b).*\\b(?:take|make|shoot|snap|do|get|grab|click|have|want|need|shot|save me|give me|one more|another|a second|quick)\\b.*\\b${THING}\\b|\\b(?:photograph|capture)\\b`,
    ),
  ],
  [
    'delete',
    /\b(?:delete|remove|erase|rid of|throw|bin|trash|discard)\b.*\b(?:saved|(?:look|one|that|it) (?:called|named)|from my looks|my looks)\b/,
  ],
  [
    'save',
    /\b(?:save|store|remember|bookmark|safe)\b.*\b(?:as|called|named|under|for later|look|name)\b|\bkeep\b.*\b(?:called|named|under|for later)\b|\bkeep (?:this|that|it|these|the look)(?: one| look)? as (?!it|they|is)/,
  ],
  [
    'help',
    /\b(?:what|which)\b.*\b(?:colou?rs|shades|looks|palettes|products|commands|words|things|trends)\b.*\b(?:can|have|there|available|know|got|exist)\b|\bhow (?:do|can|should) i (?:use|talk|speak|say|tell|ask|make (?:this|it) work)\b|\bwhat (?:else )?(?:can|could|should|may) (?:i|you|it|this|this \w+|the \w+) (?:say|do|ask|use|tell|try|want|change|understand)\b/,
  ],
];

const OPENING =
  '^(?:(?:please|and|ok|okay|so|well|hey|can you|could you|would you|will you|now|then|just|tell me|let me know|say|check|oh|um) )*';

/** What is plain whatever else is said, products and colors included. */
const CERTAIN: readonly (readonly [act: SpokenAct, pattern: RegExp])[] = [
  [
    'shopping',
    /\b(?:how much|what) (?:for|does|do|would|will|cost|costs)\b.*\b(?:cost|costs)\b|\bhow much (?:for|does|do|would|will|cost|costs)\b.*\b(?:this|that|these|it|cost|costs|lipstick|blush|mascara|eyeliner|eyeshadow|foundation)\b|\b(?:cost|price)s? of\b/,
  ],
  [
    'help',
    /\b(?:what|which|wich)\b.*\b(?:colou?rs|shades|looks|palettes|products|commands|words|finishes|options|choices|possibilities|trends|styles)\b.*\b(?:can|have|there|available|know|got|exist|offer)\b|\b(?:know|understand|sure|idea)\b.*\bwhat (?:i |to |you )(?:can |could )?(?:say|ask|do|understand)\b|\bwhat i can (?:say|ask|do)\b|\bhow (?:this|it|that) works\b|^(?:please |can you |could you )*(?:list|name|show me|tell me) (?:all )?(?:the |your )?(?:palettes|colou?rs|shades|looks|commands|options)$/,
  ],
  [
    'compare',
    /\b(?:see|show)\b.*\b(?:me|myself|my (?:bare |real |own |natural )?face|the client|her|him)\b.*\b(?:before|without|with nothing|bare|naked|unmade|with no)\b(?!.*\b(?:eyeliner|liner|mascara|blush|lipstick|foundation|eyeshadow|shadow)\b)/,
  ],
  ['compare', /\b(?:see|show|compare)\b.*\b(?:bare|naked|unmade) (?:face|skin)\b/],
  [
    'redo',
    /\b(?:redo|do over|bring back|restore|repeat|changes back)\b.*\bund(?:id|one)\b|\bbring the changes? back\b/,
  ],
  ['shopping', /^(?:\w+ ){0,3}where\b.*\b(?:buy|get|find|order|purchase|sell|sold)\b/],
  [
    'wearing',
    /\bwhat (?:am|do|have|did) i\b.*\b(?:wearing|wear|have on|got on|put on)\b|\b(?:explain|tell|say|show|read)\b.*\bwhat i (?:have|wear|got|am wearing)\b|\b(?:read|tell|say|list|name)\b.* (?:back|out|aloud|out loud)(?: to me| please| again)*$|^(?:please |can you |could you |would you |will you )*describe\b|\bremind me (?:what|which|how|of)\b|\b(?:what|which) (?:percent|percentage|level|strength|opacity|intensity)\b|\bwhat (?:did|have) (?:you|i|we) (?:just |now )?(?:change|changed|do|done|did|pick|put on|choose)\b|^(?:did|has|is) (?:that|it|this) (?:work|worked|done|change|happen|on)\b|^(?:was|is) (?:that|this|it) (?:the|my)\b|\b(?:what|which|whats)\b.*\b(?:palette|shade|lipstick|blush|colou?r) is (?:this|that|it)$|\bname of (?:this|that|the|my)\b|^(?:please |can you |could you )*(?:tell me|name|list|say) (?:the |all |every)(?:shade|colou?r|name|strength|amount|product|makeup|im wearing|i am wearing|i have on|thing)\w*\b/,
  ],
];

/** Yes-or-no questions about what is worn, where a product is named. */
const ASKS_STATE = new RegExp(
  `${OPENING}(?:(?:(?:if|whether) )?(?:is|are|am i|do i|have i|does my|has my|isnt|arent|did i|did you|was)\\b.*\\b(?:on|wearing|anything|any|have|got|still|already|there|put|apply|applied|now|at)\\b|how (?:strong|dark|heavy|much|intense|bright|thick|bold|light|high|visible)\\b.*\\b(?:is|are|am|do|have)\\b(?!.*\\b(?:you|make)\\b)|(?:i )?(?:cant|cannot|dont|do not|not) (?:tell|know|see|remember|sure) (?:if|whether|what|which)\\b|(?:if|whether) (?:i|my)\\b)`,
);
const CHANGES_IT =
  /\b(?:too|suits?|match|matches|good|nice|enough|possible|way|better|darker|lighter|stronger|softer|warmer|cooler|make|could|can|okay|ok)\b/;

/** What a clause certainly asks the studio to do. */
export function certainActIn(clause: string, namesProduct: boolean): SpokenAct | undefined {
  const act = CERTAIN.find(([, pattern]) => pattern.test(clause))?.[0];
  if (act !== undefined) return act;
  const asks = namesProduct && ASKS_STATE.test(clause) && !CHANGES_IT.test(clause);
  return asks ? 'wearing' : undefined;
}

/** Questions about what is worn, where nothing is to change. */
const ASKS_WHAT_IS_WORN =
  /\b(?:what|whats|which|tell|describe|called|name of|read|remind|list|whose|say)\b/;

/** What a clause asks the studio to do; undefined where it is about something else. */
export function actIn(clause: string): SpokenAct | undefined {
  return PATTERNS.find(([, pattern]) => pattern.test(clause))?.[0];
}

export function asksWhatIsWorn(clause: string): boolean {
  return ASKS_WHAT_IS_WORN.test(clause);
}
