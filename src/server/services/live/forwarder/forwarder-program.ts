/** The process that forwards pictures: started by a process of the server, and ends with it. */

import { startForwarder } from './forwarder.ts';
import { forwarderOrders, LONGEST_TROUBLE } from './forwarder-words.ts';
import { ownAddresses } from './peer-network.ts';

const SIGN_EVERY_MS = 1000;

async function run(): Promise<void> {
  const { announced, ...orders } = forwarderOrders.parse(
    JSON.parse(process.env['LIVE_FORWARDER'] ?? ''),
  );
  const forwarder = await startForwarder({
    key: orders.key,
    host: orders.host,
    mostViewers: orders.mostViewers,
    ports: orders.ports,
    addresses: announced === null ? ownAddresses(orders.addresses) : [announced],
  });
  const sayState = (): void => {
    process.send?.({ port: forwarder.port, viewers: forwarder.state().viewers });
  };
  setInterval(sayState, SIGN_EVERY_MS);
  sayState();
}

/** When trouble was last reported: a connection that fails with every packet must not fill the log. */
let toldAt = -Infinity;

// The library works on each connection in the background: a failure there must not end the pictures of
// others.
function tellTrouble(problem: unknown): void {
  const now = performance.now();
  if (now - toldAt < SIGN_EVERY_MS) return;
  toldAt = now;
  const said = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
  process.send?.({ trouble: said.slice(0, LONGEST_TROUBLE) });
}
process.on('uncaughtException', tellTrouble);
process.on('unhandledRejection', tellTrouble);
// Nobody would know of its pictures without the server that started it.
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
// A terminal sends it to the server, too, which ends this one in its turn.
process.on('SIGINT', () => undefined);

run().catch(() => process.exit(1));
