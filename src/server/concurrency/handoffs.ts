import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod/mini';

/**
 * The messages with which node:cluster hands a connection to a process, and with which that process says
 * whether it took it (`lib/internal/cluster` of Node). They are not documented, but old. If they changed,
 * the code below would do nothing any more, and the test in which a process is killed would fail.
 */
const handoff = z.object({ act: z.literal('newconn'), seq: z.number() });
const answer = z.object({ ack: z.number() });

/** After this time, everything that a process said before it died has been read. */
const LAST_WORDS_MS = 100;

/**
 * When a process that is started from now on dies, hands the connections that are still on their way to
 * it to another one. The dead process has read nothing from them, since it acknowledges a connection
 * before that. node:cluster itself forgets them, and their clients would wait for ever.
 */
export function giveOnHandoffs(): void {
  cluster.on('fork', watchHandoffs);
}

function watchHandoffs(worker: Worker): void {
  const child = worker.process;
  const send = child.send.bind(child);
  const onTheirWay = new Set<number>();

  Object.assign(child, {
    send(...message: Parameters<typeof send>): boolean {
      const sent = handoff.safeParse(message[0]);
      if (sent.success) onTheirWay.add(sent.data.seq);
      return send(...message);
    },
  });
  child.on('internalMessage', (message: unknown) => {
    const said = answer.safeParse(message);
    if (said.success) onTheirWay.delete(said.data.ack);
  });
  worker.once('exit', () => void giveOn());

  async function giveOn(): Promise<void> {
    await pause(LAST_WORDS_MS);
    // If no other process is left, they count as taken and are closed.
    const accepted = !Object.values(cluster.workers ?? {}).some(
      (other) => other !== worker && other?.isConnected() === true,
    );
    for (const ack of onTheirWay) {
      child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted });
    }
  }
}
