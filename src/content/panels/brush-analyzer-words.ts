/** The words of the Virtual Brush Analyzer. */

import type { ToastWords } from '#content/toasts/toast-words.ts';
import type { BrushFeature } from '#domain/brush/brush-area.ts';
import type { BrushTechnique, PressureSource } from '#domain/brush/brush-reading.ts';
import type { BrushTip } from '#domain/brush/brush-tips.ts';
import type { Product } from '#domain/makeup/look.ts';

export const BRUSH_WORDS = {
  intro:
    'Paint on your own face with a pen, a finger or a mouse, and see what your hand does. The strokes stay on your skin and move with it.',
  start: 'Start Analysis',
  stop: 'Stop Analysis',
  started: 'The analysis is on. Paint on your face in the mirror, or on the face chart.',
  brush: 'Brush',
  shade: 'Shade',
  shadeOfEye: { lid: 'Lid', crease: 'Crease', outer: 'Outer corner' },
  wears: 'Paints in {name}',
  chart: 'Face chart',
  chartHint: 'What you paint here is on your face in the mirror, too.',
  chartOff: 'Start the analysis to paint here.',
  chartKeys:
    'Arrow keys move the brush, with Shift in small steps. Space sets it down and lifts it. Escape takes the stroke back.',
  brushDown: 'Brush down, {area}',
  brushUp: 'Brush lifted, {area}',
  strokeBack: 'The stroke was taken back.',
  besideFace: 'beside the face',
  pressure: 'Pressure',
  speed: 'Speed',
  speedUnit: '{speed} px',
  speedNote: 'Pixels in a sixtieth of a second',
  technique: 'Technique',
  precision: 'Precision',
  area: 'Target area',
  lean: 'Pen tilt',
  leanValue: '{degrees}°',
  percent: '{percent}%',
  nothing: '—',
  nothingYet: 'No reading yet',
  effect: 'Apply Pressure Effect',
  effectNote:
    'Your last stroke had {pressure}% pressure: lipstick goes from {from} to {to}. Full pressure would make it 50% stronger.',
  effectWaits: 'Paint a stroke first: its pressure makes your lipstick stronger.',
  effectMost: 'Your lipstick is as strong as it can be.',
  tips: 'Tips',
  tipsNote: 'From your strokes of the last 10 seconds',
  noTips: 'Paint for a moment, and tips appear here.',
  noTipsOff: 'Start the analysis, and paint for a moment.',
  strokes: 'On your face',
  strokeOne: '1 stroke',
  strokeMany: '{count} strokes',
  noStrokes: 'No strokes yet',
  strokesOff: 'Off while you look at your own skin',
  undo: 'Undo Stroke',
  bringBack: 'Bring Back',
  takeOff: 'Take All Off',
  full: 'Your face is full, and another stroke won’t fit. Take some off first.',
  kept: 'Strokes are in your photos, never in a look or a link. They stay in this tab until you take them off. After a reload, open this panel and they are back; a stroke that was not finished is gone.',
  waiting: 'Opening…',
  notLoaded: 'We couldn’t load the brush. Check your connection, then try again.',
  tryAgain: 'Try Again',
  undoOther: 'Undo is in the look panel, too.',
  undoLook: 'Undo',
} as const;

export const PRESSURE_SOURCES: Readonly<Record<PressureSource, string>> = {
  pen: 'Measured by your pen',
  speed: 'Estimated from your speed',
};

export const TECHNIQUE_WORDS: Readonly<Record<BrushTechnique, string>> = {
  light: 'Light',
  heavy: 'Heavy',
  precise: 'Precise',
  blending: 'Blending',
  even: 'Even',
};

export const BRUSH_LABELS: Readonly<Record<Product, string>> = {
  lipstick: 'Lipstick',
  blush: 'Blush',
  eyeshadow: 'Eyeshadow',
  eyeliner: 'Eyeliner',
  mascara: 'Mascara',
  foundation: 'Foundation',
};

export const FEATURE_TITLES: Readonly<Record<BrushFeature, string>> = {
  lips: 'Lips',
  'lid-right': 'Right eyelid',
  'lid-left': 'Left eyelid',
  'brow-right': 'Right brow',
  'brow-left': 'Left brow',
};

export const TIP_WORDS: Readonly<
  Record<BrushTip, { readonly title: string; readonly text: string }>
> = {
  'lids-lightly': {
    title: 'Hardly touch the lids',
    text: 'Skin is thinnest there. Hold the brush by its end, and let the hairs do the work.',
  },
  lighter: {
    title: 'Press less',
    text: 'More layers with less pressure look smoother than one that is pressed on.',
  },
  firmer: {
    title: 'Press a little more',
    text: 'At this pressure little pigment leaves the brush. Hold it nearer to its hairs.',
  },
  'even-pressure': {
    title: 'Keep the pressure even',
    text: 'Rest your little finger on your cheek: the hand then keeps its distance.',
  },
  slower: {
    title: 'Take it slower',
    text: 'At this speed the brush goes past where you want it. Make the stroke shorter, not quicker.',
  },
  'slower-line': {
    title: 'Draw lines slowly',
    text: 'Make a line of three short ones that meet, from the middle outward.',
  },
  'longer-strokes': {
    title: 'Make longer strokes',
    text: 'Short dabs leave spots. Sweep once along the cheekbone or the crease.',
  },
  'softer-edges': {
    title: 'Blend the edges',
    text: 'Go over the rim once more, quickly and with hardly any pressure.',
  },
  steady: {
    title: 'A steady hand',
    text: 'Speed and pressure suit this brush. Go on like this.',
  },
};

export const BRUSH_TOASTS = {
  effectApplied: {
    title: 'Makeup Adjusted',
    description: 'Your lipstick went from {from} to {to}, for a pressure of {pressure}%.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
