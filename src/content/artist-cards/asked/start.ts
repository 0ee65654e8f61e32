import type { AskedWays } from './asked-ways.ts';

export const START_ASKED: AskedWays = {
  'order-steps': [
    'which comes before which; sequence; what do i apply first; is powder last',
    'foundation then concealer; eyes before or after base; do i do eyes first',
    'bronzer before blush; primer moisturizer order; correct order; in what order',
    'concealer then powder; what next after foundation; spray last; full face step by step',
    'brows when; lips last',
  ],
  'start-kit': [
    'what do i buy first; makeup novice; i have never used makeup; starter kit; first products',
    'clueless about makeup; only basics; must haves; what should be in my makeup bag',
    'bare essentials; i know nothing about makeup; thirty and never wore makeup; where to start',
    'minimum products; new to all this',
  ],
  'start-budget': [
    'no money for makeup; low cost; cheapest way; supermarket makeup; under twenty bucks; dupes',
    'drugstore good; student budget; broke; pocket money; cheap but good; thrifty; inexpensive',
  ],
  'budget-multi': [
    'products for two uses; double duty; what can i use lipstick for apart from lips',
    'one pot for all; use bronzer as eyeshadow; eyeshadow as brow powder',
    'fewer products more uses; all in one; use concealer as foundation; multipurpose',
    'blush as eyeshadow',
  ],
  'budget-spend': [
    'which item deserves a lot of money; is pricey better; luxury vs drugstore; where to save',
    'high end worth it; splurge; is expensive foundation better; spend most on; designer makeup',
    'cheap mascara versus expensive; does price matter',
  ],
  'start-practice': [
    "i'm terrible at this; learn to do makeup; my makeup always looks bad",
    'how do people get good; train my hand; lessons; i have no talent; get better; improve',
    'makeup skills; how long until im good; become a makeup artist; course',
  ],
  'start-strength': [
    'did i overdo; is it too heavy; how strong is ok; too much makeup on; less is more',
    'how intense should it be; overdone; should i tone it down; do i look overdone; how bold',
    'people say i wear too much',
  ],
  'start-style': [
    'which look would suit me; no idea what to do with my face today; choose something for me',
    'recommend me a look; i need inspiration; what would you put on me; what flatters me',
    'my personal style; bored of my look which one; idea please; look for me',
    'what makeup should i do; makeover; inspire me; what kind of makeup is for me',
  ],
  'start-trend': [
    'whats in right now; something wild; latest trend; want something new; surprise',
    'experimental; tiktok; bored with my makeup; crazy look; fashionable; runway; this season',
    'daring; same makeup every day want a change; rut; avantgarde; y2k; latte makeup',
  ],
  'travel-kit': [
    'tiny bag for a trip; five products for holiday; pack for weekend; carry on liquids',
    'backpacking makeup; what do i pack; minimal travel set; only hand luggage',
    'bring on holiday; business trip bag; mini makeup pouch; overnight bag; capsule',
  ],
  'compliment-current': [
    'do i look good; what do you say about my face; rate me; what would you improve',
    'is my makeup nice; judge my look; feedback; what have i got on; like my lipstick',
    'my current look; how do i look right now; opinion on what i wear; am i pretty like this',
    'does this suit me; look at my makeup; critique',
  ],
};
