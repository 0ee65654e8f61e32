import type { Family, Sample } from './open-metrics.ts';

/** Upper bounds of the buckets in which response times are counted, in seconds. */
const ENDS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

/** An answer, by the pattern of its route and never by an address. */
export interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

interface Times {
  readonly labels: { readonly method: string; readonly route: string };
  /** How many took at most each of `ENDS_S`. */
  readonly atMost: number[];
  count: number;
  sum: number;
}

/** Counts answers and how long they took. */
export class CallMeter {
  private readonly counts = new Map<string, Sample>();
  private readonly times = new Map<string, Times>();

  note({ method, route, status, seconds }: Answered): void {
    const key = `${method} ${route}`;
    const counted = `${key} ${status}`;
    const sample = this.counts.get(counted) ?? {
      suffix: '_total',
      labels: { method, route, status: String(status) },
      value: 0,
    };
    this.counts.set(counted, { ...sample, value: sample.value + 1 });
    const times = this.times.get(key) ?? {
      labels: { method, route },
      atMost: ENDS_S.map(() => 0),
      count: 0,
      sum: 0,
    };
    times.count += 1;
    times.sum += seconds;
    for (const [place, end] of ENDS_S.entries()) {
      if (seconds <= end) times.atMost[place] = (times.atMost[place] ?? 0) + 1;
    }
    this.times.set(key, times);
  }

  families(): readonly Family[] {
    const durations = [...this.times.values()].flatMap(({ labels, atMost, count, sum }) => [
      ...ENDS_S.map((end, place) => ({
        suffix: '_bucket',
        labels: { ...labels, le: String(end) },
        value: atMost[place] ?? 0,
      })),
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
      { suffix: '_count', labels, value: count },
      { suffix: '_sum', labels, value: sum },
    ]);
    return [
      {
        name: 'lookglass_calls',
        type: 'counter',
        help: 'Calls answered, by the pattern of their route.',
        samples: [...this.counts.values()],
      },
      {
        name: 'lookglass_call_seconds',
        type: 'histogram',
        help: 'How long calls took, from their head to the end of the answer.',
        samples: durations,
      },
    ];
  }
}
