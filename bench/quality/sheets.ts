/** Contact sheets of the pictures behind the figures. */

import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import type { SyntheticFaceOptions } from '#tests/fixtures/synthetic-face/index.ts';
import { ContactSheet, cropAround, type Tile } from '#bench/picture/contact-sheet.ts';
import type { Bounds } from '#bench/picture/mask.ts';
import { LIGHT_NAMES } from './colours.ts';
import type { TonePhotographs } from './judge-tone.ts';
import { drawBaseline, drawEngine, type DrawMakeup } from './makeup-renderers.ts';
import { tryShot, type Shot } from './shot.ts';

const FACE_TILE = { width: 280, height: 350 } as const;
/** Enlarges the lips, about 110 pixels wide in the picture, and the eyes, about 60, some three times. */
const LIPS_TILE = { width: 420, height: 240 } as const;
const EYES_TILE = { width: 560, height: 260 } as const;

function quickLook(id: (typeof QUICK_LOOKS)[number]['id']): Look {
  return QUICK_LOOKS.find((entry) => entry.id === id)?.look ?? DEFAULT_LOOK;
}

const GLOSS: Look = {
  ...DEFAULT_LOOK,
  lipstick: { color: '#d0405c', opacity: 85, finish: 'gloss' },
};

/** The looks that each get a contact sheet of their own, by file name. */
export const SHEET_LOOKS: Readonly<Record<string, Look>> = {
  default: DEFAULT_LOOK,
  romantic: quickLook('romantic'),
  'night-out': quickLook('night-out'),
  natural: quickLook('natural'),
  bold: quickLook('bold'),
};

export function faceCrop({ truth }: Shot): Bounds {
  return cropAround(truth.outlines.faceOval, 0.12, FACE_TILE.width / FACE_TILE.height);
}

function lipsCrop({ truth }: Shot): Bounds {
  return cropAround(truth.outlines.outerLips, 0.14, LIPS_TILE.width / LIPS_TILE.height);
}

function eyesCrop({ truth: { outlines } }: Shot): Bounds {
  const points = [
    ...outlines.rightEye,
    ...outlines.leftEye,
    ...outlines.rightBrow,
    ...outlines.leftBrow,
  ];
  return cropAround(points, 0.06, EYES_TILE.width / EYES_TILE.height);
}

function bareTile(shot: Shot, crop: Bounds): Promise<Tile> {
  return Promise.resolve({ image: shot.truth.image, crop });
}

async function wornTile(
  shot: Shot,
  crop: Bounds,
  look: Look,
  drawMakeup: DrawMakeup = drawEngine,
): Promise<Tile> {
  return { image: await drawMakeup(shot.truth.image, shot.face, look), crop };
}

/** Collects rows while the skin tones are judged one after the other, and writes the sheets at the end. */
export class QualitySheets {
  private readonly looks = Object.entries(SHEET_LOOKS).map(([name, look]) => ({
    name,
    look,
    sheet: new ContactSheet(
      ['bare x1', 'engine x1', 'x1/2', 'x1/4', 'warm', 'baseline x1'],
      FACE_TILE.width,
      FACE_TILE.height,
    ),
  }));
  private readonly lips = new ContactSheet(
    ['bare', 'default', 'bold, matte', 'gloss', 'baseline', 'open', 'smile'],
    LIPS_TILE.width,
    LIPS_TILE.height,
  );
  private readonly eyes = new ContactSheet(
    ['bare', 'default', 'romantic', 'night out', 'baseline'],
    EYES_TILE.width,
    EYES_TILE.height,
  );
  private readonly poses = new ContactSheet(Object.keys(POSES), FACE_TILE.width, FACE_TILE.height);

  async addTone(label: string, { mouths, lights }: TonePhotographs): Promise<void> {
    for (const { look, sheet } of this.looks) {
      const { full } = lights;
      const crop = faceCrop(full);
      await sheet.addRow(
        label,
        await Promise.all([
          bareTile(full, crop),
          ...LIGHT_NAMES.map((light) => wornTile(lights[light], crop, look)),
          wornTile(full, crop, look, drawBaseline),
        ]),
      );
    }
    const { closed, open, smile } = mouths;
    const crop = lipsCrop(closed);
    await this.lips.addRow(
      label,
      await Promise.all([
        bareTile(closed, crop),
        wornTile(closed, crop, DEFAULT_LOOK),
        wornTile(closed, crop, quickLook('bold')),
        wornTile(closed, crop, GLOSS),
        wornTile(closed, crop, DEFAULT_LOOK, drawBaseline),
        wornTile(open, lipsCrop(open), quickLook('bold')),
        wornTile(smile, lipsCrop(smile), quickLook('bold')),
      ]),
    );
    const eyes = eyesCrop(closed);
    await this.eyes.addRow(
      label,
      await Promise.all([
        bareTile(closed, eyes),
        wornTile(closed, eyes, DEFAULT_LOOK),
        wornTile(closed, eyes, quickLook('romantic')),
        wornTile(closed, eyes, quickLook('night-out')),
        wornTile(closed, eyes, DEFAULT_LOOK, drawBaseline),
      ]),
    );
  }

  /** A row of turned heads, closed eyes, a hand and glasses. */
  async addPoses(label: string, tracker: FaceTracker, skinTone: number): Promise<void> {
    const tiles: Tile[] = [];
    for (const options of Object.values<SyntheticFaceOptions>(POSES)) {
      const shot = await tryShot(tracker, { skinTone, ...options });
      if (shot !== null) tiles.push(await wornTile(shot, faceCrop(shot), quickLook('night-out')));
    }
    await this.poses.addRow(label, tiles);
  }

  /** Writes all sheets as PNG files into `folder` and returns their paths. */
  async save(folder: string): Promise<string[]> {
    const sheets = [
      ...this.looks.map(({ name, sheet }) => ({ name: `look-${name}`, sheet })),
      { name: 'lips', sheet: this.lips },
      { name: 'eyes', sheet: this.eyes },
      { name: 'poses', sheet: this.poses },
    ];
    const paths: string[] = [];
    for (const { name, sheet } of sheets) {
      const path = `${folder}/${name}.png`;
      await sheet.save(path);
      paths.push(path);
    }
    return paths;
  }
}

const POSES = {
  'yaw -25': { pose: { yaw: -25 } },
  'yaw 25': { pose: { yaw: 25 } },
  'yaw 40': { pose: { yaw: 40 } },
  'pitch -14': { pose: { pitch: -14 } },
  'pitch 14': { pose: { pitch: 14 } },
  'roll 18': { pose: { roll: 18 } },
  'eyes closed': { expression: { blinkLeft: 1, blinkRight: 1 } },
  hand: { occluder: { position: 0.45 } },
  glasses: { glasses: 'plastic' },
} as const satisfies Record<string, SyntheticFaceOptions>;
