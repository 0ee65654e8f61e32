/** The words of the grammar itself, each row a meaning and the ways to say it. Names of colors, shades and looks come from outside. */

import { LIP_FINISHES, PRODUCTS, type Product } from '#domain/makeup/look.ts';
import type { PlainKind, SpokenAct, Token, Tone } from './token.ts';

type Row = readonly [token: Token, ways: string];

function product(name: Product, ways: string): Row {
  return [{ kind: 'product', products: [name] }, ways];
}

function tone(name: Tone, ways: string, compared: string): readonly Row[] {
  return [
    [{ kind: 'tone', tone: name, compared: false }, ways],
    [{ kind: 'tone', tone: name, compared: true }, compared],
  ];
}

function act(name: SpokenAct, ways: string): Row {
  return [{ kind: 'act', act: name }, ways];
}

function loneAct(name: SpokenAct, ways: string): Row {
  return [{ kind: 'act', act: name, alone: true }, ways];
}

function plain(kind: PlainKind, ways: string): Row {
  return [{ kind }, ways];
}

const [MATTE, SATIN, GLOSS, SHIMMER] = LIP_FINISHES;

/** Ways that are misheard or misspelled stand with the right ones: recognizers make the same mistakes again and again. */
const PRODUCT_ROWS: readonly Row[] = [
  product(
    'lipstick',
    'lipstick, lip stick, lips tick, lip, lips, mouth, lip color, lip colour, lipsticks, lippie, lippy, lip tint, lip stain, leap stick, leap sticks, lipsy, lisp tick, lip balm, lip liner, lip pencil, lip makeup, lip look, pout, lipstik, kisser, lip stake, lip steak, lip stik, clip stick, clip sticks, slip stick, lift stick, lift sticks, list stick, limp stick, lip sick, lips stick, lipstake',
  ),
  product(
    'blush',
    'blush, blusher, blushes, rouge, cheek, cheeks, cheekbones, blash, blosh, brush, plush, flush, bush, blush on, blusha, cheek color, cheek colour, cheeky, chicks, apples of my cheeks, cheek makeup, cheek bones, blasher, rosiness, my cheek, jowls, blushing',
  ),
  product(
    'eyeshadow',
    'eyeshadow, eye shadow, eyeshadows, eye shadows, shadow, shadows, lid, lids, eyelid, eyelids, eye lid, eye lids, i shadow, i shadows, eye shadowing, eyes shadow, high shadow, eye color, eye colour, i lids, ice shadow, ice shadows, hide shadow, hi shadow, eye shadoe, aye shadow, eye chateau, ice hadow, shadow on my eyes, eyes color, eyes colour, eye paint, eyelet, eyelets',
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
    'eyeliner, eye liner, eyeliners, liner, liners, i liner, eyes liner, highliner, high liner, island er, airliner, kohl, wing, wings, winged liner, winged eyeliner, cat eye, cat eyes, lash line, eye line, eye pencil, lina, line my eyes, aye liner, eyelina, pencil, eyes pencil, pencil of eyes, pencil of the eyes, pencil of eye, pencil for eyes, line of eyes, line of the eyes, line of the eye, eyes line, eyes lines, eye lines, line of eye, line of my eye, line of my eyes, line under my eyes, line at my eyes, line on my eyes, line around my eyes, lines around my eyes, round my eyes, around my eyes, round the eyes, around the eyes, rim my eyes, eye lining, flick, flicks, cat flick, i lining, my line, wing liner, line, lines, eye lyner, lyner',
  ),
  product(
    'mascara',
    'mascara, mascaras, lash, lashes, eyelash, eyelashes, eye lash, eye lashes, mask era, mask eras, mass cara, mascarra, maskara, mask cara, mask are a, massacre, must scare a, my scara, i lashes, false lashes, mask arrow, fake lashes, eyes lash, eyes lashes, lashings, mascaras wand',
  ),
  product(
    'foundation',
    'foundation, foundations, base, concealer, skin, complexion, skin tone, foundashun, found asian, found a shin, fundation, powder, bb cream, tinted moisturizer, my skin tone, base makeup, base layer, skin base, skin makeup, coverage, foundations, face base, face makeup, cushion',
  ),
  [{ kind: 'product', products: ['foundation'], face: true }, 'face, my face, the face'],
  [
    { kind: 'product', products: PRODUCTS, whole: true },
    'everything, all, all of it, makeup, make up, my makeup, all makeup, whole face, whole look, all my makeup, all the makeup, my whole face, the whole thing, it all, all over, full face, overall, the lot, everythings, whole makeup, the whole makeup, my entire face, entire face, entire look, whole lot, all this, all that, all these, face paint, paint, warpaint, all of this, all of that, all of them, stuff on my face',
  ],
];

const FINISH_ROWS: readonly Row[] = [
  [
    { kind: 'finish', finish: MATTE },
    'matte, mat, mattified, dry finish, chalky, suede, non shiny, shine free, no shine, without shine, without the shine, not shiny, not glossy, less shiny, less glossy, less shine, less shining, less gloss, matt, met, velvet, velvety, flat, mattify, powdery',
  ],
  [{ kind: 'finish', finish: SATIN }, 'satin, satiny, saten, silky, satan, creamy'],
  [
    { kind: 'finish', finish: GLOSS },
    'gloss, glossy, lacquer, lacquered, patent, glazed, glaze, glistening lips, sticky gloss, wet shine, high shine, shiny, shine, shinier, glossier, wet look, wet, glassy, glossed, lip gloss, lipgloss, juicy, lip glass, vinyl, dewy',
  ],
  [
    { kind: 'finish', finish: SHIMMER },
    'shimmer, shimmery, brilliance, brilliant, shimmered, sheen, sparkled, glisten, glistening, glitz, glitzy, sparklers, diamonds, stardust, foil, foiled, frost, frosted, iridescent, opalescent, holographic, shimmering, sparkle, sparkly, sparkling, glitter, glittery, glittering, metallic, frosty, shimmers, pearly, sparkles, glitters, bling, twinkle, shimmerier, sparklier',
  ],
];

const TONE_ROWS: readonly Row[] = [
  ...tone('dark', 'dark, deep', 'darker, deeper, darken, deepen, darkest, dark er, depth, darkness, more depth, add depth, more dark, more deep, browner than that, moodier, inkier, duskier'),
  ...tone(
    'light',
    'light, lite, pale, pail, peil, palish, lightish, fair, pastel, icy',
    'lighter, more clear, clearer, paler, fairer, lightness, blonder, less dark, more pale, more fair, more light, lighten, lighten up, lightest, whiter',
  ),
  ...tone(
    'warm',
    'warm, warm toned, golden toned, sunny',
    'warmer, warm up, warmest, warmed up, warmer toned, sunnier, warmth, more warmth, more golden, toastier',
  ),
  ...tone(
    'cool',
    'cool, cold, cool toned, icy toned',
    'cooler, colder, cool down, coolest, cooled down, cooler toned, coola',
  ),
  ...tone(
    'bright',
    'bright, vivid, vibrant, electric, neon, saturated, hot, loud, poppy, colorful, colourful',
    'brighter, brighten, more colorful, more colourful, brighten up, more saturated, more vivid, more vibrant, make it pop, pop more, livelier, fresher, saturation, brightness, vibrancy, vividness, more saturation, more brightness, more vibrancy, more life, life, some life, bit of life, zing, zingier, jazz up, liven up, perk up, livened up, more colour pop, punch up, glowier',
  ),
  ...tone(
    'muted',
    'muted, dusty, dull, smoked, washed out, grayish, greyish, earthy',
    'duller, dustier, less colorful, less colourful, mute, less saturated, less vivid',
  ),
  ...tone(
    'strong',
    'strong, intense, heavy, thick, dramatic, opaque, full coverage, big, long, bold, huge, enormous, massive, gigantic, giant, super long, deep set, rich, loaded, solid, crisp, sharp, sturdy, powerful, pigmented, voluminous, visible, noticeable, obvious, really strong, extra',
    'stronger, bolder, heavier, thicker, more intense, intenser, more dramatic, intensify, strengthen, bigger, longer, fuller, harder, bolder looking, build up, more volume, volume, louder, more coverage, more visible, emphasize, stand out, pop, accentuate, boulder, popping, poppin, make pop, really pop, more definition, some definition, definition, define, defined, more defined, more oomph, oomph, punchier, more punch, more pigment, beef up, more presence, more impact, deeper coverage, play up, more power, more drama, drama, bring out, bring up my, enhance, enhanced, show off, accent, emphasise, emphasised, exaggerate, make more of, fuller looking, more length, more body, lengthen, thicken, meatier, fatter, wider, more substantial, richer, bulk up, more striking',
  ),
  ...tone(
    'soft',
    'soft, subtle, sheer, thin, faint, gentle, delicate, discreet, barely there, light coverage, weak, minimal, simple, understated, modest',
    'softer, subtler, sheerer, thinner, fainter, gentler, soften, fade, weaker, calmer, quieter, more subtle, more natural looking, milder, toned down, less intense, less dramatic, smaller, more transparent, blend, blend out, blended, more subdued, lighter on, easy on, go easy on, light on, less coverage, more sheer, tame, lighter hand, very light on, go light on, go very light on, take it easy on, easier on, more discreet, more delicate, more gentle, less harsh, less obvious, less visible, more see through, play down, calm, calm down, quiet, quiet down, more neutral looking, mellow, mellower, diffuse, diffused, smudge, smudge out, smudged, buff, buff out, sheer out, sheer, take the edge off, take down a notch, airier, wispier, finer, slimmer, skinnier, narrower, quieter looking, less heavy, less strong, less bold, less thick, whisper soft, gentler looking, dim, dim down, muffle, hush, scale back, more modest, modest looking, not so in your face',
  ),
];

const AMOUNT_ROWS: readonly Row[] = [
  [
    { kind: 'step', way: 1 },
    'more, increase, raise, boost, turn up, dial up, up, pump up, crank up, amp up, add more, put more, heighten, raise up, bump, bump up, push, push up, hike, hike up, ramp up, ramp, jack up, kick up, crank, pile on, layer on, go heavier on, heavier on, heavier with, step up, intensify it, ramp it up, crank it up, crank it, amp it up, turn it up, bump it up, dial it up, kick it up, plus, bring up, further, extra more, moar, mor, increased',
  ],
  [
    { kind: 'step', way: -1 },
    'less, fewer, decrease, reduce, lower, turn down, down, tone down, dial, dial back, dial down, ease off, cut back, cut, bring down, tone it down, tone that down, take it down, diminish, reduced, lesser, lass, too heavy on, chill, chill with, chill out with, easy with, careful with, relax with, gentle with, heavy handed with, too heavy handed with, went overboard with, overboard with, minus, dial it down, turn it down, dial that down, turn that down, knock, knock it back, knock back, knock down, knock it down, ease up on, ease up, ease back on, lay off, lay off the, hold back on, hold back, go lighter on, go lighter with, lighter with, pull back, pull back on, scale down, scale back on, scale it back, tone it back, rein in, rein it in, step down, calm it down, take it back a bit, take some off, take some of, take a little off, take a bit off, too much of, back off, back off on, shave off, trim, drop it down, bring it down',
  ],
  [
    { kind: 'degree', size: 'small' },
    'a bit, bit, little, a little, a little bit, slightly, a tad, tad, a touch, touch, hint, a hint, a smidge, smidge, somewhat, a notch, a dash, dash, slight, tiny, tiny bit, a wee bit, kinda, a shade, a drop, just a touch, a small amount, small amount, a smidgen, smidgen, a trifle, trifle, a fraction, fraction, a peg, a pinch, tinge, gently, a whisper, whisper, littlebit, a lil, lil, a lil bit, a tiny bit, a tiny little bit, some of it, some of that, some of, a couple notches, a couple of notches, two notches, one notch, a hair, a step, one step, a tick, a skosh, a teeny bit, teeny, teensy, just slightly, ever so slightly, a spot, a lick, a dusting, a sweep, a swipe, a dab, dab, a kiss of, a wash, a soupcon, a few percent, a small bit, little bit of, a pop',
  ],
  [
    { kind: 'degree', size: 'big' },
    'a lot, lots, lots of, loads, much, way, far, a ton, tons, heaps, plenty, so much, a lot of, a great deal, a good deal, heavily, a whole lot, a bunch, way way',
  ],
  [
    { kind: 'degree', size: 'big', onlyOfTones: true },
    'very, really, super, ultra, extremely, incredibly, insanely, crazy, mad, wicked, proper, dead, seriously, extra extra, super super, super duper, duper, real, considerably, significantly, hella, mega, very very, really really, dramatically, very much',
  ],
  [
    { kind: 'share', factor: 0.5 },
    'half, halve, a half, half as much, half of, by half, half as strong, in half, halves, 50 50, half the amount of, half the amount, half as, by a half, half as intense, half as dark, half strength, fifty fifty',
  ],
  [
    { kind: 'share', factor: 2 },
    'double, twice, twice as much, two times, twice the, twice as strong, doubled',
  ],
  [{ kind: 'share', factor: 1 / 3 }, 'a third, third, a third of'],
  [{ kind: 'share', factor: 0.25 }, 'a quarter, quarter, a quarter of'],
  [
    { kind: 'amount', value: 100 },
    'as strong as possible, as strong as it gets, as much as possible, as possible, full, fully, all the way, all the way up, maximum, max, full power, full strength, full on, full intensity, max out, maxed out, to the max, as strong as you can, as much as you can, as it gets, as you can, completely, as it goes, strongest, full blast, highest, the highest, as high as it goes, as high as possible, as high as you can, full whack, flat out, all out, go all out, as far as it goes, full tilt, one hundred per cent, the whole hog, full opacity, fully opaque, at the highest, at its strongest, the strongest, as heavy as possible, most, as bold as possible',
  ],
  [
    { kind: 'amount', value: 10 },
    'minimum, lowest, the lowest, at the lowest, as low as it goes, the lowest it can go, lowest it can go, next to nothing, almost nothing, just about nothing, almost invisible, barely noticeable, the bare minimum, bare minimum, barest, barest hint of, as little as possible, hardly any, barely, hardly, the least, least, almost none, as light as possible, as soft as possible, as low as possible',
  ],
  [
    { kind: 'amount', value: 50 },
    'medium coverage, medium strength, halfway, half way, medium intensity, in the middle, mid strength',
  ],
];

const PLAIN_ROWS: readonly Row[] = [
  plain('percent', 'percent, per cent, for hundred, per hundred, out of a hundred, out of hundred, out of 100, per 100, for cent, pro cent, procent, percents, percentage, per sent, pct, persent'),
  plain('to', 'to, at, two, towards, onto'),
  plain('by', 'by'),
  plain(
    'off',
    'no, remove, wash, rinse, cleanse, without, get rid of, rid of, not, dont, do not, dont want, do not want, lose, erase, wipe, wipe off, drop, skip, none, none of, nothing, bare, naked, never, take off, take away, clear, removed, delete the, hide, no more, no longer, leave out, leave off, clean, ditch, nix, doesnt, isnt, wash off, forget the, get off, take out, minus the, dont need, sans, lets lose, zero, quit, off with, off with the, take of, take of the, take of my, tick off, not interested in, had enough of, sick of, tired of, over the whole, dispense with, part with, away with, no need of, i could do without, could do without, can do without, leave me with no, free me of, not a bit of, not a trace of, no trace of, rather not wear, would rather not, would rather not wear, rather not have, stop with, stop it with, stop with the, done with, be done with, do without, without it, without any, free of, cant stand, scrap, bin, kill, kill the, cancel the, no need for, dont want any, dont need any, dont put, dont put any, dont wear, dont use, cut out, cut the, ditch the, peel off, clean off, rub off, scrub, scrub off, strip, strip off, dismiss, leave me without, eliminate, minus any, cant have, allergic to, shouldnt, wont, not any, not one bit of, not wearing, neither, void of, exclude, omit',
  ),
  plain('restore', 'back on, on again, back in, back again'),
  plain('away', 'off, away, gone, has to go, have to go, needs to go, need to go, can go, should go, gotta go, got to go, gots to go, to be gone, out of there'),
  plain(
    'complaint',
    'not that much, not this much, not quite so much, not quite that much, clown, a clown, like a clown, clownish, clowny, overdone, cakey, caked, caked on, ridiculous, over the top, overpowering, garish, harsh, doing too much, doing the most, excessive, overkill, a bit much, a little much, bit much, kind of much, much too much, way too much, enough already, thats a lot, that is a lot, rather a lot, quite a lot, such a lot, its a lot, it is a lot, thats too much, that is too much, its too much, it is too much, thats so much, thats rather a lot, thats quite a lot, a bit of a lot, a bit loud, thats enough, thats plenty, aggressive, overwhelming, in your face, shouting, screaming, painted, tacky, gaudy',
  ),
  plain(
    'unseen',
    'too little, too few, cant see, cannot see, can not see, can hardly see, hardly see, can barely see, barely see, dont see, do not see, hardly notice, barely notice, hardly visible, barely visible, invisible, not visible, not showing, doesnt show, dont show, not showing up, doesnt show up, disappears, disappeared, wheres, where is, where are, where did, vanished, is missing, washed away, faded away, hardly there, there is hardly any, hardly got any',
  ),
  plain(
    'rest',
    'the rest, rest, all the rest, everything else, all else, the others, the other ones, all the others, the other products, the rest of it, the rest of my face, the rest of the makeup, all the other stuff, anything else',
  ),
  plain(
    'dislike',
    'dont like, do not like, didnt like, hate, hates, hated, not a fan of, not my thing, not for me, isnt for me, dislike, not into, not keen on, not sure about, ew, eww, ugly, horrible, awful, terrible, dreadful, disgusting, yuck, yikes, not nice, looks bad, looks awful, isnt me, not me, gross, not feeling, not it',
  ),
  plain(
    'except',
    'except, except for, apart from, anything but, any but, other than, everything but, all but, anything other than, anything except, a different color than',
  ),
  plain(
    'only',
    'only, just, nothing but, solely, nothing except, nothing apart from, exclusively, purely',
  ),
  plain('any', 'any, anything'),
  plain(
    'too',
    'too, not so, not as, not quite that, not nearly so, not half so, not too, not that, not quite so, not quite as, way too, far too, a bit too, a little too, much too, dont make it so, not very, not really, so not, bit too, little too, overly, not such a, less of the, doesnt have to be so, not super, not all that, awfully, dreadfully, terribly, way way too, rather too, so very, a tad too, a touch too, a wee bit too, slightly too, kinda too, just too, tooo, troppo',
  ),
  plain(
    'keep',
    'keep, keeping, keeps, stays, stay, staying, can stay, remains, remain, unchanged, untouched, stay put, to stay, leave, leaving, preserve, hold, dont touch, dont change, do not touch, do not change, not touching',
  ),
  plain(
    'enough',
    'enough, enough of, enough with, enough of the, enough with the, sufficient, enough of that',
  ),
  plain(
    'same',
    'same, same color, same colour, same shade, match, matching, copy, same as, same thing, the same on, in the color of, in the colour of, the color of my, the colour of my, color of my, colour of my, the shade of my, in the shade of, same as my, the same as, identical to, like my, similar, matches, identical',
  ),
  plain('it', 'it, that, them, this, these, those, its, thats, theyre, they, that one, this one'),
  plain('also', 'also, as well, likewise, same for, too please'),
  plain(
    'again',
    'again, once more, one more time, do that again, repeat, repeat that, same again, keep going, go on, another time',
  ),
  plain('look-word', 'look, looks, vibe, style, feel'),
  plain(
    'elsewhere',
    'hair, hairs, the volume, music, the music, the lights, the light, lights, lamp, the brightness, the sound, the tv, television, radio, phone, the heating, the room, window, door, wallpaper, tattoo, freckles, piercing, jewelry, jewellery, necklace, lashes extension, tan lines, moustache, mustache, wrinkles, wrinkle, pimple, pimples, spots, zit, acne, scar, dark circles, eye bags, bags under my eyes, under eye bags, brow, brows, eyebrow, eyebrows, eye brow, eye brows, nail, nails, teeth, nose, chin, forehead, ears, ear, neck, beard, glasses, hat, shirt, dress, dresses, earrings, background, contour, contours, highlighter, wall, car, shoes',
  ),
];

const ACT_ROWS: readonly Row[] = [
  act(
    'capture',
    'capture, capture look, capture this, capture it, take a picture, take picture, take a photo, take photo, take a snapshot, screenshot, take a screenshot, take a selfie, selfie, take a pic, take my picture, take my photo, take a shot, photograph, picture please, take a pitcher, take a photograph, take the picture, take the photo, say cheese, photo please, snap a picture, snap a photo, take another picture, take another photo, take a pick, take one picture, make a photo, make a picture, make photo, make picture, make a screenshot, shoot a photo, do a photo, get a picture, get a photo, capture my look, take me a picture, take a photo please',
  ),
  act(
    'compare',
    'compare, comparison, before and after, before after, compare with, show me before, show the before, show before, see before, see the difference, show the difference, show me without makeup, side by side, split screen, split view, show the original, show me the original, what did i look like before, show me my face without makeup, show me with no makeup, compare to, compare it, see me without makeup, see my face without makeup, how did i look before, show me the difference, divider, the divider, split, the slider, half and half, side to side',
  ),
  act(
    'flip',
    'flip, flip it, mirror image, flip the picture, flip the image, mirror the image, mirror the picture, mirror it, flip the camera, flip the video, unmirror, turn it around, swap left and right, flip image, flip screen, flip the screen, wrong way around, reverse the image, reverse the picture, flip me, flip camera, other way around, flip my face, back to front, the right way round, right way round, the wrong way round, wrong way round, the other way round, inside out',
  ),
  act(
    'save',
    'save, save it, save this, save that, save look, save this look, save the look, save my look, keep this look, store this look, remember this look, store it, safe this look, save makeup, saved this look, store the look, keep this one, remember this one, remember this, remember it, keep this as, keep it as, store this, store that, call this look, call this, call it, name this look, name this, name it, save my makeup, save what i have on, save what im wearing, save what i am wearing, save all this, bookmark, bookmark this, hold on to this look, keep the look, keep my look, put this in my looks, add this to my looks, add to my looks, add it to my saved looks, add this to my saved looks, same this look, safe it',
  ),
  act(
    'shopping',
    'shopping, open shopping, open the shop, open shop, shop this, shop this look, buy this, buy it, where can i buy, where can i get, want to buy, where do i buy, where to buy, order this, purchase, go shopping, open the store, show me the products, how much does, how much is, how much for, how much are, what does it cost, what do they cost, what does this cost, the price of, price of, whats the price, i want to order, add to cart, add it to my cart, shopping list, shopping cart, get me this one to buy, i want to buy, id like to buy, like to buy, to buy this, to buy it, to buy that, wheres this from, where is this from, where do they sell, where do i get, find products, open shopping list, wanna buy, can i buy, where did you get, in a shop, in shops, in the shops, in a store, in stores, in the store, find this in',
  ),
  act(
    'start-camera',
    'start the camera, start camera, turn on the camera, turn the camera on, camera on, switch on the camera, open the camera, open camera, turn on camera, switch the camera on, start the video, start mirror, start the mirror, use my camera, use the camera, activate camera, activate the camera, start my camera, turn on my camera, turn my camera on, start the webcam, turn on the webcam, launch the camera, put on the camera, put the camera on, begin camera, enable the camera, enable camera, show me my face, open up the camera, open my camera, switch on camera',
  ),
  act(
    'stop-camera',
    'stop the camera, stop camera, turn off the camera, turn the camera off, camera off, switch off the camera, close the camera, close camera, turn off camera, switch the camera off, stop the video, stop the mirror, stop my camera, turn off my camera, turn my camera off, disable the camera, stop filming, stop recording me, put off the camera, shut off the camera, shut the camera, turn off the webcam, kill the camera',
  ),
  act(
    'undo',
    'undo, undo that, undo it, undo this, go back, take that back, take it back, revert, revert that, oops, put it back, undo last, undo the last change, bring it back, how it was, as it was, like before, like it was, how it was before, on do, un do, undo the last one, as it was before, the way it was, change it back, go back one, back please, an do, an do that, an do it, and do that, on do that, and you, undue, and due, undo please, step back, previous one, bring that back, put that back, change that back, i liked it before, it was better before, i liked the old one, go back to the previous one, i preferred it before, return to before, back to before, go back to before, the before one, before one, same the before one, the one before, nicer before, better before, prettier before, was nicer, was better, was prettier, it was nicer a moment ago, it was better a moment ago, a moment ago, a second ago, take that off again, reverse that, never mind that, not what i meant, thats not what i meant, thats not what i said, wrong one, not that one, rewind, ctrl z, control z, one step back, how i had it, the way i had it, as i had it, what i had before, un done',
  ),
  act(
    'redo',
    'redo, redo that, redo it, re do, do it again after all, bring back the change, undo the undo, read you, forward again, what you just undid, what i undid, what i just undid, what was undone, what i took back, bring back what you just undid, what you undid, step forward, one step forward, go forward, put it back on, un undo, i want it back after all',
  ),
  act(
    'reset',
    'reset, start over, start all over, start all over again, start afresh, afresh, begin anew, begin all over, all over again, start again, start from scratch, reset everything, reset all, start fresh, clear everything, reset the look, begin again, back to the beginning, from the beginning, clear all, re set, start anew, begin from scratch, back to default, restore defaults, go back to the beginning, go back to the start, from scratch, start from the beginning, restart, reset my look, wipe the slate clean, clean slate, forget everything, forget it all, back to zero, from zero, from the top, begin from zero, start from zero, back to square one, everything back to normal, default look, the default, factory settings, reboot, redo everything, new start',
  ),
  act(
    'delete',
    'delete, delete this look, delete the look, delete my look, delete this, delete it, delete that, delete my saved look, delete saved look, delete my saved looks, delete look, erase this look, remove this look, remove my saved look, trash this look, throw away this look, throw this look away, bin this look, remove the saved look, get rid of my saved look, get rid of the saved look, get rid of this look, erase my saved look, erase my look, throw out my saved look, throw out my look, trash my look, trash my saved look, bin my saved look, delete the saved look, remove my look, get rid of my look, delete a look, delete one of my looks, delete the saved',
  ),
  act(
    'wearing',
    'what am i wearing, have i got on, do i have on, am i wearing, i got on, i have on, what i am wearing, what im wearing, what do i have on, what have i got on, whats on my face, what is on my face, what do i wear, what am i having on, which lipstick is this, what lipstick is this, which shade is this, what shade is this, what color is this, what colour is this, which color is this, which colour is this, read me the look, describe the look, describe my look, describe my makeup, tell me what im wearing, tell me what i am wearing, whats my look, what is my look, read the look, which lipstick am i wearing, what lipstick am i wearing, what color am i wearing, what colour am i wearing, what shade am i wearing, what blush am i wearing, what eyeshadow am i wearing, what is this color, whats this color, whats this shade, what is this shade, what do i look like, describe this look, what am i where in, which color am i wearing, which one is this, which products am i wearing, which blush is this, what lipstick do i have on, what shade is my lipstick, what color is my lipstick, what color are my lips, what makeup am i wearing, what makeup do i have on, whats on my lips, what is on my lips, what have i on, what does my makeup look like, list my makeup, whats on me, read out my makeup, read out what i have on, read my look, tell me what i have on, tell me whats on my face, what did you put on me, what did you put on my face, what have you put on me, what have you done, what is that color, what is that colour, whats that color, whats that colour, what is it called, whats it called, how do i look, how do i look now, remind me what im wearing, remind me what i am wearing',
  ),
  act(
    'help',
    'hilfe, what colors can i use, what colours can i use, what colors are there, what colours are there, what colors do you have, what colours do you have, which colors do you have, which colours do you have, what shades do you have, which shades do you have, what looks do you have, which looks do you have, what looks are there, what else can i say, what else can you do, what else, what do you do, what are you able to do, what can i ask for, what can i say, what can you do, what can i do, how does this work, how do i use this, what do you understand, what commands, which commands, commands, show commands, list commands, instructions, what can i ask, how does it work, what should i say, what are my options, i need help, what do i say, give me examples, i dont know what to say, how do you work, how do i make this work, how do i make it work, how do i start, how do i do this, teach me, what now',
  ),
];

/** What is only asked for where nothing else is said with it. */
const LONE_ACT_ROWS: readonly Row[] = [
  loneAct(
    'capture',
    'picture, a picture, photo, snap, cheese, snapshot, pic, pics, photos, selfies, selfy, selfi, foto, fotos, snap this, snap it, snap me, snap that, shoot, shoot me, say cheese please',
  ),
  loneAct('compare', 'before, the before, difference, the difference'),
  loneAct(
    'undo',
    'return, back, previous, the previous, last one, the last one, what i had, restore it, restore that, reverse it, give me back, mistake, my mistake, whoops, oopsie',
  ),
  loneAct('redo', 'forward'),
  loneAct('shopping', 'price, prices, shop, buy, the shop, products'),
  loneAct(
    'help',
    'help, help me, please help, options, examples, tutorial, ideas, suggestions, menu, hints',
  ),
];

const TALK_ROWS: readonly Row[] = [
  [
    { kind: 'courtesy', courtesy: 'hello' },
    'hello, hi, hey, good morning, good evening, good afternoon, hello there, hi there, hey there, hiya',
  ],
  [
    { kind: 'courtesy', courtesy: 'thanks' },
    'thank you, thanks, thank you very much, thanks a lot, cheers, many thanks, thank you so much, ty, perfect, lovely, great, awesome, i love it, love it, beautiful, looks good, looks great, nice one, wonderful, thats nice, thats great',
  ],
  [
    { kind: 'answer', yes: true },
    'yes, all right, alright, alrighty, very well, yes indeed, yeah, yep, yup, sure, ok, okay, go ahead, do it, of course, yes please, absolutely, definitely, please do, confirm, im sure, certainly, why not, thats right, correct, right, yass, yas, aye, i am sure, yea',
  ],
  [
    { kind: 'answer', yes: false },
    'cancel, nope, never mind, nevermind, forget it, stop, keep it, no dont, rather not, nah, wait, leave it, i changed my mind, ive changed my mind, changed my mind, better not, no thanks, no thank you, please dont, not now, dont do that, dont do it',
  ],
  [
    { kind: 'boundary', but: false, strong: true },
    ',, and, then, and then, plus, or, nor, after that, also with, while, next, so please, so make, so put, so lets, so give, so go, so can, so could, so take, so i want, so id like, because, cuz, coz, as well as, everythings fine except, everything is fine except, everythings good except, everything is good except, everything is perfect except, i like everything except, i love everything except, all good except, everything fine but, now',
  ],
  [
    { kind: 'boundary', but: true, strong: true },
    'but, however, instead, or rather, but rather, just with, but keep, yet, except that, although, though, only that',
  ],
  [
    { kind: 'boundary', but: false, strong: false },
    'with, together with, paired with, along with, wiz, wit',
  ],
];

const FILLER =
  'a, an, the, my, me, i, in, on, of, for, please, can, could, would, you, want, wanna, like, id, ill, im, ive, lets, let, us, make, makes, making, give, put, set, change, changes, try, show, see, wear, wearing, apply, switch, turn, use, have, has, had, having, get, go, going, add, some, with some, is, are, am, be, was, were, do, does, did, will, should, color, colour, colored, coloured, colors, shade, shades, tone, toned, one, something, someting, kind, sort, type, product, today, tonight, need, love, prefer, think, so, bring, take, look like, looking, maybe, perhaps, actually, well, oh, um, uh, uhm, hmm, er, erm, really like, even, still, the amount of, amount, amount of, opacity, intensity, level, strength, finish, palette, pallet, palate, effect, as, than, from, into, there, here, when, if, what, how, about, your, mine, our, his, her, self, myself, mean, bit of, wish, would you, mind, able, possible, possibly, kindly, dear, assistant, mirror, computer, ok so, much of, know, say, said, ask, feeling, feels, whatever, thing, things, stuff, no cap, no lie, no joke, no kidding, not gonna lie, ngl, not to be rude, no shade, no offence, no offense, no hard feelings, quite, rather like, rather, pretty, on it, coat, coats, layer, layers, application, applied, swap, swapped, replace, replaced, go for, going for, pick, choose, select, suit, suits, version, over, pop of, touch of, around, under, out, by the way, darling, honey please, girl, bro, dude, yo, omg, lol, literally, since, because, im thinking, been, being, i have to leave, i must leave, i need to leave, i have to go, i need to go, i must go, before i leave, when i leave, ready to leave, i am leaving, im leaving, im off, i am off, im out, meant, them a, becoming, flattering, suitable, more becoming, more flattering, more suitable, more me, more like me, more like it, more appropriate, more fun, more interesting, more exciting, more practical, more wearable, more elegant, more fitting, more my style, more my thing, more my color, altogether, entirely, totally, absolutely, basically, obviously, honestly, frankly, simply, rn, tbh, imo, imho, fr, asap, btw, pls, plz, thx, kind sir, madam, sir, maam, mate, love me, hun, babe, babes, honey bun, sis, queen, bestie, fam, man, boy, boss man, my friend, my dear, old thing, sunshine, for a change, for once, for now, for me, for today, for tonight, this time, at the moment, at present, at all, as well then, once again please, if youd be so good, if you would, if you could, if you please, if you can, if possible, when you can, when you get a chance, when youre ready, be a dear, be an angel, be so kind, so kind, so good, would you kindly, do me a favor, do me a favour, a favor, favour, i was wondering, i wonder, is it possible, is there a way, is there any way, any chance, whats the chance, how about we, what about, what do you say, shall we, why dont we, lets go, go ahead and, come on, come now, hurry, hurry up, quick, quickly, fast, immediately, straight away, right away, at once, start, tomorrow, evening out, time, everyone, every, each, both, which, who, it is, its a, would it be, it would be, seems, seem, seeing, wonder, wondering, seem to, bother, trouble, moment, once, good, nice, nicer, better, best, finally, first, second, new, different, other, another, special, own, proper, properly, sit, sits, goes, went, pop on, slap, throw, chuck, whack, stick, sweetheart, love to, thats it, right now, nothing else, he, she, we, little one, must, may, might, shall, lined, drawn, ugh, wow, ooh, ah, aww, hm, ha, dress me up, dress me, dress up, if you dont mind, dont mind, not mind, not too much trouble, too much trouble, not too much to ask, too much to ask, too much to ask for, too much to hope, off to, im off to, i am off to, off out, as they are, as it is, the way it is, the way they are, as is, the same as now, the version, a version, version of, dont worry, dont know, dont you think, why dont you, why not try, not sure, im not sure, no problem, no worries, no rush, on my face, to my face, for my face, on the face, from my face, off my face, from the face, in my face, in the face, kinds, somehow, area, part, place, places, side, sides, shaded, shading, tint, tinted, thanks a million, please and thank you, hoping, hope, ever so, happen, happens, ahead, until, till, looked';

/** Every row, the later ones giving way to the earlier where two claim a way of saying. */
export const SPOKEN_ROWS: readonly Row[] = [
  ...PRODUCT_ROWS,
  ...FINISH_ROWS,
  ...TONE_ROWS,
  ...AMOUNT_ROWS,
  ...ACT_ROWS,
  ...LONE_ACT_ROWS,
  ...TALK_ROWS,
  ...PLAIN_ROWS,
  plain('filler', FILLER),
];
