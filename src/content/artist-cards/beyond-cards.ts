/** How questions sound that no card is to answer. Lower case, without apostrophes; one space between words. */

/** Attempts to get at what lies behind the chat, or to give it orders. */
export const SECRET_QUESTIONS: readonly RegExp[] = [
  /\b(?:ignore|forget|disregard|override) (?:all |any |your |the |my |every )*(?:previous|prior|above|earlier|instruction|instructions|rules|prompt)/,
  /\b(?:system|hidden|secret|initial|original) (?:prompt|instruction|instructions|rules|message)\b/,
  /\b(?:api|secret|private|access|admin) ?(?:key|keys|password|passwords|token|tokens|credentials)\b/,
  /\b(?:developer|debug|god|admin|root|dan|jailbreak) mode\b|\bjailbreak\b/,
  /\b(?:your|the) (?:password|passwords|prompt|instructions|source code|environment variables|database)\b/,
  /\byou are now (?:a |an |in |no )|\bact as (?:a |an |if )|\bpretend (?:to be|that you|you)/,
  /\b(?:print|show|reveal|dump|repeat|output) (?:me )?(?:your |the |all )*(?:configuration|config|text above|words above|instructions|settings of the server|env|rules)\b/,
  /\b(?:drop table|select from|rm rf|script alert)\b/,
];

export const MEDICAL_QUESTIONS: readonly RegExp[] = [
  /\b(?:eczema|rosacea|psoriasis|dermatitis|melanoma|cancer|mole|moles|wart|warts|herpes|shingles|conjunctivitis|stye|impetigo|vitiligo treatment|lupus)\b/,
  /\b(?:infected|infection|pus|swollen|swelling|swells|swelled|bleeds and|rash|hives|lump|growth|blister|blisters|allergic|allergy|anaphyla\w*)\b/,
  /\b(?:botox|fillers?|surgery|facelift|laser|chemical peel|microneedling|liposuction|injections?)\b/,
  /\b(?:pregnant|pregnancy|breastfeeding|retinol|retinoid|tretinoin|accutane|isotretinoin|antibiotics?|steroids?|medication|medicine|prescription|hydroquinone|cortisone)\b/,
  /\b(?:cure|cures|diagnose|diagnosis|symptoms?|disease|treatment|treat|heal|heals)\b/,
  /\b(?:hurts|hurting|painful|pain|burns|burning|sore|bleeding skin)\b/,
];

/** What only sounds like illness: a comparison, or what a person does not want. */
export const FIGURES_OF_SPEECH =
  /\b(?:look(?:s|ing)? like|like) (?:a |an )?(?:rash|burn|bruise|disease|infection)\b|\b(?:without|no|instead of|rather than) (?:any )?(?:surgery|botox|fillers?|injections?|laser)\b/g;

/** Ways of asking after a person; what stands in the group is the name. */
export const NAMED_QUESTIONS: readonly RegExp[] = [
  /\blook(?:s|ing)? like ([a-z]+(?: [a-z]+){0,2})/,
  /\bhow (?:does|did|do) ([a-z]+(?: [a-z]+){1,2}) (?:do|does|did|wear|wears|apply|get|keep)\b/,
  /\bdo you know ([a-z]+(?: [a-z]+){0,2})$/,
  /\b(?:who is|what does|what did|does|did|is|was) ([a-z]+ [a-z]+) (?:wear|wears|use|uses|wearing|using|pretty|ugly|beautiful|hot)\b/,
  /\b(?:makeup|eyes|lips|brows|face|eyebrows|done) like ([a-z]+(?: [a-z]+)?)$/,
  /\bcopy ([a-z]+ [a-z]+)/,
  /\b([a-z]+ [a-z]+s) (?:contour|makeup|look|style|lipstick|lips|brows|eyebrows|eyeliner|eyes|face|blush|lashes|skin)\b/,
];

/** Words that speak of real people without a name. */
export const PEOPLE_WORDS =
  /\b(?:celebrity|celebrities|celeb|celebs|actress|actor|actors|singer|rapper|influencer|supermodel|president|princess|queen of|royal family|movie star|film star|pop star|famous person|famous people)\b/;

export const OFF_SUBJECTS: readonly RegExp[] = [
  /\b(?:capital of|population of|president|election|politics|political|government|war|religion|god|bible)\b/,
  /\b(?:football|soccer|basketball|baseball|tennis|olympics|world cup|team|league|score)\b/,
  /\b(?:python|javascript|code|coding|script|program me|sql|algorithm|computer|wifi|phone|laptop)\b/,
  /\b(?:cook|recipe|pasta|pizza|bake a|cake recipe|restaurant|dinner recipe)\b/,
  /\b\d+ (?:times|plus|minus|divided|x) \d+\b|\bmath\b|\bhomework\b|\bessay\b|\bpoem\b|\bjoke\b|\btranslate\b|\bstory\b/,
  /\b(?:movie|film|song|music|book|game|series|netflix)\b/,
  /\b(?:bitcoin|stock|stocks|invest|mortgage|tax|taxes|lawyer|loan|bank)\b/,
  /\bwill it (?:rain|snow)\b|\bweather (?:in|today|tomorrow)\b|\bnews\b|\btime is it\b/,
  /\b(?:puppy|kitten|plants?|sofa|couch|carpet|walls|bedroom|furniture|headphones|washing machine|tires?|tyres?)\b/,
  /\b(?:shampoo|conditioner|dandruff|haircut|hairstyle|dye my hair|curly hair|style my hair|my nails|perfume|cologne|deodorant)\b/,
  /\b(?:shoes?|sneakers|jacket|sky|mount|planet|broke up|breakup|divorce|how old are you)\b/,
  /\b(?:car|cars|dog|cat food|garden|flight ticket|hotel|bus|train)\b/,
];

export const THANKS =
  /^(?:ok |okay |great |cool |oh )?(?:thanks|thank you|thx|ty|cheers|bye|goodbye|good night)\b.{0,25}$/;
export const GREETINGS =
  /^(?:hi|hello|hey|good morning|good evening|good afternoon|hiya|yo)\b(?: \w+){0,2}$/;

/** A person who needs another person now. */
export const DESPAIR =
  /\b(?:kill myself|suicide|suicidal|want to die|end my life|hurt myself|harm myself|self harm)\b/;
export const UNHAPPY =
  /\b(?:i (?:feel|am|look)|im|feeling) (?:so |really |very |just |too )*(?:ugly|hideous|disgusting|worthless)\b|\bhate (?:my face|how i look|myself)\b/;
export const SIGHT_QUESTIONS =
  /\bwhat (?:do |can )?(?:you|u) see (?:in|on|through) my\b|\b(?:can|do|could) (?:you|u) (?:really |actually )?(?:see|watch) (?:me|my face|my picture|my camera|my makeup|what i look like)\b/;
export const BRAND_QUESTIONS = /\b(?:which|what|best|good|favorite|recommend a|name a) brands?\b/;
