import type { AskedWays } from './asked-ways.ts';

export const AGE_ASKED: AskedWays = {
  'mature-foundation': [
    "which base is kindest to a lined face; my foundation cracks into my crow's feet",
    'im in my late fifties and every foundation makes me look worse',
    'best liquid base for older ladies; foundation emphasises my wrinkles',
    'mum is 70 and wants a foundation that doesnt sink into her lines; aging skin what coverage',
    'light foundation for a woman past sixty; my smile lines fill up with makeup',
  ],
  'mature-eyes': [
    'my lids have gone wrinkly and shadow looks awful on them; eye makeup at 60 plus',
    'shimmer gathers in the folds of my loose lids; how does a grandmother wear eyeshadow',
    'saggy upper lids what shadow; skin on my eyelids is thin and papery',
    'eyes makeup tutorial for ladies over fifty five; my eyelids have dropped with the years',
  ],
  'mature-lips': [
    'my lips have got thinner since I turned fifty; what lip color for a lady in her sixties',
    'lipstick shades that dont age you; older mouth which lipstick finish',
    'losing my lip shape as I get older; is dark lipstick a bad idea at my age',
    'what should a 70 year old put on her lips; granny lips',
  ],
  'mature-blush': [
    'rouge for older ladies; I am 60 where do I put blush',
    'blush sits strangely on my aging face; cheeks have dropped with age where should color go',
    'cream or powder blush at fifty five; blusher for my mother',
  ],
  'mature-shimmer': [
    'is glitter allowed after fifty; will sparkle show my wrinkles',
    'can I still wear shiny shadow at 65; pearly shades on old skin',
    'highlighter on wrinkled cheeks; frosted makeup older lady yes or no',
  ],
  'mature-brows': [
    'since menopause half my eyebrows are gone; ends of my brows have disappeared with age',
    'eyebrows for a woman of sixty; how does an older lady draw her brows',
    'my brows got wispy as I aged; brows fall out with age',
  ],
  'mature-powder': [
    'should older women use powder at all; powder gathers in my lines and looks dusty',
    'how to set foundation at sixty without looking dry; does powder age you',
    'my wrinkles show after powdering; finishing powder over fifty five',
  ],
  'mature-lashes': [
    'my lashes became short and thin with age; mascara for my grandmother',
    'lashes after menopause; which mascara at sixty five; older eyes lashes falling out mascara',
    'best mascara for aging eyes',
  ],
  'mature-less': [
    'what makes me look older than I am; ten years younger with makeup',
    'I am 55 and want to look fresh not painted; what should I stop doing at fifty',
    'makeup routine for ladies over sixty; mistakes older women make',
    'update my look it is stuck in the eighties; my makeup adds years; fresher face at my age',
    'anti aging makeup tricks',
  ],
  'hair-gray': [
    'my hair turned white what makeup now; salt and pepper hair which lipstick',
    'since I went silver I look washed out; makeup for grey haired woman',
    'I stopped coloring and my old makeup looks wrong; colors for a silver bob',
  ],
  'teen-first': [
    'my girl is 14 and asks for makeup; what makeup is right for a young teen',
    'I am thirteen what can I wear; simple products for a fourteen year old',
    'is my kid too young for makeup; starter makeup for my niece who is 12',
    'first makeup for a schoolgirl; im 15 and allowed makeup now where do i start',
  ],
};
