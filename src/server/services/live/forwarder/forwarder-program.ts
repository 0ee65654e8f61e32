/** The process that forwards pictures: started by a process of the server, and ends with it. */

import { startForwarder } from './forwarder.ts';
import { forwarderOrders } from './forwarder-words.ts';
import { ownAddresses } from './peer-settings.ts';
import { UdpPorts } from './udp-ports.ts';

const SIGN_EVERY_MS = 1000;

async function run(): Promise<void> {
  const { announced, ...orders } = forwarderOrders.parse(
    JSON.parse(process.env['LIVE_FORWARDER'] ?? ''),
  );
  const forwarder = await startForwarder({
    key: orders.key,
    host: orders.host,
    mostViewers: orders.mostViewers,
    network: {
      ports: new UdpPorts(orders.ports, Math.random()),
      addresses: announced === null ? ownAddresses(orders.addresses) : [announced],
    },
  });
  const sayState = (): void => {
    process.send?.({ port: forwarder.port, viewers: forwarder.state().viewers });
  };
  setInterval(sayState, SIGN_EVERY_MS);
  sayState();
}

// The library works on each connection by itself: what fails there must not end the pictures of others.
process.on('uncaughtException', () => undefined);
process.on('unhandledRejection', () => undefined);
// Nobody would know of its pictures without the server that started it.
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
// A terminal sends it to the server, too, which ends this one in its turn.
process.on('SIGINT', () => undefined);

run().catch(() => process.exit(1));
