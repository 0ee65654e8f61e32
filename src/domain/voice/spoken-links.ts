/** What holds a wish together: negation, exception, comparison and reference. */

import { plain, type Row } from './spoken-row.ts';

export const PLAIN_ROWS: readonly Row[] = [
  plain(
    'percent',
    'percent, per cent, for hundred, per hundred, out of a hundred, out of hundred, out of 100, per 100, for cent, pro cent, procent, percents, percentage, per sent, pct, persent',
  ),
  plain(
    'to',
    'to, no more than, not more than, no less than, not less than, at least, at most, at, two, towards, onto',
  ),
  plain('by', 'by'),
  plain(
    'off',
    'no, remove, wash, yeet, axe, nuke, chuck out, bin off, boot, banish, purge, clear off, clear away, clear out, wipe away, wipe out, wipe down, get rid, do me without, go without, leave off the, leave out the, skip on, pass on, forgo, forget about, abandon, not wanting, not having, dont want no, dont want nothing on, want nothing on, rinse, cleanse, without, get rid of, rid of, not, dont, do not, dont want, do not want, lose, erase, wipe, wipe off, drop, skip, none, none of, nothing, bare, naked, never, take off, take away, clear, removed, delete the, hide, no more, no longer, leave out, leave off, clean, ditch, nix, doesnt, isnt, wash off, forget the, get off, take out, minus the, dont need, sans, lets lose, zero, quit, off with, off with the, take of, tack of, tack off, take of the, take of my, tick off, not interested in, had enough of, sick of, tired of, over the whole, dispense with, part with, away with, no need of, i could do without, could do without, can do without, leave me with no, free me of, not a bit of, not a trace of, no trace of, rather not wear, would rather not, would rather not wear, rather not have, stop with, stop it with, stop with the, done with, be done with, do without, without it, without any, free of, cant stand, scrap, bin, kill, kill the, cancel the, no need for, dont want any, dont need any, dont put, dont put any, dont wear, dont use, cut out, cut the, ditch the, peel off, clean off, rub off, scrub, scrub off, strip, strip off, dismiss, leave me without, eliminate, minus any, cant have, allergic to, shouldnt, wont, not any, not one bit of, not wearing, neither, void of, exclude, omit',
  ),
  plain('restore', 'back on, on again, back in, back again'),
  plain(
    'away',
    'off, away, gone, has to go, have to go, needs to go, need to go, can go, should go, gotta go, got to go, gots to go, to be gone, out of there',
  ),
  plain(
    'complaint',
    'dont want that much, dont want this much, dont want so much, dont need that much, dont need this much, dont need so much, didnt want that much, didnt want this much, didnt want so much, didnt ask for that much, didnt ask for this much, didnt ask for so much, too made up, so made up, too many, way too many, so many, too far, went too far, gone too far, a step too far, not that much, not this much, not quite so much, not quite that much, clown, a clown, like a clown, clownish, clowny, overdone, cakey, caked, caked on, ridiculous, over the top, overpowering, garish, harsh, dont overdo, do not overdo, not overdo, dont go overboard with, dont go overboard on, doing too much, doing the most, excessive, overkill, a bit much, a little much, bit much, kind of much, much too much, way too much, enough already, thats a lot, that is a lot, rather a lot, quite a lot, such a lot, its a lot, it is a lot, thats too much, that is too much, its too much, it is too much, thats so much, thats rather a lot, thats quite a lot, a bit of a lot, a bit loud, thats enough, thats plenty, aggressive, overwhelming, in your face, shouting, screaming, painted, tacky, gaudy',
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
  plain(
    'also',
    'also, as well, likewise, ditto, ditto for, same for, same with, same goes for, too please',
  ),
  plain(
    'again',
    'again, once more, one more time, do that again, repeat, repeat that, same again, keep going, go on, another time',
  ),
  plain('look-word', 'look, looks, vibe, style, feel'),
  plain(
    'elsewhere',
    'hair, hairs, song, songs, oven, kettle, tap, heater, alarm, stereo, speakers, thermostat, the volume, music, the music, the lights, the light, lights, lamp, the brightness, the sound, the tv, television, radio, phone, the heating, the room, window, door, wallpaper, tattoo, freckles, piercing, jewelry, jewellery, necklace, lashes extension, tan lines, moustache, mustache, wrinkles, wrinkle, pimple, pimples, spots, zit, acne, scar, dark circles, eye bags, bags under my eyes, under eye bags, brow, brows, eyebrow, eyebrows, eye brow, eye brows, nail, nails, teeth, nose, chin, forehead, ears, ear, neck, beard, glasses, hat, shirt, dress, dresses, earrings, background, contour, contours, highlighter, wall, car, shoes',
  ),
];
