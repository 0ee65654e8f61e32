/** What recommendations say: by the reasons, tips and cautions of `domain/advice`. */

import type { AdviceLanguage } from '#domain/advice/face-analysis.ts';
import type { MissingFact } from '#domain/advice/known-face.ts';
import type { Reason, ReasonKind } from '#domain/advice/reason.ts';
import type { Tip, TipKind } from '#domain/advice/tips.ts';
import type { EyeColour } from '#domain/analysis/eyes.ts';
import { fillIn } from './fill-in.ts';

export const REASON_WORDS: Readonly<Record<ReasonKind, string>> = {
  'lip-edge':
    'Low contrast between lip and skin ({contrast}): a shade {darker} darker gives the mouth its edge.',
  'lip-balance':
    'Your lips are already {contrast} darker than your skin: going {darker} darker keeps their edge and adds color.',
  'lip-color':
    'Lips and skin differ by {contrast} in lightness, with little room to go darker: color gives the mouth its edge, {difference} from your bare lips.',
  'lip-nude':
    'Between the color of your lips and that of your skin: worn, it differs from your bare lips by {difference}.',
  'lip-nude-usual':
    'Between your skin and the color that lips usually have beside it. Your own lips weren’t measured.',
  'lip-statement-usual':
    'Worn, it differs from your skin by {difference}, so the mouth is seen first. Your own lips weren’t measured.',
  'lip-statement-cool':
    'Worn, it differs from your bare lips by {difference}, so the mouth is seen first. A cool undertone ({chance}% likely) is usually given reds that lean to blue.',
  'lip-statement-neutral':
    'Worn, it differs from your bare lips by {difference}, so the mouth is seen first. A neutral undertone ({chance}% likely) is usually given reds that lean to neither side.',
  'lip-statement-warm':
    'Worn, it differs from your bare lips by {difference}, so the mouth is seen first. A warm undertone ({chance}% likely) is usually given reds that lean to orange.',
  'lip-statement-unknown':
    'Worn, it differs from your bare lips by {difference}, so the mouth is seen first. Your undertone is not known, so it leans to neither side.',
  'blush-flush-cool':
    'Differs from your bare cheek by {difference}: seen, but not painted. A cool undertone ({chance}% likely) is usually given pinks.',
  'blush-flush-neutral':
    'Differs from your bare cheek by {difference}: seen, but not painted. A neutral undertone ({chance}% likely) is usually given rose.',
  'blush-flush-warm':
    'Differs from your bare cheek by {difference}: seen, but not painted. A warm undertone ({chance}% likely) is usually given peach.',
  'blush-flush-unknown':
    'Differs from your bare cheek by {difference}: seen, but not painted. Your undertone is not known, so it leans to neither side.',
  'blush-echo':
    'Moves your cheek by {difference} toward the measured color of your lips, so that cheeks and mouth belong together.',
  'blush-echo-usual':
    'Moves your cheek by {difference} toward the color that lips usually have beside your skin. Your own weren’t measured.',
  'blush-sun':
    'Differs from your bare cheek by {difference}, toward gold and brown, which is how sun changes a cheek.',
  'shadow-quiet':
    'Keeps to the hue of your skin, and differs from your lid by {difference} at most: it adds shape rather than color.',
  'shadow-eyes':
    'Your eyes look {eyes} ({chance}% likely). On the color circle, these shades lie across from them and set them off.',
  'shadow-eyes-dark':
    'Your eyes look {eyes} ({chance}% likely), too dark for a color to stand across from. Gold gives them light.',
  'shadow-deep':
    'Worn, it differs from your lid by up to {difference}: depth for an evening, in a hue that doesn’t turn gray on your skin.',
  'liner-brow':
    'Your brows and your skin differ by {contrast} in lightness: a line about as dark as the brows frames the eye.',
  'liner-usual':
    'Your brows weren’t measured. This is about as dark as brows usually are on skin that measures {lightness} in lightness.',
  'liner-soft':
    'Worn lightly, it differs from your lid by {difference}: it shows the shape of the eye and stays soft.',
  'liner-eyes':
    'Your eyes look {eyes} ({chance}% likely). On the color circle, this line lies across from them and sets them off.',
  'liner-eyes-dark':
    'Your eyes look {eyes} ({chance}% likely), too dark for a color to stand across from. A warm line gives them light.',
  'mascara-low':
    'Low contrast between eyes and skin ({contrast}): more mascara draws the line that bare lashes don’t.',
  'mascara-medium':
    'Your eyes and your skin differ by {contrast} in lightness: a medium amount is enough to open them.',
  'mascara-high':
    'Your eyes and your skin already differ by {contrast} in lightness: a little mascara is enough.',
  'mascara-unknown':
    'The contrast of your eyes wasn’t measured. {opacity}% is a moderate amount for anyone.',
  'mascara-less': 'Less than the contrast of your eyes ({contrast}) asks for: a bare look.',
  'mascara-more':
    'More than the contrast of your eyes ({contrast}) asks for: for the evening or a stage.',
  'foundation-nearest':
    'Nearest to your skin, which measures {lightness} in lightness: they differ by less than {difference}.',
  'foundation-lighter':
    'Your skin measures {lightness} in lightness, but may be as light as {limit}. Try this one beside the first.',
  'foundation-deeper':
    'Your skin measures {lightness} in lightness, but may be as deep as {limit}. Try this one beside the first.',
  'foundation-pinker':
    'In case your skin is pinker than this light showed. It differs from the first by {difference}.',
  'foundation-golden':
    'In case your skin is more golden than this light showed. It differs from the first by {difference}.',
};

export const TIP_WORDS: Readonly<Record<TipKind, string>> = {
  'lips-and-brows':
    'Your lips differ from your skin by {lip} in lightness, your brows by {brow}. Whatever has less contrast gains the most from makeup.',
  light:
    'In this light, the lightness of your skin is known to within {half}. Daylight from in front makes the advice surer.',
  'undertone-cool':
    'Your undertone is cool ({chance}% likely). Pairing it with blue reds and silver is taste, not science.',
  'undertone-neutral':
    'Your undertone is neutral ({chance}% likely). Reds from both sides are said to suit it.',
  'undertone-warm':
    'Your undertone is warm ({chance}% likely). Pairing it with orange reds and gold is taste, not science.',
  'face-shape':
    'Your face looks {shape} ({chance}% likely). Nobody has shown that makeup by the shape of a face works better: place blush where you like it.',
  'one-focus': 'Let either the eyes or the mouth be strong. Wear both when you want to be noticed.',
  'jaw-test':
    'Try foundation along your jaw, in daylight, and wait ten minutes: it darkens a little.',
};

/** In front of each tip, so that nobody takes a custom for a finding. */
export const BASIS_WORDS: Readonly<Record<Tip['basis'], string>> = {
  measurement: 'Measured',
  convention: 'Convention',
};

const EYE_WORDS: Readonly<Record<EyeColour, string>> = {
  blue: 'blue',
  grey: 'gray',
  green: 'green',
  hazel: 'hazel',
  brown: 'brown',
  'dark brown': 'dark brown',
};

/** What was withheld, as a name in front of the reason. */
export const MISSING_WORDS: Readonly<Record<MissingFact, string>> = {
  'skin-lightness': 'How light your skin is',
  'skin-tint': 'Tint of your skin',
  undertone: 'Undertone',
  lips: 'Lip color',
  brows: 'Brows',
  eyes: 'Eye color',
};

/** The sentence of a reason. */
export function reasonText({ kind, values }: Reason): string {
  return fillIn(REASON_WORDS[kind], spoken(values));
}

/** The sentences of a tip. */
export function tipWords({ kind, values }: Tip): string {
  return fillIn(TIP_WORDS[kind], spoken(values));
}

/** A tip with what it rests on in front. */
export function tipText(tip: Tip): string {
  return `${BASIS_WORDS[tip.basis]}: ${tipWords(tip)}`;
}

/** How the panel and the reply say what was found. */
export const ADVICE_LANGUAGE: AdviceLanguage = {
  reason: reasonText,
  tip: tipText,
  product: (category, names, intensity) =>
    category === 'mascara' ? fillIn(MASCARA_NAME, { intensity }) : names.join(', '),
  skinTone: capitalized,
  undertone: capitalized,
  faceShape: (shapes) =>
    shapes.length > 1
      ? fillIn(BETWEEN, { one: shapes[0] ?? '', other: shapes[1] ?? '' })
      : capitalized(shapes[0] ?? ''),
  eyeShape: capitalized,
  eyeColour: (eyes) => capitalized(EYE_WORDS[eyes]),
  lipShape: capitalized,
};

const MASCARA_NAME = 'Lift Black at {intensity}%';
const BETWEEN = 'Between {one} and {other}';

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function spoken(values: object): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, string | number]) => [
      name,
      name === 'eyes' && isEyeColour(value) ? EYE_WORDS[value] : value,
    ]),
  );
}

function isEyeColour(value: string | number): value is EyeColour {
  return value in EYE_WORDS;
}
