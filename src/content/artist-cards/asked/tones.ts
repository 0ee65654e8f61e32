import type { AskedWays } from './asked-ways.ts';

export const TONES_ASKED: AskedWays = {
  'deep-ashy': [
    'i look grey on my black skin; foundation gives me a gray cast',
    'makeup turns chalky on deep complexion; ash tone on dark skin; dusty looking on melanin',
    'why do products look grey on me im black; dark skin looks lifeless grey; ashen',
    'silver sheen on brown skin; grey cast',
  ],
  'deep-foundation': [
    'base for ebony skin; foundation for black women; darkest shade foundation',
    'brown skin foundation undertone; my face has two colors im black',
    'perimeter darker than center; rich dark complexion foundation',
    'foundation never dark enough; red or golden undertone deep; base for a dark skinned girl',
    'foundation melanin',
  ],
  'deep-blush': [
    'rouge on black skin; blush for ebony; which blush shows on my dark cheeks',
    'no blush shows on me; brown girl blush; bright blush for melanin',
    'blush color for dark complexion; purple or orange blush on deep; cheeks color for african',
  ],
  'deep-nude': [
    'nudes for brown girls; every nude makes my dark lips chalky; nude lips on ebony',
    'brown nude lipstick; nudes for melanin; caramel chocolate lips',
    'nude that isnt ashy on black skin; nude gloss dark skin; nude lip combo black girl',
  ],
  'deep-red': [
    'red lipstick on ebony; which red for black girls; red on melanin; red for deep complexion',
    'wine or true red on dark skin; can dark skin wear red; red lip for a black woman',
    'red lips brown girl',
  ],
  'deep-highlighter': [
    'gold glow on ebony; what highlighter wont look grey on black skin',
    'highlight for brown girls; copper highlighter dark complexion; shimmer for deep skin',
    'melanin glow; illuminator for dark skin; bronze or gold glow',
  ],
  'deep-shadow': [
    'shadow doesnt show on black lids; pigmented eyeshadow ebony; dark skinned eyeshadow colors',
    'make shadow pop on dark skin; eyeshadow for black girls; shades for melanin lids',
    'eye color on dark complexion; bright base under shadow dark lids',
  ],
  'deep-concealer': [
    'under eye for black women; dark circles on ebony; concealer turns grey on brown skin',
    'which corrector for dark skin under eyes; concealer for melanin; orange or red corrector',
    'dark rings on black skin; bright under eyes brown girl',
  ],
  'deep-powder': [
    'powder turns me ashy; which powder for black skin; banana powder',
    'translucent powder on ebony; ghostly powder on dark complexion; setting powder melanin',
    'setting dark skin; powder too white on brown skin; loose powder for black women',
  ],
  'deep-bright': [
    'bright colors on black skin; neon on ebony; cobalt or fuchsia for dark skin',
    'vivid shades brown girls; can black women wear pastel; bold lips and eyes melanin',
    'colorful on dark complexion; hot pink lips dark skin; pastel on deep skin',
    'orange lips dark skin',
  ],
  'deep-bronzer': [
    'contour on black skin; bronzer for ebony; sculpt dark complexion',
    'what shade contour for black women; bronze dark girls; brown skin bronzer; contour melanin',
    'does dark skin need bronzer',
  ],
  'deep-hyperpigmentation': [
    'dark patches on face cover; spots left by acne; uneven patches; pregnancy mask; age spots',
    'sun spots; liver spots; brown marks; melasma; pigment spots; discoloration around mouth',
    'even my tone; post acne marks; marks left after pimples; dark chin; dark upper lip',
  ],
  'fair-foundation': [
    'palest base; every foundation is too dark for me im so white; ivory skin',
    'snow white foundation; alabaster; milk white skin; lightest shade is yellow on me',
    'ghostly pale base; super fair foundation; foundation looks orange on pale me',
  ],
  'fair-blush': [
    'rouge for milky skin; blush on pale girls; any blush looks clownish im so white',
    'pastel pink cheeks for fair; baby pink; blush for porcelain; im pale and blush is too much',
    'snow white cheeks; blush for very light skin',
  ],
  'fair-contour': [
    'sculpt on very white skin; bronzer looks like dirt on pale me; contour shade for porcelain',
    'im too pale for bronzer; grey contour fair skin; contour for ivory',
    'how do pale people bronze; taupe contour; bronzing white skin',
  ],
  'fair-liner': [
    'black is too harsh on my pale face; eye definition for fair people; invisible lashes pale',
    'liner for blond lashes; light lashes and brows pale; brown mascara for fair',
    'soft eye lines for porcelain; white lashes; ginger lashes',
  ],
  'medium-skin': [
    'for tan people; im latina which colors; indian skin lipstick; caramel skin',
    'makeup for south asian; filipino skin colors; wheatish complexion; honey skin',
    'golden brown skin; what goes with my tan; middle eastern skin; arab skin; mixed race',
    'light brown skin; brown girl makeup; tanned',
  ],
};
