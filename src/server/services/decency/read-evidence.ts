import { z } from 'zod/mini';
import { type Evidence, evidence } from '#contracts/operator-reports.ts';

const stored = z.array(z.unknown());

/** Reads what is kept of a thing; what is broken is left out. */
export function readEvidence(value: unknown): readonly Evidence[] {
  const list = stored.safeParse(value);
  if (!list.success) return [];
  return list.data.flatMap((each) => {
    const read = evidence.safeParse(each);
    return read.success ? [read.data] : [];
  });
}
