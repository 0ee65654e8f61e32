/** In which figures an event counts by itself, whichever browser it came from. */

import type { AnalyticsEvent } from './events.ts';
import type { FunnelStep } from './periods.ts';

/** Start times are told apart by so many milliseconds. */
export const START_STEP_MS = 50;

const STEP_OF: Partial<Readonly<Record<AnalyticsEvent, FunnelStep>>> = {
  visit: 'visit',
  camera_start: 'camera',
  makeup_apply: 'makeup',
  first_makeup_applied: 'makeup',
  photo_capture: 'keep',
  look_save: 'keep',
  sign_up: 'sign_up',
  subscription: 'purchase',
};

/** The step of the funnel that an event counts as; undefined for events that are not one. */
export function stepOf(event: AnalyticsEvent): FunnelStep | undefined {
  return STEP_OF[event];
}

/** The parameters of an event by which figures are broken down; see `EVENT_PARAMETERS`. */
export interface CountedData {
  readonly makeupType?: string | undefined;
  readonly shade?: string | undefined;
  readonly lookName?: string | undefined;
  readonly browser?: string | undefined;
  readonly device?: string | undefined;
  readonly failure?: string | undefined;
  readonly fps?: number | undefined;
  readonly startMs?: number | undefined;
  readonly drawing?: string | undefined;
}

type CountedIn = readonly [figure: string, part: string];

function makeup({ makeupType, shade, lookName }: CountedData): readonly CountedIn[] {
  if (makeupType === undefined) return [];
  if (makeupType === 'whole-look') return [['look_worn', lookName ?? 'custom']];
  return [['shade', `${makeupType}:${shade ?? 'custom'}`]];
}

function failed(figure: string, { browser, failure }: CountedData): readonly CountedIn[] {
  return [[figure, `${browser ?? 'other'}:${failure ?? 'unknown'}`]];
}

function speed({ device = 'desktop', fps, startMs, drawing }: CountedData): readonly CountedIn[] {
  return [
    ['mirror', `${device}:${drawing ?? 'webgl2'}`],
    ...(fps === undefined ? [] : [['frame_rate', `${device}:${fps}`] as const]),
    ...(startMs === undefined
      ? []
      : [['start', `${device}:${startMs - (startMs % START_STEP_MS)}`] as const]),
  ];
}

const DETAILS: Partial<
  Readonly<Record<AnalyticsEvent, (data: CountedData) => readonly CountedIn[]>>
> = {
  makeup_apply: makeup,
  look_save: ({ lookName }) => [['look_saved', lookName ?? 'custom']],
  camera_start: ({ browser }) => [['camera_start_in', browser ?? 'other']],
  camera_failure: (data) => failed('camera_failure_in', data),
  engine_failure: (data) => failed('engine_failure_in', data),
  mirror_speed: speed,
};

/** Each figure that an event adds one to, and the part of it; the first is the event itself. */
export function countedIn(event: AnalyticsEvent, data: CountedData): readonly CountedIn[] {
  return [[event, ''], ...(DETAILS[event]?.(data) ?? [])];
}
