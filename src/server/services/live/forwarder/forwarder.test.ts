import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import {
  exchangeWith,
  offerOf,
  type ProgramOptions,
  programIdentity,
} from '#tests/support/live-program.ts';
import { sendPicture } from '#tests/support/sent-picture.ts';
import { type Watched, watchPicture } from '#tests/support/watched-picture.ts';
import { type LossyRelay, openLossyRelay } from '#tests/support/lossy-relay.ts';
import { type Forwarder, startForwarder } from './forwarder.ts';

const KEY = 'a key that the server knows';
const BITRATE = 600_000;
const PATIENT = { timeout: 20_000, interval: 20 };
/** Not the ports that a server's forwarder uses by default: one may be running on this machine. */
const PORTS = [42_000, 42_099] as const;

const running: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of running.splice(0).toReversed()) await end();
});

async function start(mostViewers = 60): Promise<Forwarder> {
  const forwarder = await startForwarder({
    ports: PORTS,
    addresses: ['127.0.0.1'],
    key: KEY,
    host: '127.0.0.1',
    mostViewers,
  });
  running.push(() => forwarder.close());
  return forwarder;
}

const wayTo = ({ port }: Forwarder, way: 'whip' | 'whep') => ({
  exchange: exchangeWith(`http://127.0.0.1:${port}/${way}/room?bitrate=${BITRATE}`, KEY),
});

async function send(forwarder: Forwarder, options: Partial<ProgramOptions> = {}) {
  const host = await sendPicture({ ...wayTo(forwarder, 'whip'), ...options }, BITRATE);
  running.push(host.stop);
  return host;
}

async function watch(forwarder: Forwarder, options: Partial<ProgramOptions> = {}) {
  const viewer = await watchPicture({ ...wayTo(forwarder, 'whep'), ...options });
  running.push(viewer.stop);
  return viewer;
}

/** A relay to the port of the forwarder, which loses this share of what passes through it. */
async function relayTo(forwarder: Forwarder, lose: number): Promise<LossyRelay> {
  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const relay = await openLossyRelay(forwarder.udpPort, random);
  relay.lose = lose;
  running.push(() => relay.close());
  return relay;
}

/** Waits until more than this many further packets have come. */
async function more(viewer: Watched, packets: number): Promise<void> {
  const wanted = viewer.received() + packets;
  await expect.poll(viewer.received, PATIENT).toBeGreaterThan(wanted);
}

describe('a forwarder', () => {
  it('passes on what the host sends, and asks for a keyframe when a viewer comes', async () => {
    const forwarder = await start();
    const host = await send(forwarder);
    const viewer = await watch(forwarder);
    await more(viewer, 20);
    expect(host.keyframes()).toBeGreaterThan(0);
    expect(viewer.delays().length).toBeGreaterThan(0);
  });

  it('connects a dozen viewers who come at once', async () => {
    const forwarder = await start();
    await send(forwarder);
    const viewers = await Promise.all(Array.from({ length: 12 }, () => watch(forwarder)));
    for (const viewer of viewers) await more(viewer, 5);
    expect(forwarder.state().viewers).toBe(12);
  });

  it('refuses viewers beyond its limit, and goes on showing the others the picture', async () => {
    const forwarder = await start(2);
    await send(forwarder);
    const viewers = [await watch(forwarder), await watch(forwarder)];
    await expect(watch(forwarder)).rejects.toThrow('503');
    for (const viewer of viewers) await more(viewer, 10);
  });

  it('sends again what was lost on the way to it and from it', async () => {
    const forwarder = await start();
    const { port } = await relayTo(forwarder, 0.05);
    const host = await send(forwarder, { through: () => port });
    const viewer = await watch(forwarder, { through: () => port });
    await more(viewer, 150);
    expect(host.repeated()).toBeGreaterThan(0);
    expect(viewer.repaired()).toBeGreaterThan(0);
  });

  it('goes on with the same connections after the network was cut for a while', async () => {
    const forwarder = await start();
    const relay = await relayTo(forwarder, 0);
    await send(forwarder, { through: () => relay.port });
    const viewer = await watch(forwarder, { through: () => relay.port });
    await more(viewer, 5);
    relay.isCut = true;
    await pause(500);
    const during = viewer.received();
    await pause(200);
    expect(viewer.received()).toBe(during);
    relay.isCut = false;
    await more(viewer, 20);
  });

  it('lets viewers go on when the host connects again', async () => {
    const forwarder = await start();
    const host = await send(forwarder);
    const viewer = await watch(forwarder);
    await more(viewer, 5);
    host.stop();
    const before = viewer.received();
    await send(forwarder);
    await more(viewer, 20);
    expect(viewer.received()).toBeGreaterThan(before);
  });

  it('shows no picture for some seconds when most of it is lost: more packets are no help', async () => {
    const forwarder = await start();
    await send(forwarder);
    const viewer = await watch(forwarder);
    await more(viewer, 5);
    for (const lost of [0.5, 0.5, 0.5]) viewer.tellLoss(lost);
    await pause(300);
    const resting = viewer.received();
    await pause(300);
    expect(viewer.received()).toBe(resting);
    await more(viewer, 20);
  });
});

describe('a stranger', () => {
  it('with another certificate than the offer names is shown nothing', async () => {
    const forwarder = await start();
    await send(forwarder);
    const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');
    await expect(watch(forwarder, { fingerprint, limitMs: 1500 })).rejects.toThrow('No picture');
    await expect.poll(() => forwarder.state().viewers, PATIENT).toBe(0);
  });

  it('who does not know the password of a connection is not answered', async () => {
    const forwarder = await start();
    await send(forwarder);
    const { fingerprint } = await programIdentity();
    const { exchange } = wayTo(forwarder, 'whep');
    const answer = await exchange(offerOf('recvonly', fingerprint));
    const forged = answer.replace(/a=ice-pwd:.*/, 'a=ice-pwd:0123456789abcdefghijklmn');
    await expect(watch(forwarder, { exchange: async () => forged, limitMs: 1000 })).rejects.toThrow(
      'not connect',
    );
  });

  it.each([
    ['no key', '', 'application/sdp', 401],
    ['another type', KEY, 'text/plain', 415],
    ['no offer', KEY, 'application/sdp', 400],
  ])('who calls it with %s is refused', async (_what, key, type, status) => {
    const { port } = await start();
    const reply = await fetch(`http://127.0.0.1:${port}/whip/room`, {
      method: 'POST',
      headers: { 'content-type': type, authorization: `Bearer ${key}` },
      body: 'v=0',
    });
    expect(reply.status).toBe(status);
  });
});
