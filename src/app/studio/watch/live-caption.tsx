import { useEffect, useState } from 'react';
import type { Caption } from '#app/look/live/followed-room.ts';
import { schedule } from '#studio/browser/timers.ts';

/** How long a caption stays, in milliseconds, unless another one comes. */
const STAYS_MS = 6000;

/** What the host says, as text. It is not a live region: people who use a screen reader hear the host. */
export function LiveCaption({ caption }: { caption: Caption | null }) {
  const [read, setRead] = useState<number | null>(null);
  const count = caption?.count ?? null;
  useEffect(
    () =>
      schedule(() => {
        setRead(count);
      }, STAYS_MS),
    [count],
  );
  if (caption === null || caption.count === read) return null;
  return <p className="watch-caption">{caption.text}</p>;
}
