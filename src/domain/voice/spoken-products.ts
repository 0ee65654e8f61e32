/** What people call the products and the parts of the face that wear them. */

import { PRODUCTS } from '#domain/makeup/look.ts';
import { product, type Row } from './spoken-row.ts';

export const PRODUCT_ROWS: readonly Row[] = [
  product(
    'lipstick',
    'lipstick, liquid lipstick, lip cream, lip crayon, lip paint, lip shade, lipstick shade, lipstick color, lipstick colour, lip stic, lip stick, lips tick, lip, lips, mouth, lip color, lip colour, lipsticks, lippie, lippy, lip tint, lip stain, leap stick, leap sticks, lipsy, lisp tick, lip balm, lip liner, lip pencil, lip makeup, lip look, pout, lipstik, kisser, lip stake, lip steak, lip stik, clip stick, clip sticks, slip stick, lift stick, lift sticks, list stick, limp stick, lip sick, lips stick, lipstake',
  ),
  product(
    'blush',
    'blush, cream blush, powder blush, cheek tint, cheek stain, blush color, blush colour, blush shade, blusher, blushes, rouge, cheek, cheeks, cheekbones, blash, blosh, brush, plush, flush, bush, blush on, blusha, cheek color, cheek colour, cheeky, chicks, apples of my cheeks, cheek makeup, cheek bones, blasher, rosiness, my cheek, jowls, blushing',
  ),
  product(
    'eyeshadow',
    'eyeshadow, eyeshadow color, eyeshadow colour, lid color, lid colour, eyelid color, eyelid colour, lids color, eye shadow color, eye shadow colour, shadow color, shadow colour, eye shadow, eyeshadows, eye shadows, shadow, shadows, lid, lids, eyelid, eyelids, eye lid, eye lids, i shadow, i shadows, eye shadowing, eyes shadow, high shadow, eye color, eye colour, i lids, ice shadow, ice shadows, hide shadow, hi shadow, eye shadoe, aye shadow, eye chateau, ice hadow, shadow on my eyes, eyes color, eyes colour, eye paint, eyelet, eyelets',
  ),
  [{ kind: 'product', products: ['eyeshadow'], eyes: true }, 'eyes, eye, my eyes'],
  [
    { kind: 'product', products: ['eyeshadow', 'eyeliner', 'mascara'] },
    'eye makeup, eye make up, i make up, i make up at all, eyes make up, the eye stuff, eye stuff, eyes makeup, makeup on my eyes, make up on my eyes, i makeup',
  ],
  [{ kind: 'product', products: ['eyeshadow'], part: 1 }, 'crease, creases, socket'],
  [
    { kind: 'product', products: ['eyeshadow'], part: 2 },
    'outer corner, outer corners, corner, corners, outer v',
  ],
  product(
    'eyeliner',
    'eyeliner, eyeliner color, eyeliner colour, liner color, liner colour, kajal, kohl liner, pencil liner, liquid liner, gel liner, waterline, water line, line the eyes, line her eyes, lined eyes, line on the eyes, line round my eyes, eye liner, eyeliners, liner, liners, i liner, eyes liner, highliner, high liner, island er, airliner, kohl, wing, wings, winged liner, winged eyeliner, cat eye, cat eyes, lash line, eye line, eye pencil, lina, line my eyes, aye liner, eyelina, pencil, eyes pencil, pencil of eyes, pencil of the eyes, pencil of eye, pencil for eyes, line of eyes, line of the eyes, line of the eye, eyes line, eyes lines, eye lines, line of eye, line of my eye, line of my eyes, line under my eyes, line at my eyes, line on my eyes, line around my eyes, lines around my eyes, round my eyes, around my eyes, round the eyes, around the eyes, rim my eyes, eye lining, flick, flicks, cat flick, i lining, my line, wing liner, line, lines, eye lyner, lyner',
  ),
  product(
    'mascara',
    'mascara, falsies, faux lashes, lash volume, mascaras, lash, lashes, eyelash, eyelashes, eye lash, eye lashes, mask era, mask eras, mass cara, mascarra, maskara, mask cara, mask are a, massacre, must scare a, my scara, i lashes, false lashes, mask arrow, fake lashes, eyes lash, eyes lashes, lashings, mascaras wand',
  ),
  product(
    'foundation',
    'foundation, foundations, base, concealer, makeup base, primer, cc cream, tinted moisturiser, skin tint, foundation shade, foundation color, foundation colour, foundation tone, skin, complexion, skin tone, foundashun, found asian, found a shin, fundation, powder, bb cream, tinted moisturizer, my skin tone, base makeup, base layer, skin base, skin makeup, coverage, foundations, face base, face makeup, cushion',
  ),
  [{ kind: 'product', products: ['foundation'], face: true }, 'face, my face, the face'],
  [
    { kind: 'product', products: PRODUCTS, whole: true },
    'everything, everywhere, all, all of it, makeup, make up, my makeup, all makeup, whole face, whole look, all my makeup, all the makeup, my whole face, the whole thing, it all, all over, full face, overall, the lot, everythings, whole makeup, the whole makeup, my entire face, entire face, entire look, whole lot, all this, all that, all these, face paint, paint, warpaint, all of this, all of that, all of them, stuff on my face',
  ],
];
