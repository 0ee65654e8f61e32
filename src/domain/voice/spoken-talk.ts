/** Politeness, answers, what separates two wishes, and words that mean nothing here. */

import type { Row } from './spoken-row.ts';

export const TALK_ROWS: readonly Row[] = [
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
    'yes, go on then, all right, alright, alrighty, very well, yes indeed, yeah, yep, yup, sure, ok, okay, go ahead, do it, of course, yes please, absolutely, definitely, please do, confirm, im sure, certainly, why not, thats right, correct, right, yass, yas, aye, i am sure, yea',
  ],
  [
    { kind: 'answer', yes: false },
    'cancel, be quiet, be silent, hush, nope, never mind, nevermind, forget it, stop, keep it, no dont, rather not, nah, wait, leave it, i changed my mind, ive changed my mind, changed my mind, better not, no thanks, no thank you, please dont, not now, dont do that, dont do it',
  ],
  [
    { kind: 'boundary', but: false, strong: true },
    ',, and, then, and then, plus, or, nor, after that, also with, while, next, so please, so make, so put, so lets, so give, so go, so can, so could, so take, so i want, so id like, because, cuz, coz, as well as, all as it is except, all as it is but, everything as it is except, everything as it is but, everything the same except, everything the same but, all the same except, all the same but, everythings fine except, everything is fine except, everythings good except, everything is good except, everything is perfect except, i like everything except, i love everything except, all good except, everything fine but, now',
  ],
  [
    { kind: 'boundary', but: true, strong: true },
    'but, however, in place, in lieu, instead, or rather, but rather, just with, yet, except that, although, though, only that',
  ],
  [
    { kind: 'boundary', but: false, strong: false },
    'with, together with, paired with, along with, wiz, wit',
  ],
];

export const FILLER =
  'a, an, the, my, me, i, in, on, of, for, please, can, could, would, you, want, wanna, like, id, ill, im, ive, lets, let, us, make, makes, making, give, put, set, change, changes, try, show, see, wear, wearing, apply, switch, turn, use, have, has, had, having, get, go, going, add, some, with some, is, are, am, be, was, were, do, does, did, will, should, color, colour, colored, coloured, colors, shade, shades, tone, toned, one, something, someting, kind, sort, type, product, today, tonight, need, love, prefer, think, so, bring, take, look like, looking, maybe, perhaps, actually, well, oh, um, uh, uhm, hmm, er, erm, really like, even, still, the amount of, amount, amount of, opacity, intensity, level, strength, finish, palette, pallet, palate, effect, as, than, from, into, there, here, when, if, what, how, about, your, mine, our, his, her, self, myself, mean, bit of, wish, would you, mind, able, possible, possibly, kindly, dear, assistant, mirror, computer, ok so, much of, know, say, said, ask, feeling, feels, whatever, thing, things, stuff, no cap, no lie, no joke, no kidding, not gonna lie, ngl, not to be rude, no shade, no offence, no offense, no hard feelings, quite, rather like, rather, pretty, on it, coat, coats, layer, layers, application, applied, swap, swapped, replace, replaced, go for, going for, pick, choose, select, suit, suits, version, over, pop of, touch of, around, under, out, by the way, darling, girl, bro, dude, yo, omg, lol, literally, since, because, im thinking, been, being, da, de, di, ze, zis, dis, dat, vant, would be cool, that would be cool, be cool, looks cool, look cool, is cool, thats cool, so cool, pretty cool, super cool, very cool of you, i have to leave, i must leave, i need to leave, i have to go, i need to go, i must go, before i leave, when i leave, ready to leave, i am leaving, im leaving, im off, i am off, im out, meant, them a, becoming, flattering, suitable, more becoming, more flattering, more suitable, more me, more like me, more like it, more appropriate, more fun, more interesting, more exciting, more practical, more wearable, more elegant, more fitting, more my style, more my thing, more my color, altogether, entirely, totally, absolutely, basically, obviously, honestly, frankly, simply, rn, tbh, imo, imho, fr, asap, btw, pls, plz, thx, kind sir, madam, sir, maam, mate, love me, hun, babe, babes, honey bun, sis, queen, bestie, fam, man, boy, boss man, my friend, my dear, old thing, sunshine, for a change, for once, for now, for me, for today, for tonight, this time, at the moment, at present, at all, as well then, once again please, if youd be so good, if you would, if you could, if you please, if you can, if possible, when you can, when you get a chance, when youre ready, be a dear, be an angel, be so kind, so kind, id kill for, kill for, dying for, to die for, as long as, so long as, looks off, looks a bit off, seems off, feels off, too hot for, too warm for, too cold for, running late, running out, so good, would you kindly, do me a favor, do me a favour, a favor, favour, i was wondering, i wonder, is it possible, is there a way, is there any way, any chance, whats the chance, how about we, what about, what do you say, shall we, why dont we, lets go, go ahead and, come on, come now, hurry, hurry up, quick, quickly, fast, immediately, straight away, right away, at once, start, tomorrow, evening out, time, everyone, every, each, both, which, who, it is, its a, would it be, it would be, seems, seem, seeing, wonder, wondering, seem to, bother, trouble, moment, once, good, nice, nicer, better, best, finally, first, second, new, different, other, another, special, own, proper, properly, sit, sits, goes, went, pop on, slap, throw, chuck, whack, stick, sweetheart, love to, thats it, right now, nothing else, he, she, we, little one, must, may, might, shall, lined, drawn, ugh, wow, ooh, ah, aww, hm, ha, dress me up, dress me, dress up, if you dont mind, dont mind, not mind, not too much trouble, too much trouble, not too much to ask, too much to ask, too much to ask for, too much to hope, off to, im off to, i am off to, off out, as they are, as it is, the way it is, the way they are, as is, the same as now, the version, a version, version of, dont worry, dont know, dont you think, why dont you, why not try, not sure, im not sure, no problem, no worries, no rush, on my face, to my face, for my face, on the face, from my face, off my face, from the face, in my face, in the face, kinds, somehow, area, part, place, places, side, sides, shaded, shading, tint, tinted, thanks a million, please and thank you, hoping, hope, ever so, happen, happens, ahead, until, till, looked';
