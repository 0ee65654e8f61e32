import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { MeasureReason } from '#content/measure-reasons.ts';
import type { MeasuredFeatures } from '#domain/artist-chat/features-of.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import type { OperatorModel } from '#app/person/access/operator-model.ts';
import { measureFeatures } from './measure-features.ts';
import { share, shareOnlyOf, sharingStore, type Sharing } from './sharing.ts';

/** What the sheet about sharing shows. */
export type SharingStep =
  | { readonly kind: 'closed' }
  /** With the share that is done, in [0, 1]. */
  | { readonly kind: 'measuring'; readonly progress: number }
  | { readonly kind: 'failed'; readonly reason: MeasureReason }
  /** The very values, before any of them is sent. */
  | { readonly kind: 'asking'; readonly found: MeasuredFeatures }
  | { readonly kind: 'shared' };

export interface SharingControl {
  readonly step: SharingStep;
  /** What is shared now; null while nothing is. */
  readonly sharing: Sharing | null;
  /** Shows what is shared, or measures what could be. */
  readonly open: () => void;
  readonly close: () => void;
  readonly measure: () => void;
  /** Shares what was found. `model` is the one that may know it, too; null where none may. */
  readonly agree: (found: MeasuredFeatures, model: OperatorModel | null) => void;
  readonly stop: () => void;
}

/** Sharing what the mirror measures with the artists. Nothing is shared before it was seen and agreed to. */
export function useSharing(): SharingControl {
  const studio = useStudio();
  const { user } = useCurrentUser();
  const personId = user?.id ?? null;
  const sharing = useStore(sharingStore);
  const [step, setStep] = useState<SharingStep>({ kind: 'closed' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    shareOnlyOf(personId);
  }, [personId]);
  useEffect(() => () => running.current?.abort(), []);

  async function measure(): Promise<void> {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    setStep({ kind: 'measuring', progress: 0 });
    const { signal } = run;
    const found = await measureFeatures(studio, {
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) setStep({ kind: 'measuring', progress });
      },
    });
    if (signal.aborted) return;
    setStep(
      found.ok ? { kind: 'asking', found: found.value } : { kind: 'failed', reason: found.failure },
    );
  }

  function close(): void {
    running.current?.abort();
    setStep({ kind: 'closed' });
  }

  return {
    step,
    sharing,
    open() {
      if (sharing === null) void measure();
      else setStep({ kind: 'shared' });
    },
    close,
    measure: () => void measure(),
    agree(found, model) {
      share({ ...found, model, personId });
      close();
    },
    stop() {
      share(null);
      close();
    },
  };
}
