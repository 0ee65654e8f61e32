/** Trading resolution for pace. */

import { isOptimal, nextResolutionScale } from '#domain/performance/resolution-step.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';

export interface PerformanceCommands {
  /** One step coarser while the mirror is slow, one finer while it keeps up; says what it did. */
  readonly optimize: () => void;
}

export function createPerformanceCommands({
  store,
  session,
  notices,
}: Pick<StudioParts, 'store' | 'session' | 'notices'>): PerformanceCommands {
  return {
    optimize() {
      const { statistics, resolutionScale: scale, source } = store.getState();
      const mirror = session.current();
      if (statistics === null || mirror === null || source !== 'camera') return;
      const next = nextResolutionScale(scale, statistics);
      if (next === scale) {
        notices.toast(isOptimal(statistics) ? 'resolutionFinest' : 'resolutionCoarsest');
        return;
      }
      store.setState({ resolutionScale: next });
      mirror.setResolutionScale(next);
      notices.toast(next < scale ? 'resolutionLowered' : 'resolutionRaised', {
        percent: next * 100,
      });
    },
  };
}
