/** How people ask an artist what it is. Lower case, without apostrophes; one space between words. */

import { AI_ARTISTS } from '#content/ai-artists.ts';
import { MAKEUP_WORDS } from './card-words.ts';

function words(...rows: readonly string[]): string {
  return rows.join('|');
}

const NAMES = words(...AI_ARTISTS.map(({ name }) => name.toLowerCase().replace(' ', '|')));

/** What one is, in words that mean it wherever they stand. */
const BEING = words(
  'ai|an a i|a i$|artificial intelligence|bots?|robots?|chatbots?|chat bot|humans?|human being|llm|gpt|chat ?gpt',
  'generated|prerecorded|recording',
  'language model|neural network|algorithm|automated|automatic|automation|scripted|sentient|alive|persons?|machines?',
  'computers?|programs?|(?:real|actual|living|live) (?:people|woman|man|girl|guy|lady|someone)',
  '(?:someone|somebody|anyone|anybody|people) (?:real|there|here|behind(?! (?:the|this|that) (?:trend|look|brand|idea)))',
  '(?:nobody|no one|noone)s? (?:really |actually |even )*(?:real|there|here|behind)',
  // “Are you real?”, and not “a real red”.
  '(?<!for )real(?=$| (?:or|and|behind|right|arent|are|is|if|then|though|not|at all)\\b)',
);
/** Words that say what one is only right after “are you”: elsewhere a sign of the zodiac, a telephone or a fashion. */
const BEING_OF_YOU = words(
  BEING,
  'for real|(?:real|actual|trained) (?:makeup )?artists?|(?<=\\ba )(?:man|woman|girl|guy)(?= or\\b|$)',
  'claude|gemini|openai|android|software|app|fake|artificial|virtual|digital|conscious|simulation|code|scripts?',
  'made up|invented|fictional|fictitious|imaginary|(?:born|built|coded)(?=$| (?:or|by|in)\\b)|flesh(?: and blood)?|self aware',
  'character|persona|avatar|invention|simulated',
);
/** Who writes: one of these behind a chat is asked after, too. */
const WRITER = words(BEING, 'someone|somebody|anyone|anybody|people|(?:nobody|no one|noone)s?');
/** Who may be behind what is written; elsewhere a part of one who wears makeup. */
const PRESENCE = words(WRITER, 'face|soul|mind|brain|hands?|heart');

const BETWEEN = words(
  'a|an|the|some|any|sort|kind|of|not|no|really|actually|honestly|truly|even|just|only|simply|probably|maybe|clearly',
  'obviously|definitely|basically|secretly|still|also|in|fact|one|those|nothing|but|made|run|powered|controlled|by|with',
  'real|actual|living|live|genuine|large|stupid|dumb|fancy|clever|is|are|or|all|being|been',
);
const THEN = `(?:(?:${BETWEEN}) ){0,6}`;
const YOU_ARE = words(
  '(?:you|u) (?:must|may|might|could|have to|got to|gotta) be|youve got to be',
  'you are|u are|you r|u r|youre|you re|ur|are you|are u|r you|r u|arent you|arent u|were you|you were',
  `(?:is|was|are) (?:(?:${NAMES}) ?)+`,
);
const SPEAK = words(
  '(?:talk|speak|chat|text)(?:ing)? (?:to|with)',
  '(?:connect|transfer|switch)(?: me)?(?: over)? (?:to|with)|put me (?:through|over) to',
);
const WRITES = words(
  'writ(?:e|es|ing|ten)|wrote|typ(?:e|es|ed|ing)|answer(?:s|ed|ing)?|repl(?:y|ies|ied|ying)|respond(?:s|ed|ing)?',
  'generated?|behind(?! (?:the|this|that) (?:trend|look|brand|idea))|on the other (?:end|side)|at (?:the|a) keyboard',
  '(?:reads?|reading|watching|listening)(?=$| (?:this|these|what|along|my messages)\\b)',
);

const DOES = '(?:do|does|did|can) (?:you|u) (?:really |actually |even |ever |also )*';
/** What stands round a word for what one is where nothing else is said: “Hello robot”, “Just a program, then?” */
const ROUND = words(
  'hi|hiya|hey|yo|hello|good (?:morning|evening|day)|so|and|or|ok|okay|a|an|any|the|mr|ms|dear|my|real|just|only|simply|merely',
  'not|no|then|right|really|actually|correct|true|please|again|i (?:see|guess|think|knew it|bet)',
);

/** Plain enough to count beside makeup, too: “Are you a bot? And which red suits me?” */
export const PLAINLY_ASKED: readonly RegExp[] = [
  new RegExp(`\\b(?:${YOU_ARE}) ${THEN}(?:${BEING_OF_YOU})\\b`),
  new RegExp(`\\b(?:${SPEAK}) ${THEN}(?:${BEING}|artists?)\\b`),
  new RegExp(`\\b(?:get|give|fetch) me ${THEN}(?:human|person|human being)$`),
  new RegExp(
    `\\b(?:${WRITER}) (?:really |actually |even |who |that |is |was |did |has )*(?:${WRITES})\\b`,
  ),
  new RegExp(
    `\\b(?:${WRITES}|come|comes|came|coming) (?:this |that |it |these )?(?:by|from) ${THEN}(?:${BEING}|software|code)\\b`,
  ),
  new RegExp(`\\b(?:manned|staffed|operated|moderated|monitored) by ${THEN}(?:${WRITER})\\b`),
  new RegExp(`\\b(?:${WRITER}) (?:really |actually )?(?:manning|staffing|operating)\\b`),
  /\bam i (?:really |actually |even |just |only |still )*(?:talking|speaking|chatting|writing|texting)(?: to| with)\b/,
  new RegExp(`\\b(?:${BEING}) or ${THEN}(?:${BEING}|woman|man|girl|guy)\\b`),
  new RegExp(`\\b(?:${BEING}|woman|man) or ${THEN}(?:${BEING})\\b`),
  new RegExp(`\\btrust(?:ing)? ${THEN}(?:${BEING})\\b`),
  new RegExp(`^(?:(?:${ROUND}) )*(?:${BEING})(?: (?:${ROUND}))*$`),
  new RegExp(
    `\\b(?:is|are|s) there ${THEN}(?:${PRESENCE}) (?:at|in|behind) (?:this|these|that|there|here|it|all|the (?:chat|screen|messages|keyboard))\\b(?! (?:trend|look|brand|idea))`,
  ),
  new RegExp(`\\bwho(?:s| is| are)? (?:really |actually )?(?:${WRITES})\\b`),
  new RegExp(`\\b${DOES}(?:breathe|have (?:a body|feelings|emotions))\\b`),
  new RegExp(`\\b${DOES}have a (?:heart|soul|brain|mind|pulse|mother|childhood)(?=$| or\\b)`),
  new RegExp(
    `\\b${DOES}have (?:a )?(?:eyes|lips|skin|face|hands)(?: too| yourself| of your own)?$`,
  ),
  new RegExp(`\\b${DOES}wear (?:any )?makeup(?: too| yourself| at all)?$`),
  /\bhave (?:you|u) (?:really |actually |even |ever |personally )+(?:touched|held|been)\b/,
  new RegExp(`\\b${DOES}(?:sleep|dream|eat|think|get (?:tired|old))(?: at all)?(?=$| or\\b)`),
  /\b(?:are|were) (?:you|u) (?:trained|programmed|designed|developed)\b/,
  /\bwhat (?:kind|sort|type) of (?:being|thing|creature|entity|artist|program) (?:are|r) (?:you|u)(?: really| exactly)?$/,
  /\bwho (?:are|r) (?:you|u)\b|\bwhat (?:are|r) (?:you|u)(?: really| exactly| actually| then)?$|\bwhat (?:ai |language )?model (?:are|do) (?:you|u)\b/,
  /\b(?:do|does|did) (?:you|u) (?:really |actually |even )*exist\b|\bwho (?:made|built|created|trained|programmed) (?:you|u)\b/,
];

export const BEING_WORDS = new RegExp(`\\b(?:${BEING})(?:\\b|$)`);

/** Who is meant: the artist, the chat, or what stands in it. */
export const ADDRESS_WORDS = new RegExp(
  `\\b(?:${words(
    'you|u|youre|ur|your|yours|yourself|r u|this|that|these|it|its|there|here|chat|chats|conversation|answers|replies',
    'messages|service|want|need|reach|artists?|he|she|they|alone|involved|along|around|in the loop|on duty|take over',
    NAMES,
  )})\\b`,
);

/** What sounds like such a question and speaks of someone or something else. */
export const SAID_OF_OTHERS = new RegExp(
  `\\b(?:${words(
    '(?<!(?:real|actual|trained) )makeup artists?',
    '(?:for|on|as|if|like|suits?|can|should|would|could|may) (?:a|an|the|any|every|some|most|older|busy)(?: (?!real|actual|living|live)[a-z]+){0,2} (?:person|people)(?= (?!writ|typ|answer|repl|respond|behind|there|here)|$)',
    '(?:im|i am|am i) (?:just |only |more |not |such )*(?:of )?(?:a|an|the)?(?: [a-z]+){0,4} person',
    '(?:im|i am|were|we are) (?:only|just|all) human',
    'human (?:eyes?|hair|skin|faces?|lips)',
    '(?:washing|sewing|coffee|slot|tanning|rowing) machine|machine wash[a-z]*',
    '(?:my|work|home|school|desktop) computers?(?: screen| camera)?$|(?:on|at|from|before|behind) (?:my|a|the) (?:computer|machine)',
    '(?:makeup|look|tv|training|exercise|loyalty|beauty) programs?|programs? (?:for|to)',
    'personal [a-z]+|in person|first person',
  )})\\b`,
  'g',
);

/** With one of these a question is about makeup, unless it is plainly asked. */
export const ABOUT_MAKEUP = new RegExp(
  `\\b(?:${words(
    ...MAKEUP_WORDS,
    'makeup(?! artist)|looks?|looking|wear|wears|wearing|worn|shades?|colou?rs?|hair|hairs|skin|tones?|suits?|matte|dewy|pencil|cream',
    'red|pink|nude|coral|berry|plum|brown|black|blue|green|gold|silver|peach|mauve|orange|purple|white|freckle|tan',
    'apply|applied|blend|contouring|natural|formula|product|mirror|glasses|contacts|outfit|dress',
  )})(?:s|es)?\\b`,
);
