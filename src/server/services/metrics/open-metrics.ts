import { z } from 'zod/mini';

/** https://prometheus.io/docs/specs/om/open_metrics_spec/ */
export const OPEN_METRICS_TYPE = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

const sample = z.object({
  /** What follows the family's name, such as `_total`. */
  suffix: z.string(),
  labels: z.record(z.string(), z.string()),
  value: z.number(),
});
export type Sample = z.infer<typeof sample>;

/** Numbers of one kind. */
export const family = z.object({
  name: z.string(),
  type: z.enum(['counter', 'gauge', 'histogram']),
  help: z.string(),
  samples: z.array(sample),
});
export type Family = z.infer<typeof family>;

/** A number that goes up and down. */
export function gauge(
  name: string,
  help: string,
  value: number,
  labels: Readonly<Record<string, string>> = {},
): Family {
  return { name, type: 'gauge', help, samples: [{ suffix: '', labels: { ...labels }, value }] };
}

/** A number that only goes up while the process lives. */
export function counter(name: string, help: string, value: number): Family {
  return { name, type: 'counter', help, samples: [{ suffix: '_total', labels: {}, value }] };
}

/** The same families with one more label on each of their samples. */
export function labelled(
  families: readonly Family[],
  label: string,
  value: string,
): readonly Family[] {
  return families.map((one) => ({
    ...one,
    samples: one.samples.map((each) => ({ ...each, labels: { ...each.labels, [label]: value } })),
  }));
}

/** Puts the samples of families with one name together: the format wants each name once. */
export function merged(families: readonly Family[]): readonly Family[] {
  const byName = new Map<string, Family>();
  for (const one of families) {
    const known = byName.get(one.name);
    byName.set(
      one.name,
      known === undefined ? one : { ...known, samples: [...known.samples, ...one.samples] },
    );
  }
  return [...byName.values()];
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function lineOf(name: string, { suffix, labels, value }: Sample): string {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  const all = written.length === 0 ? '' : `{${written.join(',')}}`;
  return `${name}${suffix}${all} ${value}`;
}

/** Writes families as text, each name once and the end marked. */
export function writeOpenMetrics(families: readonly Family[]): string {
  const lines = merged(families).flatMap(({ name, type, help, samples }) => [
    `# TYPE ${name} ${type}`,
    `# HELP ${name} ${escaped(help)}`,
    ...samples.map((one) => lineOf(name, one)),
  ]);
  return `${[...lines, '# EOF'].join('\n')}\n`;
}
