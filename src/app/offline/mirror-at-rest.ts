import type { Studio } from '#studio/studio.ts';
import { schedule } from '#studio/browser/timers.ts';

/**
 * In milliseconds: many people start the mirror in the first seconds, and one that has started is past its first
 * pictures by then, which everything else would hold up.
 */
const REST = { stopped: 4000, active: 10_000 } as const;

/** Resolves once the mirror has neither started nor stopped for a while, and is not about to show something. */
export function mirrorAtRest({ store }: Pick<Studio, 'store'>): Promise<void> {
  return new Promise((resolve) => {
    let cancel = (): void => undefined;
    const waitAgain = (): void => {
      cancel();
      const { status } = store.getState();
      if (status === 'starting') return;
      cancel = schedule(() => {
        end();
        resolve();
      }, REST[status]);
    };
    const end = store.subscribe((now, before) => {
      if (now.status !== before.status) waitAgain();
    });
    waitAgain();
  });
}
