/** The names that the voice assistant knows, from our shades, palettes and looks, and the color words that people use. */

import { patchOf } from '#domain/community/trend.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import type { VoiceLook, VoicePalette, VoiceVocabulary } from '#domain/voice/voice-vocabulary.ts';
import { QUICK_LOOKS, type QuickLook } from './quick-looks.ts';
import { SHADE_LIBRARY } from './shade-library/shade-library.ts';
import { SEASONAL_LOOKS, type SeasonalLook } from './seasonal-looks.ts';
import { EYESHADOW_PALETTES, SHADES } from './shades.ts';
import { TREND_PICKS } from './trends.ts';

/** The occasions that each look is for, and other ways to ask for it. */
const ASKED_FOR: Readonly<Record<QuickLook['id'] | SeasonalLook['id'], string>> = {
  romantic:
    'romance, princess, a princess, like a princess, fairy, a fairy, fairy princess, romantic dinner, wedding, marriage, marry, getting married, married, weddings, a wedding, weeding, bridal, bride, bridesmaid, date, date night, a date, first date, anniversary, valentines, valentines day, dinner date, candlelight dinner, engagement, engagement party, girly, feminine, romantic look, my crush, wedding guest, romantik, graduation, graduate, graduating, my graduation, commencement, christening, baptism, communion, first communion, confirmation day, baby shower, bridal shower, hen party, proposal, marriage proposal, honeymoon, nikah, mehndi, reception, wedding reception, quinceanera, bat mitzvah, bar mitzvah, mothers day, tea party, garden wedding, rehearsal dinner, vow renewal, golden wedding, soft girl, soft glam, coquette, fairytale, balletcore, ballet, ball gown, pretty in pink, sweetheart look, dinner with my husband, baby pink look, pink look, soft look',
  'night-out':
    'party, gig, a gig, hen do, pub, the pub, dinner party, house party, housewarming, eid party, diwali, new year, after party, friday night, saturday night, a night out, night at the opera, club, clubbing, the club, going out, glam, glamorous, glamour, evening look, evening makeup, night look, cocktail, gala, disco, new years eve, prom, birthday, birthday party, concert, bar, dancing, sexy, hot date, girls night, night makeup, after dark, dance, prom night, opera, formal, fancy look, something fancy, ball, baddie, baddy, vamp, vampy, femme fatale, siren, mob wife, nightclub, night club, rave, karaoke, cocktails, cocktail party, casino, homecoming, school dance, sweet sixteen, bachelorette, bachelorette party, new years, new years party, new years day, theatre, opera night, fashion week, theater, pre drinks, pregame, night on the town, on the town, big night, late night, midnight party, hoco, glam look, full glam, glamorous look, glammed up, evening event, evening out, soiree, award show, awards, gala dinner, black tie, sultry, seductive, fierce night',
  natural:
    'natural look, something subtle, something very subtle, something soft, something very soft, something simple, something discreet, something light, something gentle, something minimal, something understated, the movies, the cinema, a museum, coffee with a friend, first day of school, yoga, running, jogging, sport, sports, dog walk, parents evening at school, appointment, the bank, train, plane, flight, travelling, traveling, neutral makeup, neutral look, something neutral, keep it neutral, nothing that draws attention, nothing showy, nothing too showy, not showy, keep it simple, keep it natural, keep it light, keep it low key, keep it casual, keep it professional, keep it tame, keep it subtle, keep it soft, keep it mild, keep it modest, keep it understated, keep it minimal, keep it quiet, keep it neutral, keep it decent, office party, the office party, work party, like im not wearing makeup, like i am not wearing makeup, not wearing makeup, not wearing any makeup, like i have no makeup on, look like i have no makeup on, look like i had no makeup on, look like im not wearing makeup, look like im not wearing any, look like im wearing nothing, look as if i had nothing on, as if i had no makeup on, like im wearing nothing, office, the office, work, job, interview, job interview, school, college, university, everyday, every day, daily, no makeup makeup, no makeup look, no make up look, no make up make up, casual, business, meeting, a meeting, church, gym, naturally, clean girl, fresh face, day look, daytime, lecture, zoom, video call, presentation, brunch, hospital, doctor, subtle look, natural makeup, innocent, minimalist, effortless, funeral, a funeral, memorial, court, jury duty, parents evening, parent teacher meeting, parent teacher conference, school run, supermarket, groceries, grocery store, errands, gym class, hike, hiking, walking the dog, airport, commute, dentist, doctors, doctors appointment, exam, exams, test at school, library, first day at work, new job, teacher, teaching, volunteering, casual friday, conference, a conference, speech, giving a speech, seminar, a talk, workshop, training, lecture hall, pitch meeting, board meeting, podcast, client meeting, clients, customer meeting, sunday lunch, coffee date, passport photo, id photo, passport, linkedin, headshot, video meeting, zoom call, teams call, webinar, home office, working from home, professional, business like, businesslike, decent, respectable, mosque, temple, synagogue, sunday school, worship, religious, visiting grandma, grandma, low key, lowkey look, no fuss, barefaced, unfussy, five minute makeup, quick makeup, simple look, simple makeup, light makeup, everyday look, everyday makeup, daily look, daily makeup, natural makeup look, fresh look, glowy natural, clean look, nothing fancy, nothing special, not too much makeup, minimal makeup, barely any makeup, hardly any makeup, just woke up, woke up like this, girl next door, tutoring, babysitting, chores, cleaning day',
  bold: 'bold look, something bold, something dramatic, something strong, something striking, something loud, something powerful, stage, on stage, halloween, carnival, photoshoot, photo shoot, show stopper, drag, statement, editorial, fashion show, runway, performance, powerful look, fierce, red carpet, dramatic look, strong look, striking, a statement, rock concert, rock star, rockstar, punk, goth, gothic, emo, grunge, cosplay, costume party, costume, fancy dress, masquerade, mardi gras, pride parade, burlesque, cabaret, drag show, drag queen, photo session, music video, catwalk, model look, supermodel, high fashion, avant garde, wow factor, stand out from the crowd, power look, boss, boss lady, like a boss, strong makeup, heavy makeup, dramatic makeup, bold makeup, crazy makeup, loud makeup, hollywood, movie star, film star, old hollywood, villain, villain era, witchy, witch',
  spring:
    'spring, spring look, easter, garden party, picnic, springtime, easter sunday, easter brunch, blossom, cherry blossom, pastel look',
  summer:
    'summer, summer look, beach, vacation, holiday, festival, pool, pool party, summertime, tropical, summer party, beach party, barbecue, bbq, cookout, cruise, sunbathing, seaside, coachella, boat, yacht, resort, sun kissed, sunkissed, bronzed goddess',
  fall: 'fall, autumn, fall look, autumn look, thanksgiving, autumnal, pumpkin, pumpkin spice, harvest, thanksgiving dinner, oktoberfest',
  winter:
    'winter, winter look, christmas, xmas, christmas party, wintertime, snow, christmas eve, christmas dinner, christmas day, ski, skiing, ski trip, hanukkah, holiday party, office christmas party, ice skating, festive',
};

const PALETTE_ASKED_FOR: Readonly<Record<(typeof EYESHADOW_PALETTES)[number]['id'], string>> = {
  'sunset-glow': 'sunset, sunset glow palette, sun set glow, sunset colors',
  'ocean-breeze': 'berry night, barry nights, berries and nights, very nights, bury nights',
  'smokey-eye':
    'smoky, smokey, smoky eye, smoky eyes, smokey eyes, smoky i, smokey i, smokie, smoke, smoky look, smokey look, smoking eyes, smoky eyeshadow, smokey eyeshadow, smoky eye makeup, smokey eye makeup, smoked eyes, smokie eyes, smocky, smocky eyes, smoke eye, smoke eyes, smoky eye look, smokey eye look, smokey high, smoky lids',
  'earth-tones':
    'earth tone, earthy tones, earthy colors, earth colors, earthtones, earth, earthly tones',
};

/** Everything but the base: the wearer's own foundation stays, as with a quick look. */
function withoutBase({ lipstick, blush, eyeshadow, eyeliner, mascara }: Look): LookPatch {
  return { lipstick, blush, eyeshadow, eyeliner, mascara };
}

function voiceLook({ id, name, look }: QuickLook | SeasonalLook): VoiceLook {
  return {
    kind: 'look',
    name,
    says: ASKED_FOR[id].split(', '),
    patch: withoutBase(look),
    isKnownByName: true,
  };
}

/** How people ask for a trend that we have under another name. */
const TRENDS_ASKED_FOR: Readonly<Record<(typeof TREND_PICKS)[number]['id'], string>> = {
  'glass-skin':
    'glass skin look, glassy skin, glass skin trend, dewy skin, dewy base, dolphin skin, skin like glass, korean skin, k beauty skin, class skin, glaze skin, glazed skin, glazed donut skin, see through skin, dewy skin trend',
  'soft-velvet':
    'soft velvet look, velvet skin, soft velvet skin, velvety skin, soft focus skin, blurred skin, cloud skin, airbrushed skin',
  'neon-line':
    'neon line trend, neon liner, neon eyeliner, neon lines, graphic liner, graphic eyeliner, neon graphic liner, neon wing, neon lime, knee on line',
  'berry-monochrome':
    'berry monochrome look, monochrome, monochromatic, monochrome look, monochrome makeup, mono chrome, all berry, tonal makeup, tonal look, one color everywhere',
};

function voiceTrend({ id, title, trend }: (typeof TREND_PICKS)[number]): VoiceLook {
  const says = TRENDS_ASKED_FOR[id].split(', ');
  return { kind: 'trend', name: title, says, patch: patchOf(trend), isKnownByName: true };
}

function voicePalette({ id, name, colors }: (typeof EYESHADOW_PALETTES)[number]): VoicePalette {
  return { name, says: PALETTE_ASKED_FOR[id].split(', '), colors };
}

/** Name, color, and other ways to say it, misheard ones among them. */
const COLOR_WORDS: readonly (readonly [name: string, color: string, ways?: string])[] = [
  ['red', '#c1121f', 'read, redd, reddish, blood red, fire red, rad'],
  ['pink', '#ec6ba0', 'pinkish, pinky, pinck, ping, pinks'],
  ['orange', '#e8702a', 'orangey, orangish, orang'],
  ['yellow', '#f2c811', 'yellowish, yelow, lemon'],
  ['green', '#3b8f4a', 'greenish, grean'],
  ['blue', '#2f6fc4', 'bluish, blew, bleu, blu'],
  ['purple', '#7b3fa0', 'purplish, violet purple, perple, purpel'],
  ['violet', '#7a4fd0', 'violets, violette'],
  ['brown', '#6f4a32', 'brownish, browny, braun'],
  ['black', '#0b0b0b', 'jet black, pitch black, blak'],
  ['white', '#f7f7f5', 'snow white, wite'],
  ['gray', '#8a8a8a', 'grey, ash, ashy'],
  ['beige', '#d6bc9c', 'bage, bashe'],
  ['nude', '#bf8a76', 'nood, newd, nudes, nudish, skin color, nood color, my lips but better'],
  ['coral', '#f0735f', 'choral, corral, core al, korall, coral red'],
  ['peach', '#f4a582', 'peachy, peech, peaches, pitch'],
  ['apricot', '#ef9a6e', 'apricots, aprikot'],
  ['salmon', '#f58a7c', 'sammon, salmon pink'],
  ['rose', '#d4707f', 'rosy, rosey, rosie, roses, dusty rose, rosé, rows, rosewood, old rose'],
  ['berry', '#8a1f4f', 'berries, barry, berry red'],
  ['wine', '#6b1530', 'whine, red wine, vine, merlot, bordeaux, claret, wine red'],
  [
    'burgundy',
    '#701328',
    'burgandy, bergundy, oxblood, burgundi, burgundies, bird and dee, burg and dee, burgundee, bird undy, burger dee',
  ],
  ['maroon', '#7a2230', 'marroon, maroons'],
  ['plum', '#6e2a58', 'plumb, plums, plummy'],
  ['mauve', '#a9748d', 'mov, mauvey, mow, mauvish'],
  ['lilac', '#b79bd6', 'lilacs, lilack, lylac'],
  ['lavender', '#a98fd8', 'lavander, lavenders'],
  ['magenta', '#c21d7d', 'magentas'],
  ['fuchsia', '#d61a86', 'fuschia, fushia, fuschsia, fusha, few sha'],
  ['crimson', '#a3122e', 'crimsons'],
  ['scarlet', '#d3201f', 'scarlett'],
  ['ruby', '#9b1238', 'ruby red, rubies'],
  ['cherry', '#a8122d', 'cherry red, cherries'],
  ['raspberry', '#b0204f', 'rasberry, raspberries'],
  ['cranberry', '#96213c', 'cranberries'],
  ['strawberry', '#e0455a', 'strawberries'],
  ['watermelon', '#ee5a6f', 'water melon'],
  ['bubblegum', '#f58fc0', 'bubble gum, barbie pink, baby pink, barbie'],
  ['brick', '#99432f', 'brick red, bricks'],
  ['rust', '#a64b23', 'rusty'],
  ['terracotta', '#b5614a', 'terra cotta, terracota, tera cotta'],
  ['copper', '#b36a3c', 'coppery, coper, cup her'],
  ['bronze', '#94683f', 'bronzy, bronzed, brawns, bronzer'],
  ['gold', '#c9a13b', 'golden, goldish, yellow gold'],
  ['rose gold', '#c98a7d', 'rosegold, rose golden'],
  ['silver', '#b9bcc2', 'silvery, silva'],
  ['champagne', '#ead3ae', 'champaign, shampain, sham pain, champain'],
  ['ivory', '#f4ead6', 'ivories'],
  ['cream', '#f3e3c8', 'vanilla'],
  ['tan', '#b98a5e', 'tanned'],
  ['taupe', '#8d7767', 'tope, toupe, taup'],
  ['chocolate', '#4b2a1e', 'chocolates, dark chocolate, choc'],
  ['mocha', '#80574a', 'moca, mokka'],
  ['coffee', '#5e4032', 'espresso brown, cappuccino'],
  ['caramel', '#b5763f', 'carmel, karamel, toffee'],
  ['cinnamon', '#a0583b', 'cinamon'],
  ['mahogany', '#6d2f26', 'mahagony'],
  ['honey', '#d59a3f', 'honeyed, amber'],
  ['mustard', '#c8a02c', 'mustardy'],
  ['sand', '#cfb38a', 'sandy'],
  ['navy', '#1c2a52', 'navy blue, navey'],
  ['turquoise', '#2ab0a8', 'turquiose, turkwaz, torquoise, turqoise'],
  ['teal', '#17737a', 'teel, teal blue'],
  ['aqua', '#5cc6d0', 'aquamarine, cyan'],
  ['mint', '#9ad8b8', 'minty, mint green'],
  ['olive', '#6f7336', 'olive green'],
  ['emerald', '#137a52', 'emerald green, emeralds'],
  ['lime', '#9ccc2b', 'lime green'],
  ['neon green', '#2af5a0', 'neon'],
  ['khaki', '#8a8456', 'kaki'],
  ['sky blue', '#86bce8', 'sky, baby blue, ice blue'],
  ['indigo', '#3b3a8c', 'indigo blue'],
  ['charcoal', '#35363a', 'char coal, anthracite'],
];

export const VOICE_VOCABULARY: VoiceVocabulary = {
  shades: SHADES,
  library: SHADE_LIBRARY,
  palettes: EYESHADOW_PALETTES.map(voicePalette),
  looks: [...[...QUICK_LOOKS, ...SEASONAL_LOOKS].map(voiceLook), ...TREND_PICKS.map(voiceTrend)],
  colors: COLOR_WORDS.map(([name, color, ways]) => ({
    name,
    color,
    says: ways === undefined ? [] : ways.split(', '),
  })),
};
