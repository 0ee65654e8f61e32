import { Download, Share } from 'lucide-react';
import { useState } from 'react';
import {
  TRANSFORMATION_TOASTS,
  TRANSFORMATION_WORDS,
} from '#content/panels/transformation-effects-words.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { canShareFile, shareFile } from '#studio/browser/share-file.ts';
import { createPairCommands } from '#studio/commands/pair.ts';
import { labelPair } from './label-pair.ts';

/** Used to ask, before there is a picture, whether the browser can share such a file at all. */
const SAMPLE_FILE = new File([], 'before-and-after.png', { type: 'image/png' });

/** The bare face and the look of one moment, to keep or to hand on. */
export function BeforeAfter({ isRunning }: { isRunning: boolean }) {
  const studio = useStudio();
  const [pairs] = useState(() =>
    studio.extend((parts) => createPairCommands(parts, studio.stills, labelPair)),
  );
  const [isTaking, setTaking] = useState(false);
  const isShowing = useStudioState(({ status }) => status === 'active');
  const isFree = isShowing && !isRunning && !isTaking;

  async function take(hand: (pair: File) => void | Promise<void>): Promise<void> {
    if (!isFree) return;
    setTaking(true);
    const taken = await pairs.take();
    if (taken.ok) await hand(taken.value);
    else toast(TRANSFORMATION_TOASTS.pairFailed);
    setTaking(false);
  }

  function save(pair: File): void {
    pairs.save(pair);
    pairs.count();
    toast(TRANSFORMATION_TOASTS.pairSaved);
  }

  async function share(pair: File): Promise<void> {
    try {
      if (await shareFile(pair)) pairs.count();
    } catch {
      toast(TRANSFORMATION_TOASTS.pairNotShared);
    }
  }

  return (
    <section className="effect-pair" aria-labelledby="effect-pair-title">
      <div className="min-w-0 flex-1">
        <h3 id="effect-pair-title" className="text-md font-medium">
          {TRANSFORMATION_WORDS.pair}
        </h3>
        <p className="mt-0.5 text-sm text-fg-2">
          {isShowing ? TRANSFORMATION_WORDS.pairAbout : TRANSFORMATION_WORDS.pairEmpty}
        </p>
      </div>
      <div className="effect-pair-ways">
        <button
          type="button"
          className="button-secondary"
          aria-label={TRANSFORMATION_WORDS.savePairLong}
          aria-disabled={!isFree}
          onClick={() => void take(save)}
        >
          <Download size={16} strokeWidth={1.7} aria-hidden="true" />
          {TRANSFORMATION_WORDS.savePair}
        </button>
        {canShareFile(SAMPLE_FILE) ? (
          <button
            type="button"
            className="button-secondary"
            aria-label={TRANSFORMATION_WORDS.sharePairLong}
            aria-disabled={!isFree}
            onClick={() => void take(share)}
          >
            <Share size={16} strokeWidth={1.7} aria-hidden="true" />
            {TRANSFORMATION_WORDS.sharePair}
          </button>
        ) : null}
      </div>
    </section>
  );
}
