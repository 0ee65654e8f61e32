import type { AskedWays } from './asked-ways.ts';

export const PEOPLE_ASKED: AskedWays = {
  'men-natural': [
    'cover up for a man; concealer on a guy; dude here wants to hide a pimple',
    'male model natural; groom makeup; makeup for my husband; can men wear foundation',
    'man with dark circles; nobody can tell im wearing it; i am a man first time makeup',
    'for my son; masculine skin; bb cream for men; boyfriends wedding photos; men spot cover',
    'grooming for men',
  ],
  'men-beard': [
    'foundation gets in my beard; makeup on stubble; cover blue shadow of beard',
    'five oclock shadow; patchy beard fill; base on whiskers; hide facial hair shadow',
    'upper lip shadow; moustache area; beard line makeup; beard growth shows through',
    'concealer around beard',
  ],
  'men-shaving': [
    'just shaved and makeup stings; nicked myself shaving; razor burn; makeup after the barber',
    'ingrown hairs; shaving bumps on neck; cover a shaving cut; how long after shaving',
    'irritated neck; dermaplaning before makeup; shave face before foundation',
  ],
  'men-eyes': [
    'kohl for a man; rock star eyes; eyeliner on a guy subtle; brow gel for men',
    'mascara for a guy without it being seen; male liner; goth boy; emo guy eyes; brows for men',
    'manliner',
  ],
  'glasses-eyes': [
    'lenses shrink my eyes; specs wearer eye look; which eye makeup behind glasses',
    'my frames hide my eyes; reading glasses magnify my shadow; far sighted glasses big eyes',
    'bold frames lipstick; dark frames; eyeglasses eyeshadow; thick lens; glasses cast shadows',
  ],
  'glasses-marks': [
    'red dents on nose from glasses; my specs wipe off my foundation; glasses slip on base',
    'frame marks on my cheeks; nose pads leave marks; makeup comes off where glasses sit',
    'foundation rubs off where my specs are; sunglasses marks; imprint',
  ],
  'glasses-lashes': [
    'eyelashes brush against lenses; mascara prints on specs; lashes bump into my glasses',
    'smears inside my glasses; long lashes and glasses; dirty lenses from lashes',
  ],
  'lenses-order': [
    'put in contacts first or mascara first; when do i insert my lenses',
    'remove lenses before makeup off; order of lenses and eye makeup; contact wearer routine',
    'take contacts out before cleanser; soft lenses',
  ],
  'lenses-shadow': [
    'powder gets behind my contact; glittery shadow and contacts',
    'which eyeshadow for contact wearers; fallout irritates lenses; cream shadow with contacts',
    'shimmer under lens; contacts and eyeliner on waterline; lens safe shadow',
  ],
  'sensitive-eyes': [
    'my eyes tear up from mascara; eyes go red with liner; gentle eye makeup',
    'allergic to mascara; eyes itchy from shadow; eyes run when i wear makeup',
    'mascara for sensitive eyes; which eye products dont sting; hay fever eyes',
    'teary eyes all day; dry eyes and makeup; waterline stings',
  ],
  'sensitive-skin': [
    'everything stings my face; reactive skin; how to test a new product; fragrance free',
    'skin turns red from products; mild makeup; itching after foundation; delicate skin',
    'products burn; test behind ear; makeup for easily irritated; few ingredients',
    'my skin hates new makeup; ingredients to avoid',
  ],
  'grip-limited': [
    'hands hurt holding brushes; stiff fingers; can only use one hand; broken wrist; joint pain',
    'brushes hard to grip; fat handles; carpal tunnel; stroke one arm; makeup from a wheelchair',
    'cant open the tubes; rheumatism; shaky weak grip',
  ],
  'vision-low': [
    'i dont see well up close; need glasses to put on liner; blind',
    'farsighted cannot see own eye; reading glasses makeup; big mirror; makeup by touch',
    'cataracts; poor sight; visually impaired; cant see what im doing; flip glasses',
    'colour blind',
  ],
  'gender-feminine': [
    'mtf makeup; male to female; cover beard and soften jaw; crossdresser makeup',
    'look more feminine; trans woman beginner; drag queen start; femme; soften my features',
    'transition makeup; look like a woman; hide masculine brow; round out face',
  ],
  'gender-neutral': [
    'they them look; non binary; androgynous face; boyish look; less feminine makeup',
    'makeup neither male nor female; masc; transmasc; more masculine face with makeup',
    'genderless; fake stubble; drag king',
  ],
  'hijab-headscarf': [
    'makeup on hijab edge; scarf rubs foundation; base on my veil; eyes when only face shows',
    'niqab eye makeup; foundation on white hijab; turban; head covering; scarf stays clean',
    'sheila; full face framed by scarf',
  ],
};
