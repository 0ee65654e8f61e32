/**
 * Skin match: how often the smallest set of shades that should hold the right one nine times in ten does
 * hold the truly nearest shade. Tried with one photograph, with four in as many lights, and with a white
 * card beside the face. The bench draws its own card: how it is held, how much light it reflects and its
 * tint deviate at random from what the product expects.
 */

import { measureStill } from '#engine/measure/measure-still.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import type { LightWitness } from '#domain/analysis/white-balance.ts';
import { seenDifference } from '#domain/advice/seen-colour.ts';
import { MOST_SHADES, shadeSet } from '#domain/shopping/shade-set.ts';
import {
  surfaceAt,
  surfaceTrouble,
  surfaceWitness,
  WHITE_CARD,
} from '#domain/shopping/seen-surface.ts';
import {
  joinPictures,
  possibleSkins,
  skinDoubtOf,
  widthOf,
  type LightSource,
  type SkinPicture,
} from '#domain/shopping/skin-doubt.ts';
import { encodeSrgb } from '#bench/colour/srgb.ts';
import { withSensorNoise } from '#bench/quality/sensor-noise.ts';
import { mean } from '#bench/report/statistics.ts';
import { formatNumber, formatShare, formatTable } from '#bench/report/table.ts';
import type { SyntheticFrame } from '#tests/fixtures/synthetic-face/index.ts';
import { syntheticLine } from '#tests/advice/synthetic-line.ts';
import { NOISE, SCALE, SIZE } from './everybody.ts';
import { trueSkin } from './judge-colours.ts';
import { MEASURED_LIGHTS } from './lights.ts';
import { normalNumbers, sitterOf } from './people.ts';
import { portrait, sitting, type Camera, type Person, type Portrait } from './portrait.ts';
import { facesIn } from './take-measures.ts';
import { zonePixels } from './true-zones.ts';

/** Standard deviations of logarithms: for how the card is held, and for its material. */
const HELD = 0.07;
const PAPER = { level: 0.04, tint: 0.015 } as const;
/** Centre of the card beside the cheek, and half its side, as shares of the picture. */
const CARD_PLACE = { x: 0.84, y: 0.55 } as const;
const CARD_REACH = 0.06;
const DRAWS = 600;
/** 48 shades, as many as a large brand has. */
const LINE = syntheticLine(16);

interface SetJudged {
  readonly how: (typeof WAYS)[number];
  readonly tone: number;
  readonly light: string;
  readonly isHeld: boolean;
  readonly claimed: number;
  readonly size: number;
  readonly width: number;
}

const WAYS = ['one photograph', 'four lights', 'a white card', 'a card in four'] as const;

export interface ShadesJudged {
  readonly sets: readonly SetJudged[];
  readonly photographs: number;
  readonly refused: number;
  readonly cardsRefused: number;
}

/** `people` differ in skin, eyes and camera; each is photographed in every light. */
export async function judgeShades(
  tracker: FaceTracker,
  tones: readonly number[],
  people: readonly number[],
): Promise<ShadesJudged> {
  const sets: SetJudged[] = [];
  let [photographs, refused, cardsRefused] = [0, 0, 0];
  for (const tone of tones) {
    const frames = Object.entries(MEASURED_LIGHTS).map(([light, setting]) => {
      const { yaw, pitch, roll } = sitterOf(1000 * tone);
      const pose = { scale: SCALE, yaw, pitch, roll };
      const frame = sitting({ width: SIZE, height: SIZE, skinTone: tone, light: setting, pose });
      return [light, frame] as const;
    });
    for (const seed of people) {
      const { person, camera, noiseSeed } = sitterOf(1000 * tone + seed);
      const rooms: SkinPicture[] = [];
      const cards: SkinPicture[] = [];
      let nearest = '';
      for (const [light, frame] of frames) {
        const subject = portrait(frame, person, camera);
        const [lightness, a, b] = trueSkin(subject);
        nearest = nearestTo({ lightness, a, b });
        photographs += 1;
        const room = await pictureOf(tracker, subject, noiseSeed, 'room', []);
        if (room === null) refused += 1;
        else {
          rooms.push(room);
          sets.push(judgeSet('one photograph', tone, light, [room], nearest));
        }
        const card = await withCard(tracker, frame, person, camera, noiseSeed);
        if (card === null) cardsRefused += 1;
        else {
          cards.push(card);
          sets.push(judgeSet('a white card', tone, light, [card], nearest));
        }
      }
      if (rooms.length > 1) sets.push(judgeSet('four lights', tone, 'all', rooms, nearest));
      if (cards.length > 1) sets.push(judgeSet('a card in four', tone, 'all', cards, nearest));
    }
  }
  return { sets, photographs, refused, cardsRefused };
}

async function withCard(
  tracker: FaceTracker,
  frame: SyntheticFrame,
  person: Person,
  camera: Camera,
  seed: number,
): Promise<SkinPicture | null> {
  const share = EXPOSED_FOR_WHITE / Math.max(EXPOSED_FOR_WHITE, brightestLight(frame, camera));
  const exposed: Camera = [camera[0] * share, camera[1] * share, camera[2] * share];
  const subject = portrait(frame, person, exposed);
  paintCard(subject, exposed, seed);
  const surface = surfaceAt(withSensorNoise(subject.image, NOISE, seed), CARD_PLACE);
  if (surfaceTrouble(surface) !== null) return null;
  return pictureOf(tracker, subject, seed, 'card', [surfaceWitness(surface, WHITE_CARD)]);
}

/** Faced with something white, a camera lowers its exposure until that no longer clips. Linear light. */
const EXPOSED_FOR_WHITE = 0.75;

function brightestLight({ image, maps, ...rest }: SyntheticFrame, camera: Camera): number {
  const light = lightOnForehead({ image, maps, ...rest });
  return Math.max(...light.map((channel, at) => channel * camera[at]!));
}

function lightOnForehead(frame: SyntheticFrame): readonly number[] {
  const irradiance = frame.maps.irradiance!;
  const pixels = zonePixels(portrait(frame), 'forehead-middle');
  return [0, 1, 2].map(
    (channel) =>
      pixels.reduce((sum, pixel) => sum + irradiance[3 * pixel + channel]!, 0) / pixels.length,
  );
}

function nearestTo(skin: { lightness: number; a: number; b: number }): string {
  return LINE.toSorted(
    (one, other) => seenDifference(skin, one.lab) - seenDifference(skin, other.lab),
  )[0]!.name;
}

async function pictureOf(
  tracker: FaceTracker,
  { image }: Portrait,
  noiseSeed: number,
  source: LightSource,
  references: readonly LightWitness[],
): Promise<SkinPicture | null> {
  const noisy = withSensorNoise(image, NOISE, noiseSeed);
  const reading = measureStill('face', noisy, await facesIn(tracker, noisy), references);
  const skin = isWithheld(reading) ? reading : skinDoubtOf(reading);
  return isWithheld(skin) ? null : { source, skin };
}

function judgeSet(
  how: SetJudged['how'],
  tone: number,
  light: string,
  pictures: readonly SkinPicture[],
  nearest: string,
): SetJudged {
  const doubt = joinPictures(pictures)!;
  const set = shadeSet(possibleSkins(doubt, DRAWS), LINE, LINE.length);
  if (set.kind !== 'set') throw new Error('the line has shades');
  return {
    how,
    tone,
    light,
    isHeld: set.shades.some(({ shade }) => shade.name === nearest),
    claimed: set.covered,
    size: set.shades.length,
    width: widthOf(doubt),
  };
}

/** Draws the card in place, lit like the middle of the forehead, give or take the tilt of a hand. */
function paintCard({ image, frame }: Portrait, camera: Camera, seed: number): void {
  const normal = normalNumbers(7000 + seed);
  const level = 0.87 * Math.exp(Math.hypot(HELD, PAPER.level) * normal());
  const tint = [Math.exp(PAPER.tint * normal()), 1, 1.02 * Math.exp(PAPER.tint * normal())];
  const light = lightOnForehead(frame).map(
    (channel, at) => channel * level * tint[at]! * camera[at]!,
  );
  const { width, height, data } = image;
  const reach = CARD_REACH * width;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (Math.abs(x - CARD_PLACE.x * width) > reach) continue;
      if (Math.abs(y - CARD_PLACE.y * height) > reach) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        data[4 * (y * width + x) + channel] = 255 * encodeSrgb(light[channel]!);
      }
    }
  }
}

export function printShades({ sets, photographs, refused, cardsRefused }: ShadesJudged): string {
  const row = (name: string, here: readonly SetJudged[]): string[] => [
    name,
    String(here.length),
    formatShare(mean(here.map(({ isHeld }) => (isHeld ? 1 : 0)))),
    formatShare(mean(here.map(({ claimed }) => claimed))),
    formatNumber(mean(here.map(({ size }) => size)), 1),
    formatShare(mean(here.map(({ size }) => (size <= MOST_SHADES ? 1 : 0)))),
    formatNumber(mean(here.map(({ width }) => width)), 1),
  ];
  const tones = [...new Set(sets.map(({ tone }) => tone))];
  const lights = Object.keys(MEASURED_LIGHTS);
  const rows = WAYS.flatMap((way) => {
    const here = sets.filter(({ how }) => how === way);
    return [
      ...tones.map((tone) =>
        row(
          `${way}, tone ${tone}`,
          here.filter((each) => each.tone === tone),
        ),
      ),
      ...lights.flatMap((light) => {
        const inLight = here.filter((each) => each.light === light);
        return inLight.length === 0 ? [] : [row(`${way}, ${light}`, inLight)];
      }),
      row(way, here),
    ];
  });
  const table = formatTable(
    [
      'skin match',
      'n',
      'true shade in the set',
      'claimed',
      'shades in it',
      'six or fewer',
      'width, CIEDE2000',
    ],
    rows,
  );
  return `${table}\nof ${photographs} photographs ${refused} were refused, with a card ${cardsRefused}`;
}
