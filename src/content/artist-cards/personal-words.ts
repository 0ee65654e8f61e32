/** What the artists add to a card for a person who shares what the mirror measured. Conventions of makeup, as the cards are. */

import type { FaceContrast } from '#domain/artist-chat/shared-features.ts';
import type { LipShape } from '#domain/advice/face-analysis.ts';
import type { EyeColour, EyeShape, EyeTilt } from '#domain/analysis/eyes.ts';
import type { FaceShape } from '#domain/analysis/face-shape.ts';
import type { SkinDepth, Undertone } from '#domain/colour-wheel/skin-tone.ts';

type By<Name extends string, Value = string> = Readonly<Record<Name, Value>>;

export const EYE_COLOR_NAMES: By<EyeColour> = {
  blue: 'blue',
  grey: 'gray',
  green: 'green',
  hazel: 'hazel',
  brown: 'brown',
  'dark brown': 'dark brown',
};

/** Of what is measured of a skin: as much as is shared. */
export const SKIN_NAMES = {
  both: '{depth}, {undertone} skin',
  depth: '{depth} skin',
  undertone: 'skin with {undertone} undertones',
} as const;

/** A red: by the undertone, and where that is not known. */
export const RED_WORDS: By<Undertone | 'unknown'> = {
  cool: 'On {skin} I would take {shade}: it leans to blue, which a cool undertone is usually given.',
  neutral: 'On {skin} I would take {shade}, a red that leans to neither side.',
  warm: 'On {skin} I would take {shade}: it leans to orange, which a warm undertone is usually given.',
  unknown:
    'On {skin} I would begin with {shade}, and see in daylight whether a bluer one is kinder.',
};

export const LIP_WORDS = {
  nude: 'Your nude on {skin} is near {shade}: it keeps the color of a lip instead of that of foundation.',
  soft: 'For a lip near your own, {shade} suits {skin}.',
  strong: 'For a lip that is seen first, {shade} suits {skin}.',
} as const;

/** Where the shape of the lips decides how they are made up; a medium shape asks for nothing. */
export const LIP_SHAPE_WORDS: By<Exclude<LipShape, 'medium'>> = {
  thin: 'Your lips measured thin, so a mid-tone with some shine gives them more than a dark matte.',
  full: 'Your lips measured full, so they carry matte and deep shades without looking smaller.',
};

export const FULLER_WORDS: By<LipShape> = {
  thin: 'Your lips measured thin: two small touches at the middle do more than a line all around.',
  medium: 'Yours measured medium: a lighter middle does more for you than a wider line.',
  full: 'Yours measured full already, so the dot of gloss is all it takes.',
};

export const BLUSH_WORDS: By<Undertone | 'unknown'> = {
  cool: 'On {skin} I would take {shade}, at about {intensity}: it leans cool, like your undertone.',
  neutral: 'On {skin} I would take {shade}, at about {intensity}: it leans to neither side.',
  warm: 'On {skin} I would take {shade}, at about {intensity}: it leans warm, like your undertone.',
  unknown: 'On {skin} I would begin with {shade}, at about {intensity}.',
};

export const BLUSH_PLACE_WORDS: By<FaceShape> = {
  oval: 'Your face measured oval, so nothing has to be balanced: place it where you like it.',
  round:
    'Your face measured round: draw it in a diagonal from the middle of the cheek to the temple.',
  square: 'Your face measured square: keep it round and soft on the apples, away from the jaw.',
  heart:
    'Your face measured heart-shaped: set it a little lower, toward the ears, below the wide part.',
  oblong: 'Your face measured long: sweep it level across the apples, which makes it look shorter.',
  diamond:
    'Your face measured diamond-shaped: keep it on the apples and soft at the cheekbones, its widest part.',
};

export const FOUNDATION_WORDS = {
  shade:
    'For {skin} begin with {shade} and hold {other} beside it: a camera says where to start, and your jaw decides.',
} as const;

export const FOUNDATION_UNDERTONE_WORDS: By<Undertone> = {
  cool: 'Your undertone measured cool, so look for shades called rose or cool.',
  neutral: 'Your undertone measured neutral, so leave out the pink and the golden end.',
  warm: 'Your undertone measured warm, so look for shades called honey, golden or warm.',
};

export const CORRECTOR_WORDS: By<SkinDepth> = {
  'very light': 'On very light skin a pale peach is enough; orange would show through.',
  light: 'On light skin a soft peach is enough; orange would show through.',
  medium: 'On medium skin take a clear peach.',
  tan: 'On tan skin take a deep peach or a light orange.',
  brown: 'On brown skin take orange: peach is too pale and turns gray.',
  deep: 'On deep skin take a deep orange or red-orange: peach turns gray.',
};

/** What three shades do for the eyes that they are beside. */
export const EYE_SHADOW_WORDS: By<EyeColour> = {
  blue: 'Your eyes measured blue: {shades} are copper, the opposite of blue, and bring them out.',
  grey: 'Your eyes measured gray: {shades} are rose, and make the gray look clearer.',
  green: 'Your eyes measured green: {shades} lean to plum, the opposite of green.',
  hazel: 'Your eyes measured hazel: {shades} lean to plum and bring out the green in them.',
  brown: 'Your eyes measured brown: {shades} are its cool opposite and make it glow.',
  'dark brown': 'Your eyes measured dark brown: {shades} bring gold, which gives them light.',
};

export const SHADOW_WORDS = {
  quiet: 'On {skin} {shades} stay quiet and still give the lid its shape.',
  /** For a smoky eye. */
  deep: 'For the depth on {skin} I would build {shades}.',
  /** Where gray lies on the skin like ash. */
  deepOnDeep:
    'For the depth on {skin} I would build {shades}: they stay rich where gray looks like ash.',
} as const;

export const SHADOW_TILT_WORDS: By<Exclude<EyeTilt, 'level'>> = {
  downturned:
    'Your outer corners measured downturned: keep the shadow above them, and blend toward the end of the brow.',
  upturned:
    'Your outer corners measured upturned: a little of it along the outer lower lashes balances the lift.',
};

export const SHADOW_SHAPE_WORDS: By<EyeShape> = {
  narrow:
    'Your eyes measured narrow: put the lightest shade on the middle of the lid, and keep the inner half free of dark.',
  almond: 'Your eyes measured almond-shaped: depth on the outer corner keeps their line.',
  round: 'Your eyes measured round: put the depth on the outer third and draw it outward.',
};

export const LINER_TILT_WORDS: By<Exclude<EyeTilt, 'level'>> = {
  downturned:
    'Your outer corners measured downturned: leave the lashes just before the corner, and lift the line from there.',
  upturned:
    'Your outer corners measured upturned: a short wing is enough, as the lift is there already.',
};

export const LINER_SHAPE_WORDS: By<EyeShape> = {
  narrow:
    'Your eyes measured narrow: keep the line thin, thickest above the iris, and the lower rim light.',
  almond: 'Your eyes measured almond-shaped: a thin line that thickens outward follows them.',
  round: 'Your eyes measured round: keep the line thin in the middle and pull it outward.',
};

export const LINER_COLOR_WORDS = '{shade} sets off {eyes} eyes such as yours.';

/** Brown, or black: by what shows on the skin, and then by the contrast of the face. */
export const LINER_DARK_WORDS: By<FaceContrast | 'deep'> = {
  deep: 'On {depth} skin {shade} or {other} shows, and brown hardly does.',
  low: 'The contrast of your face measured low, so I would stay with brown: {shade}.',
  medium: 'The contrast of your face measured medium: {shade} by day, {other} for the evening.',
  high: 'The contrast of your face measured high, so it carries black: {shade}.',
};

export const MASCARA_WORDS: By<FaceContrast> = {
  low: 'The contrast of your eyes measured low: two coats, about {intensity} here, draw the line that bare lashes don’t.',
  medium: 'The contrast of your eyes measured medium: about {intensity} is enough to open them.',
  high: 'The contrast of your eyes measured high: one thin coat, about {intensity} here, is enough.',
};

export const CONTOUR_SHAPE_WORDS: By<FaceShape> = {
  oval: 'Your face measured oval: a little under the cheekbones is all it takes.',
  round:
    'Your face measured round: bring it from the ear toward the corner of the mouth, and along the temples.',
  square: 'Your face measured square: soften the corners of the jaw and of the forehead.',
  heart: 'Your face measured heart-shaped: shade the temples, and leave the chin bare.',
  oblong:
    'Your face measured long: shade along the hairline and under the chin, not down the sides.',
  diamond:
    'Your face measured diamond-shaped: shade softly below the cheekbones, and leave the temples bare.',
};

export const CONTOUR_COLOR_WORDS: By<SkinDepth> = {
  'very light': 'On very light skin that is a pale, cool taupe.',
  light: 'On light skin that is a cool taupe.',
  medium: 'On medium skin that is a neutral taupe-brown.',
  tan: 'On tan skin that is a neutral mid-brown.',
  brown: 'On brown skin that is a neutral, deep brown.',
  deep: 'On deep skin that is a neutral espresso.',
};

export const BRONZER_WORDS: By<SkinDepth> = {
  'very light': 'On very light skin take a pale, neutral tan, as orange shows at once.',
  light: 'On light skin take a light, neutral tan with no orange in it.',
  medium: 'On medium skin take a golden tan.',
  tan: 'On tan skin take a warm, golden brown.',
  brown: 'On brown skin take a rich red-brown or a deep gold.',
  deep: 'On deep skin take a dark red-brown or an old gold; lighter ones look like dust.',
};

export const FACE_SHAPE_NAMES: By<FaceShape> = {
  oval: 'an oval face',
  round: 'a round face',
  square: 'a square face',
  heart: 'a heart-shaped face',
  oblong: 'a long face',
  diamond: 'a diamond-shaped face',
};

type Light = 'fair' | 'middle' | 'dark';
export const DEPTH_GROUPS: By<SkinDepth, Light> = {
  'very light': 'fair',
  light: 'fair',
  medium: 'middle',
  tan: 'middle',
  brown: 'dark',
  deep: 'dark',
};

/** The family of eyeshadows that a smoky eye is built of: gray and taupe show on fair skin, and lie on deep skin like ash. */
export const SMOKE_FAMILIES: By<Light, By<Undertone | 'unknown'>> = {
  fair: { cool: 'stone', neutral: 'stone', warm: 'sand', unknown: 'stone' },
  middle: { cool: 'plum', neutral: 'stone', warm: 'gold', unknown: 'stone' },
  dark: { cool: 'plum', neutral: 'mallow', warm: 'copper', unknown: 'mallow' },
};

export const HIGHLIGHTER_WORDS: By<Light, By<Undertone | 'unknown'>> = {
  fair: {
    cool: 'On {skin} that is pearl or icy pink.',
    neutral: 'On {skin} that is pearl or a pale champagne.',
    warm: 'On {skin} that is champagne.',
    unknown: 'On {skin} that is pearl or champagne.',
  },
  middle: {
    cool: 'On {skin} that is rose-gold or a pink champagne.',
    neutral: 'On {skin} that is champagne.',
    warm: 'On {skin} that is peach or golden champagne.',
    unknown: 'On {skin} that is champagne or peach.',
  },
  dark: {
    cool: 'On {skin} that is rose-gold or a rosy bronze.',
    neutral: 'On {skin} that is bronze.',
    warm: 'On {skin} that is gold or copper.',
    unknown: 'On {skin} that is gold, copper or bronze.',
  },
};

export const POWDER_WORDS: By<Light> = {
  fair: 'On {skin} a translucent powder disappears, and a tinted one may look yellow.',
  middle: 'On {skin} take one tinted near your shade, as pure white ones can look pale in a flash.',
  dark: 'On {skin} take one tinted in your depth, as so-called translucent ones leave a gray film.',
};

export const BROW_SHAPE_WORDS: By<FaceShape> = {
  oval: 'Your face measured oval, so follow your own arch.',
  round: 'Your face measured round: a clear arch makes it look longer.',
  square: 'Your face measured square: a soft, rounded arch takes the edge off the jaw.',
  heart: 'Your face measured heart-shaped: a low, soft arch keeps the forehead calm.',
  oblong: 'Your face measured long: a flatter, longer brow makes it look shorter.',
  diamond: 'Your face measured diamond-shaped: a gentle curve softens the cheekbones.',
};

export const UNDERTONE_WORDS: By<Undertone> = {
  cool: 'The mirror measured yours as cool: blue-reds, rose, plum and taupe are where you begin.',
  neutral: 'The mirror measured yours as neutral, so you may choose from both sides.',
  warm: 'The mirror measured yours as warm: coral, brick, peach and bronze are where you begin.',
};

/** What that means on this face. */
export const COLORS_WORDS = 'On {skin} that is {lip} on the lips and {blush} on the cheeks.';

export const CONTRAST_WORDS: By<FaceContrast> = {
  low: 'Yours measured low: mid-tones, soft edges and brown instead of black.',
  medium: 'Yours measured medium: one strong place at a time looks best.',
  high: 'Yours measured high: it carries a strong lip and black liner without looking painted.',
};

export const EYE_SHAPE_WORDS = {
  shape: 'The mirror measured yours as {shape}.',
  tilted: 'The mirror measured yours as {shape} and {tilt}.',
} as const;

export const EYE_SHAPE_NAMES: By<EyeShape> = {
  narrow: 'narrow',
  almond: 'almond-shaped',
  round: 'round',
};

/** Where a person asks whether they are seen. */
export const SIGHT_WORDS =
  'No, I cannot see you. I know what you share from the mirror: {features}.';

/** What is shared, in the middle of a sentence. */
export const FEATURE_NAMES = {
  skinDepth: '{value} skin',
  undertone: '{value} undertone',
  contrast: '{value} contrast',
  eyeColor: '{value} eyes',
  eyeShape: '{value} eyes',
  eyeTilt: '{value} outer corners',
  faceShape: '{value}',
  lipShape: '{value} lips',
} as const;
