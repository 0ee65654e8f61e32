/** What the server and its forwarder say to each other. */

import { z } from 'zod/mini';

const port = z.int().check(z.minimum(1), z.maximum(65_535));

/** What the forwarder is told when it starts. */
export const forwarderOrders = z.object({
  key: z.string(),
  host: z.string(),
  ports: z.tuple([port, port]),
  addresses: z.array(z.string()),
  announced: z.nullable(z.string()),
  mostViewers: z.int().check(z.positive()),
});

export interface ForwarderOrders {
  readonly key: string;
  readonly host: string;
  readonly ports: readonly [number, number];
  readonly addresses: readonly string[];
  readonly announced: string | null;
  readonly mostViewers: number;
}

/** How many characters are reported of what went wrong. */
export const LONGEST_TROUBLE = 2000;

/** The forwarder's state, which it reports each second while it runs. */
export const forwarderState = z.object({ port, viewers: z.int().check(z.nonnegative()) });

/** What the forwarder reports: its state, or what went wrong with one of its connections. */
export const forwarderWord = z.union([
  forwarderState,
  z.object({ trouble: z.string().check(z.maxLength(LONGEST_TROUBLE)) }),
]);
