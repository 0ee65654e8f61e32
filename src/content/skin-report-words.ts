/** What a skin report says: by the facts of `domain/skin-report`. */

import {
  SKIN_ZONES,
  type SkinMeasure,
  type SkinUnit,
  type SkinZone,
} from '#domain/analysis/skin-reading.ts';
import type { SkinFact, SkinFactKind, SkinReportLanguage } from '#domain/skin-report/skin-fact.ts';
import { fillIn } from './fill-in.ts';
import { MEASURE_REASONS } from './measure-reasons.ts';

/** As they stand in a sentence, after "on the" or "the". */
export const ZONE_WORDS: Readonly<Record<SkinZone, string>> = {
  'forehead-right': 'right side of the forehead',
  'forehead-middle': 'middle of the forehead',
  'forehead-left': 'left side of the forehead',
  glabella: 'skin between the brows',
  'nose-bridge': 'bridge of the nose',
  'nose-tip': 'tip of the nose',
  'under-eye-right': 'skin under the right eye',
  'under-eye-left': 'skin under the left eye',
  'crows-feet-right': 'outer corner of the right eye',
  'crows-feet-left': 'outer corner of the left eye',
  'cheek-right': 'right cheek',
  'cheek-left': 'left cheek',
  'upper-lip': 'skin above the lip',
  chin: 'chin',
  'jaw-right': 'right side of the jaw',
  'jaw-left': 'left side of the jaw',
};

/** Both zones of a pair, by the right one. */
const PAIR_WORDS: Readonly<Partial<Record<SkinZone, string>>> = {
  'forehead-right': 'sides of the forehead',
  'under-eye-right': 'skin under the eyes',
  'crows-feet-right': 'outer corners of the eyes',
  'cheek-right': 'cheeks',
  'jaw-right': 'sides of the jaw',
};

/** As a heading names them. */
export const ZONE_TITLES: Readonly<Record<SkinZone, string>> = {
  'forehead-right': 'Right forehead',
  'forehead-middle': 'Mid forehead',
  'forehead-left': 'Left forehead',
  glabella: 'Between the brows',
  'nose-bridge': 'Bridge of the nose',
  'nose-tip': 'Tip of the nose',
  'under-eye-right': 'Under the right eye',
  'under-eye-left': 'Under the left eye',
  'crows-feet-right': 'Corner of the right eye',
  'crows-feet-left': 'Corner of the left eye',
  'cheek-right': 'Right cheek',
  'cheek-left': 'Left cheek',
  'upper-lip': 'Above the lip',
  chin: 'Chin',
  'jaw-right': 'Right jaw',
  'jaw-left': 'Left jaw',
};

export interface MeasureWords {
  readonly name: string;
  /** The sign that colorimetry has for it. */
  readonly sign: string;
  /** What it is, in one sentence. */
  readonly about: string;
}

export const MEASURE_WORDS: Readonly<Record<SkinMeasure, MeasureWords>> = {
  lightness: {
    name: 'Lightness',
    sign: 'L*',
    about: 'From black, 0, to white, 100. No lightness of skin is better than another.',
  },
  'red-green': { name: 'Red', sign: 'a*', about: 'How much red there is in the color.' },
  'yellow-blue': { name: 'Yellow', sign: 'b*', about: 'How much yellow there is in the color.' },
  hue: { name: 'Hue', sign: 'h°', about: 'Lower is pinker, higher is more golden.' },
  'typology-angle': {
    name: 'Tone angle',
    sign: 'ITA',
    about: 'Lightness and yellow in one angle: higher is lighter. Cameras differ in it a lot.',
  },
  redness: {
    name: 'Redness',
    sign: 'Δa*',
    about: 'Red over the median of your own zones: above 0 is redder than the rest of your face.',
  },
  melanin: {
    name: 'Melanin',
    sign: 'Δ',
    about: 'Brown pigment against the median of your own zones. It is no amount.',
  },
  haemoglobin: {
    name: 'Hemoglobin',
    sign: 'Δ',
    about: 'The color of blood against the median of your own zones. It is no amount.',
  },
  evenness: { name: 'Evenness', sign: '', about: 'How alike neighboring spots of skin look.' },
  shine: { name: 'Shine', sign: '', about: 'Light that the skin mirrors, as a share of white.' },
  texture: { name: 'Texture', sign: '', about: 'Fine contrast between neighboring spots of skin.' },
  spots: { name: 'Spots', sign: '', about: 'Browner or redder places of 1 to 6 mm.' },
  lines: { name: 'Lines', sign: '', about: 'Dark, long and narrow valleys.' },
  'fine-lines': { name: 'Fine lines', sign: '', about: 'The same, of less than a millimeter.' },
  pores: { name: 'Pores', sign: '', about: 'Dark dots smaller than about a square millimeter.' },
  'dark-circle': {
    name: 'Shadow under the eye',
    sign: 'ΔE',
    about: 'How much its color differs from that of the cheek.',
  },
  'dark-circle-lightness': {
    name: 'Darker than the cheek',
    sign: 'ΔL*',
    about: 'How much darker it is than the cheek. A lamp overhead does this, too.',
  },
  asymmetry: {
    name: 'Right from left',
    sign: 'ΔE',
    about: 'How much its color differs from that of the other side.',
  },
};

/** After a number. */
export const SKIN_UNITS: Readonly<Record<SkinUnit, string>> = {
  'L*': '',
  'a*': '',
  'b*': '',
  '°': '°',
  ΔE: '',
  relative: '',
  '%': '%',
  '1/cm²': ' /cm²',
  'mm/cm²': ' mm/cm²',
};

interface Saying {
  readonly title: string;
  readonly text: string;
}

/** `{zone}` is a phrase of `ZONE_WORDS`, `{Zone}` begins a title. */
export const SKIN_FACT_WORDS: Readonly<Record<SkinFactKind, Saying>> = {
  'insight-redness': {
    title: 'Visible redness, {zone}',
    text: 'a* is {upTo}{excess} ± {half} over the median of your zones, in this light.',
  },
  'insight-shadow': {
    title: 'Darker {place}',
    text: 'L* is {upTo}{darker} ± {half} below that of the cheek.',
  },
  'insight-shadow-from-above': {
    title: 'Darker {place}',
    text: 'L* is {upTo}{darker} ± {half} below that of the cheek. Light from above does this, too.',
  },
  'insight-shine': {
    title: 'Shine, {zone}',
    text: '{UpTo}{shine} ± {half}% of white is mirrored here. The median of your zones is {usual}%.',
  },
  'insight-spots': {
    title: 'Small spots, {zone}',
    text: '{UpTo}{count} ± {half} of 1 to 6 mm on a square centimeter, browner or redder than the rest.',
  },
  'insight-uneven': {
    title: 'Less even, {zone}',
    text: 'Evenness is {downTo}{evenness} ± {half}% here. The median of your zones is {usual}%.',
  },
  'insight-lines': {
    title: 'Lines, {zone}',
    text: '{UpTo}{length} ± {half} mm on a square centimeter, the most of your zones.',
  },
  'insight-nothing': {
    title: 'Nothing stands out',
    text: 'No zone differs from the rest of your face by more than this light leaves in doubt.',
  },
  'tip-redness': {
    title: 'Even out the {zone} first',
    text: 'That is where red shows most. Tap on a little green-toned corrector, under foundation.',
  },
  'tip-redness-deep': {
    title: 'Even out the {zone} first',
    text: 'That is where red shows most. Tap on a little yellow-toned corrector, under foundation: green turns gray on deep skin.',
  },
  'tip-shadow': {
    title: 'Lift the {zone}',
    text: 'A peach corrector takes the blue out of a shadow; a lighter concealer alone leaves it gray.',
  },
  'tip-shadow-deep': {
    title: 'Lift the {zone}',
    text: 'An orange corrector takes the blue out of a shadow; a lighter concealer alone leaves it gray.',
  },
  'tip-shine': {
    title: 'Powder the {zone} first',
    text: 'That is where you shine most. Powder where nothing shines only makes skin look flat.',
  },
  'tip-spots': {
    title: 'Dab, do not spread',
    text: 'Most show on the {zone}. Touch each spot with a fine brush and concealer of your own shade, then press the edge with a finger.',
  },
  'tip-uneven': {
    title: 'Begin with the {zone}',
    text: 'Put foundation there first and carry what is left outward: where skin is even you need the least.',
  },
  'tip-lines': {
    title: 'Less product on the {zone}',
    text: 'Powder and thick concealer gather in lines. A thin layer, pressed in and left bare of powder, shows them less.',
  },
  'tip-little': {
    title: 'Less foundation will do',
    text: 'Your zones differ by little. A thin layer in the middle of the face, or none, keeps it looking like skin.',
  },
  'tip-season': {
    title: 'Start from {season}, then wear what you like',
    text: 'It is {chance}% likely, and a custom: no one has shown that a palette suits everyone who falls into it.',
  },
  'tip-light': {
    title: 'Choose foundation in daylight',
    text: 'This picture knows the lightness of your skin to within {half}. Try two neighboring shades on your jaw.',
  },
  'plan-repeat': {
    title: 'Measure again in a week,',
    text: 'at the same place and hour. A change within the intervals belongs to the light and not to you.',
  },
  'plan-closer': {
    title: 'Come half an arm closer.',
    text: 'This picture has {resolution} pixels for a millimeter of skin; pores and fine lines need 3.',
  },
  'plan-light': {
    title: 'Face a window.',
    text: 'Even daylight from in front makes every interval narrower.',
  },
  'plan-uncover': {
    title: 'Take away what covers your skin.',
    text: 'Hair, glasses or a hand hid {count} values.',
  },
  'plan-bare': {
    title: 'Measure before you put on makeup.',
    text: 'Makeup on your skin hid {count} values.',
  },
  'plan-sun': {
    title: 'Wear sunscreen on your face.',
    text: 'It keeps spots and tanned places from getting darker.',
  },
  'plan-diary': {
    title: 'Note what came before a red day:',
    text: 'sun, wind, rubbing, something new on your skin. Then see whether it comes back.',
  },
  'risk-spots': {
    title: 'Sun:',
    text: '{upTo}{count} ± {half} small spots on a square centimeter, on the {zone}. Sun makes brown spots darker.',
  },
  'risk-browner': {
    title: 'Sun:',
    text: 'More brown on the {zone} than on the rest of your face, by {excess} ± {half}. Sun falls there first.',
  },
  'risk-redness': {
    title: 'Irritation:',
    text: 'More red on the {zone} than on the rest, by an a* of {upTo}{excess} ± {half}. Wind, rubbing and new products do that; so do warmth and a run.',
  },
  'caution-above': {
    title: 'Light from above.',
    text: 'It darkens what lies under the eyes and the nose.',
  },
  'caution-side': {
    title: 'Light from one side.',
    text: 'It makes one half of the face look darker and more lined.',
  },
  'caution-far': {
    title: 'Far away.',
    text: '{resolution} pixels for a millimeter of skin: too few for pores and fine lines, which need 3.',
  },
  'caution-withheld': {
    title: '{message}.',
    text: 'Not measured: {zone}. {advice}',
  },
};

/** What no picture tells, for everybody. */
const CANNOT_KNOW: SkinReportLanguage['cannotKnow'] = [
  'A camera sees light, not water: nothing here tells how hydrated your skin is.',
  'It cannot tell why skin is red or spotted, and it finds no illness; what worries you is for a doctor to look at.',
  'It does not know your age or your health, and makeup that is the color of skin may hide from it.',
];

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const FOREHEAD: readonly SkinZone[] = ['forehead-right', 'forehead-middle', 'forehead-left'];

/** A phrase for one zone, for a pair, or for several. */
export function zonesText(zones: readonly SkinZone[]): string {
  const left = new Set(zones);
  const phrases: string[] = [];
  if (FOREHEAD.every((zone) => left.has(zone))) {
    phrases.push('forehead');
    for (const zone of FOREHEAD) left.delete(zone);
  }
  for (const zone of SKIN_ZONES) {
    if (!left.has(zone)) continue;
    const pair = PAIR_WORDS[zone];
    const other = SKIN_ZONES.find((each) => each === zone.replace('-right', '-left'));
    const isPair = pair !== undefined && other !== undefined && left.has(other);
    if (isPair) left.delete(other);
    phrases.push(isPair ? pair : ZONE_WORDS[zone]);
  }
  const last = phrases.at(-1) ?? '';
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(', ')} and ${last}`;
}

function factText(fact: SkinFact): Saying {
  const zone = zonesText(fact.zones);
  const isPair = fact.zones.length > 1;
  const reason = fact.kind === 'caution-withheld' ? MEASURE_REASONS[fact.values.reason] : {};
  const values: Readonly<Record<string, string | number>> = {
    ...fact.values,
    ...reason,
    zone,
    place: zone.replace(/^skin /, ''),
    // Of a pair, the value of the plainer side is given.
    upTo: isPair ? 'up to ' : '',
    UpTo: isPair ? 'Up to ' : '',
    downTo: isPair ? 'down to ' : '',
  };
  const { title, text } = SKIN_FACT_WORDS[fact.kind];
  return { title: capitalized(fillIn(title, values)), text: fillIn(text, values) };
}

/** How the panel and the reply of the endpoint say what was found. */
export const SKIN_REPORT_LANGUAGE: SkinReportLanguage = {
  fact: factText,
  biomarker: (measure, zone) => `${MEASURE_WORDS[measure].name}, ${ZONE_WORDS[zone]}`,
  cannotKnow: CANNOT_KNOW,
};
