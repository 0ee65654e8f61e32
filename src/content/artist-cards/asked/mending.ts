import type { AskedWays } from './asked-ways.ts';

export const MENDING_ASKED: AskedWays = {
  'mend-liner': [
    'i messed up my wing; rescue crooked liner; line too thick correct',
    'remove liner error without starting over; erase part of eyeliner; micellar cotton bud wing',
    'sharpen wing with concealer; liner went wrong and i have to leave; line slipped',
    'smudge next to my eye; blotch of eyeliner; my flick is ugly how to repair',
  ],
  'mend-mascara-dot': [
    'sneezed with wet mascara; black dots on lid; mascara touched my eyelid; specks of mascara',
    'mascara blot on nose; dots under brow from mascara; got mascara everywhere on my lid',
    'poked my lid with the wand',
  ],
  'mend-blush': [
    'overdid the blush; cheeks look like tomatoes; rouge much too strong; rosy like a doll',
    'take blush down; remove some blush; heidi cheeks; blush overload',
    'i look sunburnt from blush; fade my blusher',
  ],
  'mend-foundation': [
    'put on too much base; base went patchy rescue',
    'my foundation looks terrible start again or fix; take some foundation off',
    'fix heavy base without washing; caked already how to rescue; overloaded foundation',
    'too thick now what; remove excess foundation',
  ],
  'mend-lipstick-edge': [
    'smudged lipstick around mouth; lipstick went over; repair lip edge; clean around lips',
    'lipstick all over chin; lip color smeared while kissing; lipstick outside the lips',
    'tidy up lipstick; joker mouth',
  ],
  'mend-fallout': [
    'dark dust on my cheeks now how to take off; glitter fell under my eyes',
    'clean shadow crumbs; shadow fell on foundation get it off; sweep away specks',
    'tape to lift glitter; black powder under eyes remove',
  ],
  'mend-shadow': [
    'my lid got too dark; eyeshadow went muddy; too heavy eyeshadow rescue',
    'blended it all into a grey mess; take shadow down; lighten eyeshadow',
    'looks like a black eye; fix overdone eyes; panda smoky eye repair; remove some shadow',
  ],
  'mend-brow': [
    'one eyebrow higher than other; brows not the same; drawn brow wrong; brows dont match',
    'correct a brow; sisters not twins; brows uneven; erase brow pencil; brow came out crooked',
    'even out eyebrows; i shaved off my brow by mistake',
  ],
  'mend-contour': [
    'contour looks dirty; brown stripes on my cheeks; contour went muddy; blend harsh contour',
    'contour too obvious; lines from contour; contour patchy; stripe along jaw; looks like mud',
    'unblended contour',
  ],
  'mend-bronzer': [
    'overdid bronzer; im orange; too tanned; bronzer all over too dark; fake tan look',
    'take down bronzer; bronzer too much fix; face is brown',
  ],
  'mend-concealer-crease': [
    'my concealer already creased; smooth lines in concealer at noon',
    'under eye went crepey fix on the go; tap out creases; undereye makeup cracked at work',
    'repair under eyes midday; lines in my under eye makeup now; quick fix creasing',
  ],
  'mend-broken-powder': [
    'my blush crumbled; dropped compact; powder in pieces; repair a smashed eyeshadow',
    'press powder again with alcohol; lipstick snapped in two; melted lipstick',
    'shattered highlighter; crumbled bronzer; palette fell on the floor',
    'lipstick melted in the car; hard film on powder',
  ],
  'mend-dry-mascara': [
    'mascara tube gone dry; how to make mascara wet again; mascara thick and crusty',
    'eye drops in mascara; warm up mascara; mascara nearly empty; add water to mascara',
    'mascara gone flaky in tube; soften dried mascara',
  ],
  'mend-midday': [
    'makeup looks tired by two; how do i redo makeup at work; face fell apart since morning',
    'fresh up after eight hours; fix shiny patchy face at lunch; rescue afternoon face',
    'quick repair in the office bathroom; my makeup broke up during the day',
    'freshen up before evening; base looks bad after hours; top up makeup during the day',
  ],
  'mend-tears': [
    'just had a cry; mascara all down my cheeks; swollen eyes after weeping',
    'repair makeup quickly after crying; eyes red from tears; cover that i cried',
    'streaks from tears; puffy eyes; been sobbing; i look like i cried',
  ],
  'mend-clothes': [
    'foundation mark on blouse; lipstick on dress how to get out; makeup stain',
    'mascara on pillow; self tan on sheets; clean makeup from fabric; makeup on my coat collar',
    'stain from concealer; wedding dress has foundation on it; carpet lipstick stain',
    'wash out lipstick',
  ],
  'mend-wrong-shade': [
    'bought too dark a base; foundation doesnt match can i still use it',
    'too light foundation use up; make use of wrong color; concealer too dark',
    'shade is off dont want to throw; tanned now and foundation too pale',
    'wrong tone bought online; return or rescue foundation',
  ],
};
