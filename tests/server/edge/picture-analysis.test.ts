import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAccess } from '#contracts/access.ts';
import { analyzeFace, analyzeSkin } from '#contracts/picture-analysis.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { joinAs, type Member } from '#tests/server/support/account.ts';
import { givePro } from '#tests/server/support/entitle.ts';
import { useModelServer } from '#tests/server/support/model-server.ts';
import {
  claimingSize,
  dataUrl,
  emptyPixels,
  facePixels,
  jpegOf,
  withComment,
} from '#tests/server/support/pictures.ts';
import { usePlatform } from '#tests/server/support/platform.ts';
import { tablesHolding } from '#tests/server/support/search-tables.ts';

const LIMIT_MS = 60_000;

const lines: string[] = [];
const model = useModelServer();
const MODEL_NAME = 'Words at home';
const platform = usePlatform(
  model.settingsWith({ LOG_LEVEL: 'trace', AI_MODEL_NAME: MODEL_NAME }),
  {
    log: { write: (line) => lines.push(line) },
  },
);
let face: Sharp;
let jpeg: Buffer;
beforeAll(async () => {
  face = facePixels();
  jpeg = await jpegOf(face);
}, LIMIT_MS);

let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
  await givePro(platform().connection, zoe.id);
});

async function send(imageData: string) {
  const reply = await zoe.visitor.call(analyzeFace, { body: { imageData } });
  return { status: reply.statusCode, ...reply.json() };
}

const sendJpeg = async (bytes: Uint8Array) => send(dataUrl(bytes));

describe('the analysis of a face', () => {
  it(
    'names what it sees with its confidence, and recommends three of each of six products',
    async () => {
      const { status, ...answer } = await sendJpeg(jpeg);
      expect(status).toBe(200);
      const { analysis, confidence, recommendations, overallTips } =
        analyzeFace.reply.parse(answer);
      expect(analysis).toMatchObject({ skinTone: 'Medium', undertone: 'Warm' });
      expect(Object.keys(confidence)).toEqual(Object.keys(analysis));
      const categories = recommendations.map(({ category }) => category);
      expect([...new Set(categories)]).toEqual([
        'foundation',
        'blush',
        'eyeshadow',
        'eyeliner',
        'mascara',
        'lipstick',
      ]);
      expect(recommendations).toHaveLength(18);
      expect(overallTips.length).toBeGreaterThan(0);
    },
    LIMIT_MS,
  );

  it('is the same for the same picture', async () => {
    expect(await sendJpeg(jpeg)).toEqual(await sendJpeg(jpeg));
  });

  it('takes a progressive JPEG for what it shows', async () => {
    const progressive = await face.clone().jpeg({ quality: 80, progressive: true }).toBuffer();
    expect(progressive.includes(Buffer.from([0xff, 0xc2]))).toBe(true);
    expect((await sendJpeg(progressive)).analysis.skinTone).toBe('Medium');
  });

  it('turns a picture upright that lies on its side, as its EXIF data say', async () => {
    const lying = face.clone().rotate(90);
    const turned = await lying.clone().withMetadata({ orientation: 8 }).jpeg().toBuffer();
    expect((await sendJpeg(turned)).analysis.skinTone).toBe('Medium');
  });
});

describe('an operator’s model', () => {
  it('is told to pages by the name that the operator gave it, and by nothing else', async () => {
    const { body } = await platform().visitor().call(readAccess);
    expect(JSON.parse(body).languageModelName).toBe(MODEL_NAME);
    expect(body).not.toMatch(/127\.0\.0\.1|words-7b|key-that-only/);
  });

  it('is not asked unless the person agreed', async () => {
    await sendJpeg(jpeg);
    const refused = { imageData: dataUrl(jpeg), mayUseModel: false };
    await zoe.visitor.call(analyzeFace, { body: refused });
    const toAnother = { imageData: dataUrl(jpeg), mayUseModel: true, modelName: 'Another' };
    await zoe.visitor.call(analyzeFace, { body: toAnother });
    expect(model.heard).toEqual([]);
  });

  it('words what was found where the person agreed, and is shown our words alone', async () => {
    const ours = await sendJpeg(jpeg);
    const said = (text: string) =>
      text.replace(/^(.)/, (first) => `You see, ${first.toLowerCase()}`);
    model.behave(({ material }) => {
      const { recommendations, tips } = Object(material);
      const reasons = recommendations.map(({ reason }: { reason: string }) => said(reason));
      return JSON.stringify({ reasons, tips: tips.map(said) });
    });
    const body = { imageData: dataUrl(jpeg), mayUseModel: true, modelName: MODEL_NAME };
    const reply = await zoe.visitor.call(analyzeFace, { body });
    const worded = analyzeFace.reply.parse(reply.json());
    const [first] = worded.recommendations;
    expect(first?.reason).toMatch(/^You see, nearest to your skin/);
    const { reason: ownReason } = ours.recommendations[0];
    expect(first).toEqual({ ...ours.recommendations[0], reason: first?.reason, ownReason });
    expect(worded.ownTips).toEqual(ours.overallTips);
    expect(worded.overallTips[0]).toMatch(/^(?:Measured|Convention): You see, /);
    expect(model.heard).toHaveLength(1);
    expect(model.heard[0]?.body).not.toMatch(/base64|#[0-9a-f]{6}/);
    // The consent names all of this, and nothing else goes.
    expect(model.heard[0]?.material).toEqual({
      recommendations: ours.recommendations.map(
        ({ category, productName, reason }: Record<string, string>) => ({
          category,
          productName,
          reason,
        }),
      ),
      tips: ours.overallTips.map((tip: string) => tip.replace(/^\w+: /, '')),
    });
  });

  it('leaves our words where it says something else, and says nothing of ours then', async () => {
    const ours = await sendJpeg(jpeg);
    model.behave(({ material }) => {
      const { recommendations, tips } = Object(material);
      const other = 'A lovely shade of 99 for your face and your skin.';
      return JSON.stringify({ reasons: recommendations.map(() => other), tips });
    });
    const body = { imageData: dataUrl(jpeg), mayUseModel: true };
    const reply = await zoe.visitor.call(analyzeFace, { body });
    expect({ status: reply.statusCode, ...reply.json() }).toEqual(ours);
  });
});

describe('the analysis of skin', () => {
  async function reportOf(currentMakeup: Look | null) {
    const reply = await zoe.visitor.call(analyzeSkin, {
      body: { image: dataUrl(jpeg), currentMakeup },
    });
    expect(reply.statusCode).toBe(200);
    return analyzeSkin.reply.parse(reply.json());
  }
  const saidBy = ({ biomarkers }: Awaited<ReturnType<typeof reportOf>>) =>
    biomarkers.filter(({ reading }) => !isWithheld(reading));

  it('reports more than 150 measures with their intervals, and what follows from them', async () => {
    const report = await reportOf(null);
    expect(saidBy(report).length).toBeGreaterThan(150);
    expect(report.skinScore).toBeGreaterThan(50);
    expect(report.colorAnalysis?.undertone).toBe('warm');
    expect(Math.abs(report.measuredAt - Date.now())).toBeLessThan(60_000);
  });

  it('leaves out what our own makeup hides in the picture', async () => {
    const report = await reportOf(DEFAULT_LOOK);
    const hidden = report.biomarkers.filter(
      ({ reading }) => isWithheld(reading) && reading.withheld === 'wears-makeup',
    );
    expect(hidden.length).toBeGreaterThan(100);
    expect(report.withheld.colorAnalysis).toBe('wears-makeup');
  });

  it('takes the picture of a camera, and no larger one', async () => {
    for (const [width, height, status] of [
      [1280, 720, 422],
      [1921, 1080, 413],
    ] as const) {
      const image = dataUrl(await jpegOf(emptyPixels(width, height)));
      const reply = await zoe.visitor.call(analyzeSkin, { body: { image, currentMakeup: null } });
      expect(reply.statusCode).toBe(status);
    }
  });
});

describe('a picture of which nothing is said', () => {
  it('has no face in it', async () => {
    expect(await sendJpeg(await jpegOf(emptyPixels(400, 300)))).toMatchObject({
      status: 422,
      error: 'no_face',
      details: expect.stringContaining('Look into the camera'),
      reason: 'no-face',
    });
  });

  it('has two people in it', async () => {
    const one = await face.clone().resize(256, 256).raw().toBuffer();
    const raw = { width: 256, height: 256, channels: 3 } as const;
    const pair = emptyPixels(512, 256).composite(
      [0, 256].map((left) => ({ input: one, raw, left, top: 0 })),
    );
    expect(await sendJpeg(await jpegOf(pair))).toMatchObject({
      status: 422,
      error: 'several_faces',
      details: expect.stringContaining('one person at a time'),
    });
  });

  it.each([
    ['too little light', (pixels: Sharp) => pixels.linear(0.04, 0)],
    ['too much light', (pixels: Sharp) => pixels.linear(3, 60)],
    ['light of one color', (pixels: Sharp) => pixels.linear([0.5, 0.7, 1.6], [0, 0, 40])],
  ])('has %s', async (_name, spoil) => {
    const spoiled = await sendJpeg(await jpegOf(spoil(face.clone())));
    expect(spoiled).toMatchObject({ status: 422, error: 'bad_light' });
    expect(spoiled.details).toMatch(/\. \w.*\.$/);
  });

  it('shows a face that leaves it', async () => {
    const half = face.clone().extract({ left: 170, top: 0, width: 342, height: 512 });
    expect(await sendJpeg(await jpegOf(half))).toMatchObject({
      status: 422,
      error: 'face_not_readable',
      details: expect.stringContaining('leaves the picture'),
    });
  });
});

describe('a file that is no picture to look at', () => {
  it.each([
    ['another kind of picture', async () => emptyPixels(40, 40).png().toBuffer()],
    ['a drawing that could run code', async () => Buffer.from('<svg xmlns="x" onload="y"/>')],
    ['random bytes', async () => Buffer.from('this is no picture at all')],
  ])('is refused when it is %s', async (_name, make) => {
    expect(await sendJpeg(await make())).toMatchObject({ status: 400, error: 'not_a_jpeg' });
  });

  it('is refused when its address says another kind, or is none', async () => {
    const png = dataUrl(jpeg).replace('image/jpeg', 'image/png');
    for (const imageData of [png, 'https://example.com/zoe.jpg', '', `${dataUrl(jpeg)}\u0000`]) {
      expect(await send(imageData)).toMatchObject({ status: 400, field: 'imageData' });
    }
  });

  it('is refused when it ends too early', async () => {
    for (const share of [0.9, 0.5]) {
      const cut = jpeg.subarray(0, Math.floor(share * jpeg.length));
      expect(await sendJpeg(cut)).toMatchObject({ status: 400, error: 'broken_picture' });
    }
  });

  it('is refused when it is the beginning of one and nothing else', async () => {
    expect(await sendJpeg(jpeg.subarray(0, 3))).toMatchObject({
      status: 400,
      error: 'broken_picture',
    });
  });

  it.each([
    ['the inks of a printer', async () => face.clone().toColourspace('cmyk').jpeg().toBuffer()],
    ['black and white', async () => face.clone().toColourspace('b-w').jpeg().toBuffer()],
  ])('is refused in %s', async (_name, make) => {
    expect(await sendJpeg(await make())).toMatchObject({ status: 400, error: 'wrong_colors' });
  });
});

describe('a picture that is too large', () => {
  it('is refused by its header: 20,000 by 20,000 pixels are never unpacked', async () => {
    const before = process.memoryUsage().rss;
    const bomb = claimingSize(jpeg, 20_000, 20_000);
    expect(await sendJpeg(bomb)).toMatchObject({ status: 413, error: 'picture_too_large' });
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('is refused with one more pixel than the page sends', async () => {
    const wide = await jpegOf(face.clone().resize(513, 400, { fit: 'fill' }));
    expect(await sendJpeg(wide)).toMatchObject({ status: 413, error: 'picture_too_large' });
  });

  it('is refused before it is read to its end, by the length of its body', async () => {
    const reply = await zoe.visitor.call(analyzeFace, {
      body: { imageData: `data:image/jpeg;base64,${'A'.repeat(400_000)}` },
    });
    expect(reply.statusCode).toBe(413);
    expect(reply.json().error).toBe('payload_too_large');
  });
});

describe('the limit of one account', () => {
  it('is twelve pictures a minute; others go on', async () => {
    const cheap = dataUrl(Buffer.from('no picture'));
    const statuses: number[] = [];
    for (let call = 0; call < 13; call += 1) statuses.push((await send(cheap)).status);
    expect(statuses.slice(0, 12)).toEqual(Array(12).fill(400));
    expect(statuses[12]).toBe(429);
    zoe = await joinAs(platform());
    await givePro(platform().connection, zoe.id);
    expect((await send(cheap)).status).toBe(400);
  });
});

describe('what is left of a picture', () => {
  const MARK = 'a-mark-that-stands-in-no-other-picture';
  /** A text as it stands in base64, wherever it begins. */
  const inBase64 = [0, 1, 2].map((skipped) =>
    Buffer.from(MARK.slice(skipped)).toString('base64').slice(0, 40),
  );

  it('is nothing in the log: a line for the call holds its route, its status and its time', async () => {
    lines.length = 0;
    await sendJpeg(withComment(jpeg, MARK));
    await sendJpeg(withComment(await jpegOf(emptyPixels(400, 300)), MARK));
    const told = lines.map((line) => JSON.parse(line)).filter(({ route }) => route !== undefined);
    expect(told).toHaveLength(2);
    for (const line of told) {
      expect(new Set(Object.keys(line))).toEqual(
        new Set(['level', 'time', 'reqId', 'method', 'route', 'status', 'ms', 'msg']),
      );
    }
    for (const part of [MARK, ...inBase64]) expect(lines.join()).not.toContain(part);
  });

  it('is nothing in the database, and no file', async () => {
    const marked = dataUrl(withComment(jpeg, MARK));
    expect(inBase64.some((part) => marked.includes(part))).toBe(true);
    expect((await send(marked)).status).toBe(200);
    const { connection, dataFolder } = platform();
    expect(await tablesHolding(connection, [MARK, ...inBase64])).toEqual([]);
    for (const entry of await readdir(dataFolder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const content = await readFile(join(entry.parentPath, entry.name), 'latin1');
      for (const part of [MARK, ...inBase64]) expect(content).not.toContain(part);
    }
  });
});
