import { describe, expect, it } from 'vitest';
import type { PageMessage } from '#engine/runtime/messages.ts';
import { PictureReadings } from './picture-readings.ts';

const IMAGE = { width: 1, height: 1 } as ImageBitmap;
const NO_FACE = { reading: { withheld: 'no-face' }, face: null } as const;

function readings() {
  const sent: { message: PageMessage; transfer: Transferable[] }[] = [];
  return {
    sent,
    pictures: new PictureReadings((message, transfer) => sent.push({ message, transfer })),
  };
}

describe('pictures that are to be read', () => {
  it('are handed over, and answered each with its own reading', async () => {
    const { pictures, sent } = readings();
    const first = pictures.ask({ what: 'appearance', image: IMAGE });
    const second = pictures.ask({ what: 'appearance', image: IMAGE });
    expect(sent.map(({ transfer }) => transfer)).toEqual([[IMAGE], [IMAGE]]);
    const dark = { reading: { withheld: 'too-dark' }, face: null } as const;
    pictures.receive({ request: 1, answer: dark });
    pictures.receive({ request: 0, answer: NO_FACE });
    expect(await first).toEqual(NO_FACE);
    expect(await second).toEqual(dark);
    expect(pictures.size).toBe(0);
  });

  it('are given up when the signal is aborted, and an answer that comes late is ignored', async () => {
    const { pictures } = readings();
    const unwanted = new AbortController();
    const read = pictures.ask({ what: 'appearance', image: IMAGE, signal: unwanted.signal });
    unwanted.abort();
    await expect(read).rejects.toThrow(/abort/i);
    pictures.receive({ request: 0, answer: NO_FACE });
    expect(pictures.size).toBe(0);
  });

  it('are refused when the engine that has them is gone', async () => {
    const { pictures } = readings();
    const read = pictures.ask({ what: 'appearance', image: IMAGE });
    pictures.rejectAll('no answer');
    await expect(read).rejects.toEqual({ code: 'processing-failed', cause: 'no answer' });
  });
});
