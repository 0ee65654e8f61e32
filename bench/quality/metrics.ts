/** Every figure of the bench: its name, its format, which direction is better and what the goal is. */

export interface MetricDefinition {
  readonly id: string;
  readonly section: string;
  readonly title: string;
  readonly unit: 'share' | 'number';
  readonly digits: number;
  /** Which end is worse: `low`, `high`, or away from 1. */
  readonly worse: 'low' | 'high' | 'away-from-one';
  /** For the reader; the bench never fails because of it. */
  readonly aim: string;
}

const share = (
  section: string,
  id: string,
  title: string,
  worse: MetricDefinition['worse'],
  aim = '',
): MetricDefinition => ({ id, section, title, unit: 'share', digits: 1, worse, aim });
const number = (
  section: string,
  id: string,
  title: string,
  worse: MetricDefinition['worse'],
  aim = '',
): MetricDefinition => ({ id, section, title, unit: 'number', digits: 2, worse, aim });

const OUTLINE = 'Lips: outline against known geometry';
const SPARED = 'Left alone: share painted (CIEDE2000 > 2)';
const TEXTURE = 'Lips: texture kept';
const LIVE_COVER =
  'In front of a live face with sensor noise: a hand that passes in 2 s, glasses that rest';

const MOUTHS = ['closed', 'ajar', 'open', 'faint smile', 'smile'] as const;

export const METRICS: readonly MetricDefinition[] = [
  ...MOUTHS.flatMap((mouth) => [
    number(OUTLINE, `overlap.${mouth}`, `IoU ${mouth}`, 'low'),
    share(OUTLINE, `bleed.${mouth}`, `bleed ${mouth}`, 'high'),
    share(OUTLINE, `missed.${mouth}`, `missed ${mouth}`, 'high'),
  ]),
  ...MOUTHS.map((mouth) =>
    number('Lips: IoU if the landmarks were exact', `exact.${mouth}`, mouth, 'low'),
  ),
  ...MOUTHS.slice(1).map((mouth) =>
    share(SPARED, `mouth.${mouth}`, `mouth ${mouth}`, 'high', '<= 0.5%'),
  ),
  share(SPARED, 'mouth.all', 'smile, 6 products', 'high', '<= 0.5%'),
  share(SPARED, 'eyes.skin', 'eyes, skin products', 'high', '<= 0.5%'),
  share(SPARED, 'eyes.all', 'eyes, 6 products', 'high', '<= 0.5%'),
  share(SPARED, 'brows.all', 'brows', 'high'),
  share(SPARED, 'hair.all', 'hair', 'high'),
  number(TEXTURE, 'texture.correlation', 'correlation', 'low', '>= 0.9'),
  number(TEXTURE, 'texture.energy', 'energy', 'away-from-one', '0.9 to 1.1'),
  ...['lipstick', 'eyeshadow', 'blush', 'foundation'].flatMap((product) => {
    const section = `Colour of ${product}: CIEDE2000 to the intended, worst of its shades`;
    const lights = { full: 'x1', half: 'x1/2', quarter: 'x1/4', warm: 'warm' };
    return Object.entries(lights).flatMap(([light, title]) => [
      number(section, `colour.${product}.${light}`, title, 'high', '<= 3'),
      number(section, `pixels.${product}.${light}`, `${title} a pixel`, 'high'),
    ]);
  }),
  number(
    'Steadiness: lips of a still face with sensor noise',
    'jitter.edge',
    'edge px',
    'high',
    '<= 0.2',
  ),
  number(
    'Steadiness: lips of a still face with sensor noise',
    'jitter.landmarks',
    'landmarks px',
    'high',
  ),
  number('Lag: ms behind a moving face', 'lag.sway', 'head, edge', 'high', '< 20'),
  number('Lag: ms behind a moving face', 'lag.swayLandmarks', 'head, landmarks', 'high'),
  number('Lag: ms behind a moving face', 'lag.speech', 'lower lip, edge', 'high', '< 20'),
  number('Lag: ms behind a moving face', 'lag.speechLandmarks', 'lower lip, landmarks', 'high'),
  ...['hand', 'glasses', 'tongue', 'cup', 'fringe'].map((thing) =>
    share('In front of the face: share painted', `front.${thing}`, thing, 'high', '<= 5%'),
  ),
  ...['hand', 'glasses', 'tongue', 'cup', 'fringe', 'bare'].map((thing) =>
    share('Beside it: share of the makeup that is lost', `lost.${thing}`, thing, 'high', '<= 2%'),
  ),
  share(LIVE_COVER, 'live.hand', 'hand, painted', 'high', '<= 8%'),
  share(LIVE_COVER, 'live.worstHand', 'in the worst frame', 'high'),
  share(LIVE_COVER, 'live.lost', 'makeup lost', 'high', '<= 2%'),
  share(LIVE_COVER, 'live.stayingHand', 'hand that stays, painted', 'high', '<= 8%'),
  share(LIVE_COVER, 'live.ghost', 'lost once it has gone', 'high', '<= 2%'),
  number(LIVE_COVER, 'live.edge', 'edge of glasses, px', 'high', '<= 1'),
  number(LIVE_COVER, 'live.worstEdge', 'in the worst frame, px', 'high', '<= 1'),
];

/** Figures by `MetricDefinition.id`. */
export type Figures = Readonly<Record<string, number>>;

/** Index of the worst value; -1 if none was measured. */
export function worstIndex(values: readonly number[], worse: MetricDefinition['worse']): number {
  let worst = -1;
  let badness = -Infinity;
  values.forEach((value, index) => {
    if (!Number.isFinite(value)) return;
    const bad = { low: -value, high: value, 'away-from-one': Math.abs(Math.log(value)) }[worse];
    if (bad > badness) {
      badness = bad;
      worst = index;
    }
  });
  return worst;
}
