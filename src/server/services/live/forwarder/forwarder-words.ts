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

/** What it says each second while it runs. */
export const forwarderWord = z.object({
  port,
  viewers: z.int().check(z.nonnegative()),
});
