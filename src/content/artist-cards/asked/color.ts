import type { AskedWays } from './asked-ways.ts';

export const COLOR_ASKED: AskedWays = {
  'undertone-find': [
    'how can i tell if my skin is cool; do the vein test; is my skin pink or golden underneath',
    'do silver or gold necklaces look better on me; cool neutral warm how to tell',
    'white paper test skin; am i warm toned; figure out the tone under my skin',
    'veins look both blue and green; which undertone have i got',
  ],
  'color-warm-cool': [
    'what shades flatter pinkish skin; i have golden skin which colors',
    'im cool toned what should i wear on my lips and eyes',
    'colors for people with warm undertone; im neutral what shades',
    'which makeup tones for cool complexions; i am warm what eyeshadow and blush',
  ],
  'color-wheel': [
    'what color cancels what; which shade is opposite to purple; how to combine makeup colors',
    'colors that make each other stronger; do pink and orange fit together',
    'understanding the color circle; mixing colors in a look',
  ],
  'eye-color-blue': [
    'what makes blue irises look bluer; which shadow brings out baby blues',
    'im blue eyed what colors; copper or gray for blue eyes',
    'best liner and shadow for light blue eyes',
  ],
  'eye-color-green': [
    'purple on green eyes; shadow to bring out my green irises; im green eyed which shades',
    'what suits emerald eyes; which colors intensify green eyes',
  ],
  'eye-color-brown': [
    'i have chocolate eyes what shadow; any color for dark brown irises',
    'almost black eyes which shades; shades that bring out brown eyes',
    'my eyes are brown and boring; golden or plum on brown eyes; coffee colored eyes',
  ],
  'eye-color-hazel': [
    'my eyes are a mix of green and brown; hazel irises which shadow',
    'bring out the green in hazel; shades for hazel; eyes change color between brown and green',
  ],
  'eye-color-gray': [
    'steel colored eyes; which shade for grey irises; make my gray eyes look blue',
    'silver eyes eyeshadow; storm gray eyes makeup',
  ],
  'color-lips-cheeks-match': [
    'must rouge and lipstick be the same color; pink cheeks with orange lips ok',
    'does my blusher have to go with my lip color; coordinating cheek and lip shades',
    'what blush to wear with a berry mouth; which cheek color with red lips',
  ],
  'color-outfit': [
    'which lipstick with a blue blouse; im wearing a burgundy gown what eyeshadow',
    'do i match makeup to clothes; makeup for a teal jumpsuit; black suit what lips',
    'colors to go with an orange sari; my dress is lilac; what lip color with a mustard coat',
    'outfit is red what makeup; makeup to go with a silver dress',
  ],
  'color-one-feature': [
    'should i emphasise eyes or mouth; dramatic eyes with what lips',
    'can i do strong lips and strong eyes together; is a red mouth with dark eyes too much',
    'which lipstick goes with a heavy eye look; what lips with smoky eyes',
    'pick one thing to stand out; focus on one part of the face',
  ],
  'color-contrast': [
    'dark hair and pale skin how strong can i go',
    'i have soft features and strong makeup takes over; light hair light skin makeup intensity',
    'every strong color looks harsh on me; am i high contrast',
    'makeup looks like a mask of color on my soft coloring; my features are delicate',
  ],
  'color-olive': [
    'my skin is greenish; mediterranean skin makeup',
    'foundations look peachy on me because im olive; olive complexion which lipstick',
    'yellow green skin tone; blush for olive; im olive toned and nothing matches',
  ],
  'color-monochrome': [
    'eyes cheeks and lips in one shade; all over peach; tone on tone face; whole look in pink',
    'using one color family everywhere; monochromatic',
  ],
  'color-season': [
    'am i a summer or a winter; soft autumn palette; color typing; do color seasons work',
    'my season for makeup; true spring colors; got my colors done',
  ],
  'hair-red': [
    'copper hair which makeup; im a ginger what eyeshadow; auburn hair lipstick',
    'redhead brows and lashes; strawberry blonde; foxy red hair and blush; pale redhead colors',
  ],
  'hair-blonde': [
    'fair haired what brow and lash color; platinum blonde lipstick',
    'im blonde and look washed out without makeup; colours for blondies',
    'bleached my hair now what makeup; light hair light lashes',
  ],
  'hair-dark': [
    'raven hair makeup; i dyed my hair black what lipstick; brunette which colors',
    'dark brown hair eyeshadow and lips; jet black hair pale skin',
  ],
  'face-symmetry': [
    'half of my face sits higher; left side of my face looks different',
    'fix a lopsided face with makeup; uneven cheeks and jaw; my face is wonky',
    'one cheek fuller than the other; make both sides look equal',
  ],
};
