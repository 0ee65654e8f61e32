import { useEffect, useEffectEvent } from 'react';
import { useStudio } from '#app/look/studio-context.tsx';
import { wait } from '#studio/browser/timers.ts';
import type { Studio } from '#studio/studio.ts';
import { codeFinder, type FindCode } from './find-code.ts';

/** Milliseconds between two pictures of the camera: often enough for a hand that holds still. */
const PAUSE = 250;
/** Pictures after which scanning ends by itself: a minute, on a machine that keeps up. */
const MOST_PICTURES = 200;
/** Longest side of a camera's picture that is searched, in pixels. */
const CAMERA_SIDE = 960;

export type ScanEnd =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'nothing' | 'not-loaded' | 'no-picture' };

async function readBlob(blob: Blob, find: FindCode): Promise<string | null> {
  const picture = await createImageBitmap(blob);
  try {
    return await find(picture);
  } finally {
    picture.close();
  }
}

/** The text of a QR code in a picture that a person chose. */
export async function scanFile(file: Blob): Promise<ScanEnd> {
  let find: FindCode;
  try {
    find = await codeFinder();
  } catch {
    return { kind: 'not-loaded' };
  }
  try {
    const text = await readBlob(file, find);
    return text === null ? { kind: 'nothing' } : { kind: 'text', text };
  } catch {
    return { kind: 'no-picture' };
  }
}

/** Looks at one picture of the mirror's camera after the other, as it came and without makeup. */
async function scanCamera(studio: Studio, signal: AbortSignal): Promise<ScanEnd> {
  let find: FindCode;
  try {
    find = await codeFinder();
  } catch {
    return { kind: 'not-loaded' };
  }
  for (let pictures = 0; pictures < MOST_PICTURES && !signal.aborted; pictures += 1) {
    const taken = await studio.stills.take(
      {
        content: 'bare',
        area: 'whole',
        maxSide: CAMERA_SIDE,
        asTaken: true,
        format: 'jpeg',
        quality: 0.85,
      },
      signal,
    );
    if (!taken.ok && taken.failure === 'nothing-shown') return { kind: 'no-picture' };
    const text = taken.ok ? await readBlob(taken.value, find).catch(() => null) : null;
    if (text !== null) return { kind: 'text', text };
    await wait(PAUSE);
  }
  return { kind: 'nothing' };
}

/** Scans with the mirror's camera while it is on, and says how that ended. */
export function useCameraScan(isOn: boolean, onEnd: (end: ScanEnd) => void): void {
  const studio = useStudio();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOn) return undefined;
    const ending = new AbortController();
    void scanCamera(studio, ending.signal).then((scanned) => {
      if (!ending.signal.aborted) end(scanned);
    });
    return () => {
      ending.abort();
    };
  }, [isOn, studio]);
}
