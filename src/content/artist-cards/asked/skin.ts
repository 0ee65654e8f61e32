import type { AskedWays } from './asked-ways.ts';

export const SKIN_ASKED: AskedWays = {
  'skin-prep': [
    'what do i put on before makeup; moisturize before base; prepare my face',
    'clean cream then makeup; how to get skin ready; serum before foundation; wait after cream',
    'skin routine before makeup; prime canvas; wash face before makeup; skincare first',
    'moisturizer or primer; face mask before makeup; ice on face',
  ],
  'skin-oily': [
    'makeup for a greasy face; very oily; oil by lunch; base for oily skin',
    'matte foundation oily; slick face; my skin makes so much oil; teen oily skin makeup',
    'what kind of foundation for oil; makeup slides off oily face; sebum',
  ],
  'skin-oily-shine': [
    'nose shines; forehead shiny after an hour; blot papers; too shiny',
    'matte again during the day; how to mattify; shine on t zone; shiny by noon',
    'get rid of shine; powder over shine; control oil during the day; shine through powder',
    'glossy forehead',
  ],
  'skin-dry': [
    'dry skin and base; moisturizing foundation; my face is tight',
    'foundation for dehydrated face; dull dry makeup; makeup looks dry; thirsty skin',
    'parched face; what makeup when skin is dry; powder free; creamy products for dry',
    'winter dry face foundation; base for very dry skin',
  ],
  'skin-flakes': [
    'peeling face under makeup; skin peels around nose; scaly patches',
    'makeup clings to dry bits; flaky forehead; sunburn peeling makeup',
    'after retinol peel makeup; foundation catches on flakes; skin shedding',
    'exfoliate before makeup; dandruff brows; crusty nose after cold; makeup with a cold nose',
  ],
  'skin-combination': [
    'dry cheeks shiny middle; half oily half dry; nose oily cheeks dry; mixed skin base',
    't zone greasy but rest flaky; two kinds of skin on one face',
  ],
  'skin-type-find': [
    'which skin type have i got; test my skin type; blot test; am i combination',
    'how to know my skin; type of skin; is my skin dry or dehydrated',
  ],
  'skin-texture': [
    'bumpy forehead; scars from acne show; rough skin; base shows bumps; uneven surface',
    'pockmarks; skin not smooth; texture visible in light; ice pick scars; little bumps; milia',
    'orange skin cheeks; chickenpox scars; makeup makes bumps worse; peach fuzz',
    'fuzz on my face shows with foundation',
  ],
  'skin-pores': [
    'holes in my nose skin; pores visible on cheeks; fill pores; large pores around nose',
    'blur pores; pores look bigger with makeup; strawberry nose; blackheads; pore vanish',
    'makeup sits in pores; craters; primer for pores',
  ],
  'skin-sunscreen-under': [
    'sun protection and makeup; spf first or base first; does foundation with spf suffice',
    'sun cream before primer; do i need sunscreen with spf makeup; when does sunscreen go on',
    'wait after sunscreen; sun lotion makes base slide; order of sunscreen',
    'spf in powder enough; spf moisturiser',
  ],
  'skin-sunscreen-reapply': [
    'new layer of sun cream over face with makeup; spf powder; spf mist',
    'again sun protection at noon; reapply spf without ruining makeup; sun stick over makeup',
    'sunscreen after lunch; sun cream every two hours with makeup on; refresh sun protection',
  ],
  'skin-glass': [
    'korean glass skin; wet shine skin; super dewy; dolphin skin; luminous like glass; dew',
    'glazed donut skin; dewy base; reflective skin; juicy skin',
  ],
  'skin-glow': [
    'look radiant; healthy glow; my face is dull; glow not oily; lit from within',
    'grey complexion; fresh shine; tired dull skin; glowing but not greasy',
    'luminous without glitter; sallow; lifeless skin; bring life to my face; radiance',
  ],
  'skin-pilling': [
    'makeup rolls up in crumbs; eraser crumbs on face; primer balls up; products dont get along',
    'moisturizer peels off under foundation; flakes of product; layers roll off',
    'when i rub it comes off in bits; sunscreen crumbs; why does my base roll',
  ],
  'acne-prone': [
    'breakouts and makeup; can i wear foundation on acne; makeup for spotty skin',
    'cover lots of pimples; clogging pores; hormonal chin spots',
    'foundation that doesnt give spots; acne all over how to cover; cystic; teen acne',
    'spots worse from makeup; non clogging; inflamed skin cover; breaking out; pimply cheeks',
    'cover acne without caking',
  ],
  freckles: [
    'my freckles vanish under base; dont hide freckles; fake some freckles; dot freckles',
    'henna freckles; sun spots on nose fun; draw on freckles; keep my freckles',
    'cover my freckles; freckle pen; speckles',
  ],
};
