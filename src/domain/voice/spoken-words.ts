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

function plain(kind: PlainKind, ways: string): Row {
  return [{ kind }, ways];
}

const [MATTE, SATIN, GLOSS, SHIMMER] = LIP_FINISHES;

/** Ways that are misheard or misspelled stand with the right ones: recognizers make the same mistakes again and again. */
const PRODUCT_ROWS: readonly Row[] = [
  product(
    'lipstick',
    'lipstick, lip stick, lips tick, lip, lips, mouth, lip color, lip colour, lipsticks, lippie, lippy, lip tint, lip stain, leap stick, lipsy, lisp tick, lip balm',
  ),
  product(
    'blush',
    'blush, blusher, blushes, rouge, cheek, cheeks, cheekbones, blash, blosh, brush, plush, flush, bush, blush on, blusha, cheek color, cheek colour, cheeky, chicks, apples of my cheeks',
  ),
  product(
    'eyeshadow',
    'eyeshadow, eye shadow, eyeshadows, eye shadows, shadow, shadows, lid, lids, eyelid, eyelids, eye lid, eye lids, i shadow, i shadows, eye shadowing, eyes shadow, high shadow, eye color, eye colour, i lids',
  ),
  [{ kind: 'product', products: ['eyeshadow'], eyes: true }, 'eyes, eye, my eyes'],
  [
    { kind: 'product', products: ['eyeshadow', 'eyeliner', 'mascara'] },
    'eye makeup, eye make up, eyes makeup, makeup on my eyes, make up on my eyes, i makeup',
  ],
  [{ kind: 'product', products: ['eyeshadow'], part: 1 }, 'crease, creases, socket'],
  [
    { kind: 'product', products: ['eyeshadow'], part: 2 },
    'outer corner, outer corners, corner, corners, outer v',
  ],
  product(
    'eyeliner',
    'eyeliner, eye liner, eyeliners, liner, liners, i liner, eyes liner, highliner, high liner, island er, airliner, kohl, wing, wings, winged liner, winged eyeliner, cat eye, cat eyes, lash line, eye line, eye pencil, lina, line my eyes, aye liner, eyelina',
  ),
  product(
    'mascara',
    'mascara, mascaras, lash, lashes, eyelash, eyelashes, eye lash, eye lashes, mask era, mask eras, mass cara, mascarra, maskara, mask cara, mask are a, massacre, must scare a, my scara, i lashes, false lashes, mask arrow',
  ),
  product(
    'foundation',
    'foundation, foundations, base, concealer, skin, complexion, face, skin tone, foundashun, found asian, found a shin, fundation, powder, bb cream, tinted moisturizer, my skin tone, base makeup',
  ),
  [
    { kind: 'product', products: PRODUCTS, whole: true },
    'everything, all, all of it, makeup, make up, my makeup, all makeup, whole face, whole look, all my makeup, all the makeup, my whole face, the whole thing, it all, all over, full face, overall',
  ],
];

const FINISH_ROWS: readonly Row[] = [
  [
    { kind: 'finish', finish: MATTE },
    'matte, mat, matt, met, velvet, velvety, flat, mattify, powdery',
  ],
  [{ kind: 'finish', finish: SATIN }, 'satin, satiny, saten, silky, satan, creamy'],
  [
    { kind: 'finish', finish: GLOSS },
    'gloss, glossy, shiny, shine, shinier, glossier, wet look, wet, glassy, glossed, lip gloss, lipgloss, juicy, lip glass, vinyl, dewy',
  ],
  [
    { kind: 'finish', finish: SHIMMER },
    'shimmer, shimmery, shimmering, sparkle, sparkly, sparkling, glitter, glittery, glittering, metallic, frosty, shimmers, pearly, sparkles, glitters, bling, twinkle, shimmerier, sparklier',
  ],
];

const TONE_ROWS: readonly Row[] = [
  ...tone('dark', 'dark, deep', 'darker, deeper, darken, deepen, darkest, dark er, duskier'),
  ...tone(
    'light',
    'light, pale, fair, pastel, icy',
    'lighter, paler, fairer, lighten, lighten up, lightest, whiter, lite',
  ),
  ...tone(
    'warm',
    'warm, warm toned, golden toned, sunny',
    'warmer, warm up, warmest, warmed up, warmer toned, sunnier',
  ),
  ...tone(
    'cool',
    'cool, cold, cool toned, icy toned',
    'cooler, colder, cool down, coolest, cooled down, cooler toned, coola',
  ),
  ...tone(
    'bright',
    'bright, vivid, vibrant, electric, neon, saturated, hot, loud, poppy, colorful, colourful',
    'brighter, brighten, more colorful, more colourful, more color, more colour, brighten up, more saturated, more vivid, more vibrant, make it pop, pop more, livelier, fresher',
  ),
  ...tone(
    'muted',
    'muted, dusty, dull, smoked, washed out, grayish, greyish, earthy',
    'duller, dustier, less color, less colour, less colorful, less colourful, mute, less saturated, less vivid',
  ),
  ...tone(
    'strong',
    'strong, intense, heavy, thick, dramatic, opaque, full coverage, big, long, bold, powerful, pigmented, voluminous, visible, noticeable, obvious, really strong, extra',
    'stronger, bolder, heavier, thicker, more intense, intenser, more dramatic, intensify, strengthen, bigger, longer, fuller, harder, bolder looking, build up, more volume, volume, louder, more coverage, more visible, emphasize, stand out, pop, accentuate, boulder',
  ),
  ...tone(
    'soft',
    'soft, subtle, sheer, thin, faint, gentle, delicate, discreet, barely there, light coverage, weak, minimal, simple, understated, modest',
    'softer, subtler, sheerer, thinner, fainter, gentler, soften, fade, weaker, calmer, quieter, more subtle, more natural looking, milder, toned down, less intense, less dramatic, smaller, more transparent, blend, blend out, blended, more subdued, lighter on, easy on, go easy on, light on, less coverage, more sheer, tame',
  ),
];

const AMOUNT_ROWS: readonly Row[] = [
  [
    { kind: 'step', way: 1 },
    'more, increase, raise, boost, turn up, dial up, up, pump up, crank up, amp up, add more, put more, heighten, raise up, bring up, further, extra more, moar, mor, increased',
  ],
  [
    { kind: 'step', way: -1 },
    'less, fewer, decrease, reduce, lower, turn down, down, tone down, dial, dial back, dial down, ease off, cut back, cut, bring down, tone it down, tone that down, take it down, diminish, reduced, lesser, lass, too heavy on, minus',
  ],
  [
    { kind: 'degree', size: 'small' },
    'a bit, bit, little, a little, a little bit, slightly, a tad, tad, a touch, touch, hint, a hint, a smidge, smidge, somewhat, a notch, a dash, dash, slight, tiny, tiny bit, a wee bit, kinda, a shade, a drop, small, just a touch, a pinch, tinge, gently, a whisper, whisper, littlebit, a lil, lil, a lil bit, a tiny bit, a tiny little bit',
  ],
  [
    { kind: 'degree', size: 'big' },
    'a lot, lots, lots of, loads, much, way, far, a ton, tons, heaps, plenty, so much, a lot of, a great deal, a good deal, heavily, a whole lot, a bunch, way way',
  ],
  [
    { kind: 'degree', size: 'big', onlyOfTones: true },
    'very, really, super, considerably, significantly, hella, mega, very very, really really, dramatically, very much',
  ],
  [
    { kind: 'share', factor: 0.5 },
    'half, halve, a half, half as much, half of, by half, half as strong, in half, halves, 50 50, half the amount of, have the, half the amount, half as',
  ],
  [
    { kind: 'share', factor: 2 },
    'double, twice, twice as much, two times, twice the, twice as strong, doubled',
  ],
  [{ kind: 'share', factor: 1 / 3 }, 'a third, third, a third of'],
  [{ kind: 'share', factor: 0.25 }, 'a quarter, quarter, a quarter of'],
  [
    { kind: 'amount', value: 100 },
    'as strong as possible, as strong as it gets, as much as possible, as possible, full, fully, all the way, all the way up, maximum, max, full power, full strength, full on, full intensity, max out, maxed out, to the max, as strong as you can, as much as you can, as it gets, as you can, completely, as it goes, strongest, full blast, at its strongest, the strongest, as heavy as possible, most, as bold as possible',
  ],
  [
    { kind: 'amount', value: 10 },
    'minimum, barely any, as little as possible, hardly any, barely, hardly, the least, least, almost none, as light as possible, as soft as possible, as low as possible',
  ],
  [
    { kind: 'amount', value: 50 },
    'medium coverage, medium strength, halfway, half way, medium intensity, in the middle, mid strength',
  ],
];

const PLAIN_ROWS: readonly Row[] = [
  plain('percent', 'percent, per cent, percents, percentage, per sent, pct, persent'),
  plain('to', 'to, at, two, towards, onto'),
  plain('by', 'by'),
  plain(
    'off',
    'no, remove, without, get rid of, rid of, not, dont, do not, dont want, do not want, dont like, lose, erase, wipe, wipe off, drop, skip, none, none of, nothing, bare, naked, never, take off, take away, clear, removed, delete the, hide, no more, no longer, leave out, leave off, clean, ditch, nix, hate, hates, doesnt, isnt, wash off, forget the, get off, take out, minus the, naked, dont need, sans, isnt for me, not a fan of, lets lose, zero',
  ),
  plain('away', 'off, away, gone'),
  plain(
    'except',
    'except, except for, apart from, anything but, any but, other than, everything but, all but, anything other than, anything except, a different color than, but not',
  ),
  plain('only', 'only, nothing but, solely, nothing except, nothing apart from'),
  plain('any', 'any, anything'),
  plain(
    'too',
    'too, not so, not as, not too, not that, not quite so, not quite as, way too, far too, a bit too, a little too, much too, dont make it so, not very, not really, so not, bit too, little too, overly, not such a, less of the, doesnt have to be so, not super, not all that',
  ),
  plain('enough', 'enough'),
  plain(
    'same',
    'same, same color, same colour, same shade, match, matching, copy, same as, same thing, the same on, like my, similar, matches, identical',
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
    'hair, hairs, brow, brows, eyebrow, eyebrows, eye brow, eye brows, nail, nails, teeth, nose, chin, forehead, ears, ear, neck, beard, glasses, hat, shirt, dress, dresses, earrings, background, contour, contours, highlighter, wall, car, shoes',
  ),
];

const ACT_ROWS: readonly Row[] = [
  act(
    'capture',
    'capture, capture look, capture this, capture it, take a picture, take picture, take a photo, take photo, take a snapshot, snapshot, snap, screenshot, take a screenshot, take a selfie, selfie, take a pic, take my picture, take my photo, take a shot, photograph, picture please, take a pitcher, take a photograph, take the picture, take the photo, cheese, say cheese, photo, photo please, snap a picture, snap a photo, take another picture, take another photo, take a pick, take one picture, make a photo, make a picture, make photo, make picture, make a screenshot, shoot a photo, do a photo, get a picture, get a photo, pic, capture my look, take me a picture, take a photo please',
  ),
  act(
    'compare',
    'compare, comparison, before and after, before after, compare with, show me before, show the before, show before, see before, the before, see the difference, show the difference, show me without makeup, side by side, split screen, split view, show the original, show me the original, what did i look like before, before, show me my face without makeup, show me with no makeup, compare to, compare it, see me without makeup, see my face without makeup, how did i look before, show me the difference',
  ),
  act(
    'flip',
    'flip, flip it, mirror image, flip the picture, flip the image, mirror the image, mirror the picture, mirror it, flip the camera, flip the video, unmirror, turn it around, swap left and right, flip image, flip screen, flip the screen, wrong way around, reverse the image, reverse the picture, flip me, flip camera, other way around, flip my face',
  ),
  act(
    'save',
    'save, save it, save this, save that, save look, save this look, save the look, save my look, keep this look, store this look, remember this look, store it, safe this look, save makeup, saved this look, store the look, keep this one, remember this one',
  ),
  act(
    'shopping',
    'shopping, open shopping, open the shop, open shop, shop, shop this, shop this look, buy, buy this, buy it, where can i buy, where can i get, want to buy, where do i buy, where to buy, order this, purchase, go shopping, open the store, show me the products, how much does, how much is, where do i get, price, find products, open shopping list, wanna buy, can i buy, where did you get',
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
    'undo, undo that, undo it, undo this, go back, take that back, take it back, revert, revert that, oops, put it back, undo last, undo the last change, bring it back, how it was, as it was, like before, like it was, how it was before, on do, un do, undo the last one, as it was before, the way it was, change it back, go back one, back please, step back, previous one, bring that back, put that back, change that back, i liked it before, it was better before, i liked the old one, go back to the previous one, i preferred it before',
  ),
  act(
    'redo',
    'redo, redo that, redo it, re do, do it again after all, bring back the change, undo the undo, read you, forward again',
  ),
  act(
    'reset',
    'reset, start over, start again, start from scratch, reset everything, reset all, start fresh, clear everything, reset the look, begin again, back to the beginning, from the beginning, clear all, re set, start anew, begin from scratch, back to default, restore defaults, go back to the beginning, go back to the start, from scratch, start from the beginning, restart, reset my look',
  ),
  act(
    'delete',
    'delete, delete this look, delete the look, delete my look, delete this, delete it, delete that, delete my saved look, delete saved look, delete my saved looks, delete look, erase this look, remove this look, remove my saved look, trash this look, throw away this look, throw this look away, bin this look, remove the saved look',
  ),
  act(
    'wearing',
    'what am i wearing, have i got on, do i have on, am i wearing, i got on, i have on, what i am wearing, what im wearing, what do i have on, what have i got on, whats on my face, what is on my face, what do i wear, what am i having on, which lipstick is this, what lipstick is this, which shade is this, what shade is this, what color is this, what colour is this, which color is this, which colour is this, read me the look, describe the look, describe my look, describe my makeup, tell me what im wearing, tell me what i am wearing, whats my look, what is my look, read the look, which lipstick am i wearing, what lipstick am i wearing, what color am i wearing, what colour am i wearing, what shade am i wearing, what blush am i wearing, what eyeshadow am i wearing, what is this color, whats this color, whats this shade, what is this shade, what do i look like, describe this look, what am i where in, which color am i wearing, which one is this, which products am i wearing, which blush is this, what lipstick do i have on, what shade is my lipstick, what color is my lipstick, what color are my lips, what makeup am i wearing, what makeup do i have on, whats on my lips, what is on my lips, what have i on, what does my makeup look like, list my makeup, whats on me',
  ),
  act(
    'help',
    'help, help me, what can i say, what can you do, what can i do, how does this work, how do i use this, what do you understand, what commands, which commands, commands, show commands, list commands, instructions, options, what can i ask, how does it work, what should i say, what are my options, i need help, what do i say, give me examples, examples, i dont know what to say, how do you work, how do i make this work, how do i make it work, how do i start, how do i do this, teach me, tutorial, what now',
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
    'yes, yeah, yep, yup, sure, ok, okay, go ahead, do it, of course, yes please, absolutely, definitely, please do, confirm, im sure, certainly, why not, thats right, correct, right, yass, yas, aye, i am sure, yea',
  ],
  [
    { kind: 'answer', yes: false },
    'cancel, nope, never mind, nevermind, forget it, stop, keep it, no dont, rather not, nah, wait, leave it, i changed my mind, better not, no thanks, no thank you, please dont, not now, dont do that, dont do it',
  ],
  [
    { kind: 'boundary', but: false, strong: true },
    ',, and, then, and then, plus, or, nor, after that, also with, while, next',
  ],
  [
    { kind: 'boundary', but: true, strong: true },
    'but, however, instead, rather, just with, but keep, yet',
  ],
  [
    { kind: 'boundary', but: false, strong: false },
    'with, together with, paired with, along with, wiz, wit',
  ],
];

const FILLER =
  'a, an, the, my, me, i, in, on, of, for, please, can, could, would, you, want, wanna, like, id, ill, im, ive, lets, let, us, make, makes, making, give, put, set, change, changes, try, show, see, wear, wearing, apply, switch, turn, use, have, has, had, having, get, go, going, add, some, with some, is, are, am, be, was, were, do, does, did, will, should, color, colour, colored, coloured, colors, shade, shades, tone, toned, one, something, someting, kind, sort, type, product, today, tonight, now, need, love, prefer, think, so, bring, take, keep, look like, looking, maybe, perhaps, actually, well, oh, um, uh, uhm, hmm, er, erm, really like, just, even, still, the amount of, amount, amount of, opacity, intensity, level, strength, finish, palette, pallet, palate, effect, as, than, from, into, there, here, when, if, what, how, about, your, mine, our, his, her, self, myself, mean, bit of, wish, would you, mind, able, possible, possibly, kindly, dear, assistant, mirror, computer, ok so, much of, know, say, said, ask, feeling, feels, whatever, thing, things, stuff, quite, rather like, pretty, up a, on it, coat, coats, layer, layers, application, applied, swap, swapped, replace, replaced, go for, going for, pick, choose, select, suit, suits, version, over, pop of, touch of, around, under, out, by the way, darling, honey please, girl, bro, dude, yo, omg, lol, literally, since, because, im thinking, been, being, them a, start, tomorrow, evening out, time, everyone, every, each, both, which, who, it is, its a, would it be, it would be, seems, seem, seeing, wonder, wondering, seem to, bother, trouble, moment, once, good, nice, nicer, better, best, finally, first, second, new, different, other, another, special, own, proper, properly, sit, sits, goes, went, pop on, slap, throw, chuck, whack, stick, sweetheart, love to, thats it, right now, nothing else, he, she, we, little one, must, may, might, shall, line, lined, drawn, ew, eww, ugh, yuck, wow, ooh, ah, aww, hm, ha, dress me up, dress me, dress up, if you dont mind, dont mind, not mind, not too much trouble, too much trouble, not too much to ask, dont worry, dont know, dont you think, why dont you, why not try, not sure, im not sure, no problem, no worries, no rush, on my face, to my face, for my face, on the face, kinds, somehow, area, part, place, places, side, sides, shaded, shading, tint, tinted, thanks a million, please and thank you, hoping, hope, ever so, happen, happens, ahead, until, till, looked';

/** Every row, the later ones giving way to the earlier where two claim a way of saying. */
export const SPOKEN_ROWS: readonly Row[] = [
  ...PRODUCT_ROWS,
  ...FINISH_ROWS,
  ...TONE_ROWS,
  ...AMOUNT_ROWS,
  ...ACT_ROWS,
  ...TALK_ROWS,
  ...PLAIN_ROWS,
  plain('filler', FILLER),
];

/** Ordinary words that stand a letter or two from one of ours, and are never taken for it. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  'action after angry anyone anything anywhere apple auction basic batch beach bland blank blast blind blond blood bloom bold border borrow boss brass brave bread break brief bring brink broad broke brother brown brows cable catch center chair charm chart chase cheap cheat cheer chess chest child chill china choir class clean clear clever close closet clothes cloud coach cold colder comic conceal console council couple course cover cream cross crowd crown crowns curse dinner dirty diver dream dress driver drown early education eight either enter evening everyone everything face father fellow fever fight find finger flower fold folder follow found freight frown glass gold grace grass great green greet grind gross ground grown grows hatch height hold holder hollow honey horse house hungry hunter kind knife lace ladder later latter lawyer leader lesson letter lever light liver location loss louder lover magic match matter might mind money monkey month morning moss mother motion mouth music narrow nation nearly neither never night north nothing nurse offer older option order other pace paint panic paper party patch peach pencil people person phone pillow pitch pizza place plane plant plate player plenty poison pound power prayer press pretty prison proud public purple purpose purse race rather ration reach reader really reason relation right river round sample season shade shadowy shake shame shape share shark sharp shave sheep sheet shirt shone shore short shower sight simple singer single sister skirt sleep sold someone something sorrow sound source south space sport station steam steep stencil stitch stone store story stove stream street stress sweat sweet switch table teach team temple thirty thunder tight told tomorrow topic toss tower trace twenty under vacation watch water weather weight whether which widow wind window winner winter witch wonder word work worker world worse worth yearly yellow'.split(
    ' ',
  ),
);
