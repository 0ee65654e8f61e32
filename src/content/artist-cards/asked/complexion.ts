import type { AskedWays } from './asked-ways.ts';

export const COMPLEXION_ASKED: AskedWays = {
  'foundation-shade': [
    'which number of foundation should i take; where on the face to test foundation',
    'cant find my color of base; am I beige or sand; foundation shade finder',
    'i always buy the wrong tone; matching base to my skin',
    'how light or dark should my foundation be; test on jaw or hand',
    'ordering foundation on the internet; in between two foundation shades',
  ],
  'foundation-undertone': [
    'my foundation makes me pink; base looks too yellow on me; warm or cool foundation',
    'does c or w or n mean anything on the bottle; the depth is right but the tone is off',
    'beige with pink or golden; peachy foundation looks odd; my base turns me grey',
  ],
  'foundation-cakey': [
    'my base looks thick and powdery; face looks plastered; too many layers on my face',
    'foundation sits on top of skin; why does my makeup look so heavy',
    'everybody can see I wear foundation; makeup like a mask; by afternoon its all caked',
    'crusty looking base; looks like i trowelled it on; thick base fix',
  ],
  'foundation-oxidize': [
    'base goes orange during the day; my face is darker at lunch than in the morning',
    'foundation color shifts once dry; it matched in the shop then turned',
    'why does my foundation go tangerine; after an hour my face is orange',
    'makeup turns darker on me; foundation changes on my skin',
  ],
  'foundation-amount': [
    'how many drops of foundation; one pump or two; pea sized base',
    'how thick should the layer be; do i use too much base; quantity of foundation for a face',
  ],
  'foundation-tool': [
    'which tool for liquid base; is it better to use a sponge or hands',
    'flat or buffing brush for base; beauty blender or foundation brush',
    'whats the best way to get base on; blend base with what',
    'put foundation on with my fingers ok',
  ],
  'foundation-sheer': [
    'make my foundation thinner; base should look like bare skin',
    'i want my skin to show through; dilute foundation; lightweight barely there base',
    'natural finish foundation; even skin but not made up; thin down heavy foundation',
    'less coverage base',
  ],
  'foundation-types': [
    'stick or liquid base; whats a cushion foundation; powder foundation good or bad',
    'serum foundation vs cream; mousse or fluid; matte or dewy foundation',
    'what kinds of base exist; mineral foundation',
  ],
  'foundation-neck': [
    'my head looks a different color than my body; base stops at my jaw; white face brown neck',
    "should foundation go down the neck; line under my chin; face and chest don't match",
    'my neck is paler than my face; visible edge of foundation; hide the border on the jaw',
  ],
  'foundation-mix': [
    'blending two bottles of base; can i put moisturizer or oil in my foundation',
    'make base darker with drops; mixing brands of foundation',
    'winter and summer foundation together; combine foundations for the right shade',
    'lighten my foundation',
  ],
  'foundation-separating': [
    'base breaks up round my nose; foundation goes patchy on t zone after hours',
    'oily bits show through and foundation splits; my makeup curdles',
    'base slides off nose and chin; looks like cottage cheese on my nose',
    'foundation lifts around nostrils; makeup disappears from my nose',
  ],
  'foundation-no': [
    'i dont like foundation what else can i do; even skin without a base',
    'can i only wear concealer; is foundation necessary; look good without base',
    'makeup for a person who cannot stand foundation; go without base',
    'only mascara and concealer',
  ],
  'foundation-streaks': [
    'stripes from my foundation brush; base looks stripy; lines left on my face after applying',
    'foundation wont blend smoothly; brush leaves tracks; tide marks; streaks on my cheeks',
    'uneven patches of base when i apply',
  ],
  'skin-tint': [
    'bb or cc or tinted cream; something lighter than foundation; is tinted spf enough coverage',
    'sheer tint for summer; what is a cc cream; moisturizer with color; skin tint vs foundation',
  ],
  'redness-cover': [
    'my cheeks are always pink; hide broken veins; face looks flushed; neutralize red skin',
    'how to calm red around my nostrils; beetroot face; ruddy complexion; covering thread veins',
    'I get red blotches on my cheeks and neck; my nose is red; make a red face even',
  ],
  'scars-tattoo-cover': [
    'hide ink on my arm; surgical scar on my chin; camouflage makeup for body',
    'white patches on my skin; cover a birthmark on my cheek; port wine stain',
    'cover stretch marks; hide veins on legs; heavy duty cover for tattoos',
    'pitted scar no raised scar hide; makeup on hand tattoo for a wedding',
  ],
};
