import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { PoolState } from '#server/db/database.ts';
import { counter, type Family, gauge } from './open-metrics.ts';

const NS_PER_S = 1e9;
const US_PER_S = 1e6;
const RESOLUTION_MS = 20;
const TAIL_PERCENT = 99;

/** How full the server is. */
export interface PlaceState {
  readonly underWay: number;
  readonly limit: number;
  readonly refused: number;
}

export interface ProcessMeterNeeds {
  readonly places: () => PlaceState;
  /** Undefined where there is no pool. */
  readonly pool: () => PoolState | undefined;
}

/** Measures this process itself. */
export function createProcessMeter({ places, pool }: ProcessMeterNeeds) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let before = performance.eventLoopUtilization();

  function eventLoop(): readonly Family[] {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    const families = [
      gauge(
        'lookglass_event_loop_utilization',
        'Share of the time in which the event loop worked, since this was last asked.',
        utilization,
      ),
      gauge(
        'lookglass_event_loop_p99_seconds',
        'How late timers ran (99th percentile) since this was last asked.',
        delay.percentile(TAIL_PERCENT) / NS_PER_S,
      ),
      gauge(
        'lookglass_event_loop_max_seconds',
        'How late a timer ran at most since this was last asked.',
        delay.max / NS_PER_S,
      ),
    ];
    delay.reset();
    return families;
  }

  function connections(): readonly Family[] {
    const state = pool();
    if (state === undefined) return [];
    return [
      gauge('lookglass_pool_connections', 'Connections to the database.', state.total),
      gauge('lookglass_pool_idle', 'Those of them that nobody uses.', state.idle),
      gauge('lookglass_pool_waiting', 'Queries that wait for a connection.', state.waiting),
    ];
  }

  return {
    families(): readonly Family[] {
      const { underWay, limit, refused } = places();
      const { user, system } = process.cpuUsage();
      const { rss, heapUsed } = process.memoryUsage();
      return [
        gauge('lookglass_calls_under_way', 'Calls that are being answered.', underWay),
        gauge('lookglass_calls_limit', 'How many would be let in at a time.', limit),
        counter('lookglass_calls_refused', 'Calls refused for want of room.', refused),
        ...connections(),
        ...eventLoop(),
        counter('lookglass_cpu_seconds', 'Processor time.', (user + system) / US_PER_S),
        gauge('lookglass_memory_bytes', 'Memory held (resident).', rss),
        gauge('lookglass_heap_bytes', 'Memory of objects in use.', heapUsed),
        gauge('lookglass_uptime_seconds', 'Since the start of the process.', process.uptime()),
      ];
    },
    stop(): void {
      delay.disable();
    },
  };
}
