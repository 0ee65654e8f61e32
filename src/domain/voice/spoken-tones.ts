/** What people call finishes, and how they say how strong, dark or warm something is. */

import { LIP_FINISHES } from '#domain/makeup/look.ts';
import { tone, type Row } from './spoken-row.ts';

const [MATTE, SATIN, GLOSS, SHIMMER] = LIP_FINISHES;

export const FINISH_ROWS: readonly Row[] = [
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

export const TONE_ROWS: readonly Row[] = [
  ...tone(
    'dark',
    'dark, deep',
    'darker, deeper, darken, deepen, darkest, dark er, depth, darkness, more depth, add depth, more dark, more deep, browner than that, moodier, inkier, duskier',
  ),
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
    'stronger, heavier hand, a heavier hand, more strong, more thick, more big, more long, more bold, more heavy, bolder, heavier, thicker, more intense, intenser, more dramatic, intensify, strengthen, bigger, longer, fuller, harder, bolder looking, build up, more volume, volume, louder, more coverage, more visible, emphasize, stand out, pop, accentuate, boulder, popping, poppin, make pop, really pop, more definition, some definition, definition, define, defined, more defined, more oomph, oomph, punchier, more punch, more pigment, beef up, more presence, more impact, deeper coverage, play up, more power, more drama, drama, bring out, bring up my, enhance, enhanced, show off, accent, emphasise, emphasised, exaggerate, make more of, fuller looking, more length, more body, lengthen, thicken, meatier, fatter, wider, more substantial, richer, bulk up, more striking',
  ),
  ...tone(
    'soft',
    'soft, subtle, sheer, thin, faint, gentle, delicate, discreet, barely there, light coverage, weak, minimal, simple, understated, modest',
    'softer, lighter handed, lighter touch, a lighter touch, gentler touch, subtler, sheerer, thinner, more fine, more thin, more soft, more light handed, less thick, less big, less long, less intense looking, fainter, gentler, soften, fade, weaker, calmer, quieter, more subtle, more natural looking, milder, toned down, less intense, less dramatic, smaller, more transparent, blend, blend out, blended, more subdued, lighter on, easy on, go easy on, light on, less coverage, more sheer, tame, lighter hand, very light on, go light on, go very light on, take it easy on, easier on, more discreet, more delicate, more gentle, less harsh, less obvious, less visible, more see through, play down, calm, calm down, quiet, quiet down, more neutral looking, mellow, mellower, diffuse, diffused, smudge, smudge out, smudged, buff, buff out, sheer out, sheer, take the edge off, take down a notch, airier, wispier, finer, slimmer, skinnier, narrower, quieter looking, less heavy, less strong, less bold, less thick, whisper soft, gentler looking, dim, dim down, scale back, more modest, modest looking, not so in your face',
  ),
];
