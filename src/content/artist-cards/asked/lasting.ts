import type { AskedWays } from './asked-ways.ts';

export const LASTING_ASKED: AskedWays = {
  'last-all-day': [
    'makeup that stays from breakfast to bedtime; nothing lasts on my skin',
    'face is gone after work; twelve hour shift; how to lock everything in; long wear routine',
    'makeup vanishes after a few hours; my makeup never holds',
    'party till 4am and makeup must hold; durable makeup; keep my face on the whole day',
    'makeup slides off',
  ],
  'last-heat': [
    'forty degrees and makeup; my face melts in the sun; sweating my makeup off; hot summer day',
    'makeup in the desert; hot kitchen at work; makeup running in heat; sweaty upper lip',
    'festival in hot sun; i sweat a lot; barbecue in august; makeup that does not melt',
  ],
  'last-humidity': [
    'sticky muggy air makeup; in the tropics; makeup for thailand; damp air slides base',
    'rainforest weather; moist climate; steamy summers; bali makeup',
  ],
  'last-rain': [
    'its pouring and i have to go out; drizzle ruins mascara; makeup for a walk in wet weather',
    'umbrella broke; rain streaks on foundation; biking through rain; storm and makeup',
  ],
  'last-cold': [
    'freezing outside makeup; makeup for minus ten; skin cracks in winter; ski lift makeup',
    'frosty weather; dry heating air skin; nose running in the cold; december makeup',
    'cheeks red from frost',
  ],
  'last-wind': [
    'wind makes my eyes stream; breezy and hair glued to lips; makeup at the seaside in wind',
    'boat trip; motorbike makeup; windy walk; gusts and gloss',
  ],
  'last-mask': [
    'mask smears my base; foundation under ffp2; nurse with mask; lipstick under mask',
    'makeup leaves marks on my collar; base on scarf; foundation rubs off on clothes',
    'dentist assistant mask; makeup transfers to phone; transfer resistant foundation',
    'makeup stains on my turtleneck',
  ],
  'last-tears': [
    'i always cry at weddings; bawl proof; makeup for an emotional speech',
    'mascara that survives crying; i tear up easily; happy tears; watching my daughter marry',
    "proof against tears; sobbing makeup; i'll be weeping; farewell party tears",
  ],
  'touch-up-kit': [
    'small things to take along for retouching; what belongs in a clutch',
    'handbag makeup essentials; what do i take to a party to freshen up',
    'products for retouching on the go; makeup emergency bag; wedding day touch ups bag',
  ],
  'photo-flash': [
    'which makeup for flash pictures; group picture at night with flash; event photographer',
    'red carpet flash; avoid white face in flash',
    'makeup for a professional photographer with flash; spf and flash',
    'wedding photographer makeup',
  ],
  'photo-lighting': [
    'where is the best light for a picture of me; lamp or window; should the light be in front',
    'ring lamp for photos; backlight; golden hour selfies; flattering light',
    'shadows on my face in pictures; overhead light makes me look bad',
  ],
  'photo-shine': [
    'my forehead glows in pictures; look sweaty in photos; greasy face on camera',
    'oily in every photo; shiny nose in pics; mattify for photos; forehead reflects',
  ],
  'photo-selfie': [
    'face looks flat in pictures; look good on instagram; makeup for id photo; headshot makeup',
    'driver license picture; i look bad in pictures; makeup for portrait; linkedin photo',
    'camera eats my makeup; dating profile picture; family photo session; passport picture',
  ],
  'photo-black-white': [
    'black and white portrait makeup; grayscale pictures',
    'which lipstick looks good in monochrome photo; shoot in black and white',
  ],
};
