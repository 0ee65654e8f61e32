/** How people say how much. */

import type { Row } from './spoken-row.ts';

export const AMOUNT_ROWS: readonly Row[] = [
  [
    { kind: 'step', way: 1 },
    'more, could use some, could use a little, could use a bit of, could do with some, could do with a little, could do with a bit of, go crazy with, go crazy on, go mad with, go mad on, go wild with, go wild on, go to town on, go to town with, dont hold back on, dont hold back with, dont be shy with, dont skimp on, dont spare the, increase, raise, boost, turn up, dial up, up, pump up, crank up, amp up, add more, put more, heighten, raise up, bump, bump up, push, push up, hike, hike up, ramp up, ramp, jack up, kick up, crank, pile on, layer on, go heavier on, heavier on, heavier with, step up, intensify it, ramp it up, crank it up, crank it, amp it up, turn it up, bump it up, dial it up, kick it up, plus, bring up, further, extra more, moar, mor, increased',
  ],
  [
    { kind: 'step', way: -1 },
    'less, gone mad with, gone a bit mad with, went mad with, went a bit mad with, gone crazy with, went crazy with, gone wild with, went wild with, gone overboard with, went to town with, gone to town with, fewer, decrease, reduce, lower, turn down, down, tone down, dial, dial back, dial down, ease off, ease back, ease down, cut back, cut, bring down, tone it down, tone that down, take it down, diminish, reduced, lesser, lass, too heavy on, chill, chill with, chill out with, easy with, careful with, relax with, gentle with, heavy handed with, too heavy handed with, went overboard with, overboard with, minus, less is more, less is more with, dial it down, turn it down, dial that down, turn that down, knock, knock it back, knock back, knock down, knock it down, ease up on, ease up, ease back on, lay off, lay off the, hold back on, hold back, go lighter on, go lighter with, lighter with, pull back, pull back on, scale down, scale back on, scale it back, tone it back, rein in, rein it in, step down, calm it down, take it back a bit, take some off, take some of, take a little off, take a bit off, too much of, back off, back off on, shave off, trim, drop it down, bring it down',
  ],
  [
    { kind: 'degree', size: 'small' },
    'a bit, bit, little, a little, a little bit, slightly, a tad, tad, a touch, touch, hint, a hint, a smidge, smidge, somewhat, a notch, a dash, dash, slight, tiny, tiny bit, a wee bit, kinda, a shade, a drop, just a touch, a small amount, small amount, a smidgen, smidgen, a trifle, trifle, a fraction, fraction, a peg, a pinch, tinge, gently, a whisper, whisper, littlebit, a lil, lil, a lil bit, a tiny bit, a tiny little bit, some of it, some of that, some of, a couple notches, a couple of notches, two notches, one notch, a hair, a step, one step, a tick, a skosh, a teeny bit, teeny, teensy, just slightly, ever so slightly, a spot, a lick, a dusting, a sweep, a swipe, a dab, dab, a kiss of, a wash, a soupcon, a few percent, a small bit, little bit of, a pop',
  ],
  [
    { kind: 'degree', size: 'big' },
    'a lot, for days, quite a bit, a good bit, a fair bit, quite a lot, a good amount, a bunch of, tons of, loads of, heaps of, plenty of, lots, lots of, loads, much, way, far, a ton, tons, heaps, plenty, so much, a lot of, a great deal, a good deal, heavily, a whole lot, a bunch, way way',
  ],
  [
    { kind: 'degree', size: 'big', onlyOfTones: true },
    'very, really, super, ultra, extremely, incredibly, insanely, crazy, mad, wicked, proper, dead, seriously, extra extra, super super, super duper, duper, real, considerably, significantly, hella, mega, very very, really really, dramatically, very much',
  ],
  [
    { kind: 'share', factor: 0.5 },
    'half, by fifty percent of it, halve, a half, half as much, half of, by half, half as strong, in half, halves, 50 50, half the amount of, half the amount, half as, by a half, half as intense, half as dark, half strength, fifty fifty',
  ],
  [
    { kind: 'share', factor: 2 },
    'double, twice, twice as much, two times, twice the, twice as strong, doubled',
  ],
  [{ kind: 'share', factor: 0.75 }, 'three quarters, three quarters of, three fourths'],
  [{ kind: 'share', factor: 2 / 3 }, 'two thirds, two thirds of'],
  [{ kind: 'share', factor: 3 }, 'triple, three times, three times as much, thrice'],
  [{ kind: 'share', factor: 1.5 }, 'one and a half times, half as much again, half again as much'],
  [{ kind: 'share', factor: 1 / 3 }, 'a third, third, a third of'],
  [{ kind: 'share', factor: 0.25 }, 'a quarter, quarter, a quarter of'],
  [
    { kind: 'amount', value: 100 },
    'as strong as possible, as strong as it gets, as much as possible, as possible, full, fully, all the way, all the way up, maximum, max, full power, full strength, full on, full intensity, max out, maxed out, to the max, as strong as you can, as much as you can, as it gets, as you can, completely, as it goes, strongest, on blast, full blast, highest, the highest, as high as it goes, as high as possible, as high as you can, full whack, flat out, all out, go all out, as far as it goes, full tilt, one hundred per cent, the whole hog, full opacity, fully opaque, at the highest, at its strongest, the strongest, as heavy as possible, most, as bold as possible',
  ],
  [
    { kind: 'amount', value: 10 },
    'minimum, all the way down, right down, lowest, the lowest, at the lowest, as low as it goes, the lowest it can go, lowest it can go, next to nothing, almost nothing, just about nothing, almost invisible, barely noticeable, the bare minimum, bare minimum, barest, barest hint of, as little as possible, hardly any, barely, hardly, the least, least, almost none, as light as possible, as soft as possible, as low as possible',
  ],
  [
    { kind: 'amount', value: 50 },
    'medium coverage, medium strength, halfway, half way, medium intensity, in the middle, mid strength',
  ],
];
