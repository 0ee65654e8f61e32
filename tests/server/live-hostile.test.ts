import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeInLiveStream } from '#contracts/live-chat.ts';
import { announceLiveStream, startLiveStream } from '#contracts/live-streams.ts';
import type { Contract } from '#contracts/contract.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { type Exchange, offerOf } from '#tests/support/live-program.ts';
import { sendPicture } from '#tests/support/sent-picture.ts';
import { watchPicture } from '#tests/support/watched-picture.ts';
import { givePro } from './support/entitle.ts';
import {
  exchangeBy,
  goLive,
  type HostedRoom,
  keepAlive,
  type KnownForwarder,
  offerTo,
  startKnownForwarder,
} from './support/live-room.ts';
import { addAccount, openSession } from './support/open-session.ts';
import { ORIGIN, SECRET, usePlatform } from './support/platform.ts';

const platform = usePlatform();

/** Each run sends a part of what was once tried; `HOSTILE_LIVE=11000` sends as many as then. */
const BODIES = Number(process.env['HOSTILE_LIVE'] ?? 220);
const LIMIT_MS = 20_000 + BODIES * 60;
const AT_ONCE = 25;
const BUSY_LIMIT_MS = 15_000;
const ASK_EVERY_MS = 500;
/** An account may write and begin only so often. */
const CALLS_OF_ACCOUNT = 15;

let forwarder: KnownForwarder;
let room: HostedRoom;
const running: (() => unknown)[] = [];

beforeEach(async () => {
  forwarder = await startKnownForwarder(platform(), { mostViewers: 100_000 });
  running.push(() => forwarder.close());
  room = await goLive(platform());
  running.push(keepAlive(room));
  const sent = await sendPicture({ exchange: exchangeBy(platform(), 'whip', room) }, 100_000);
  running.push(sent.stop);
});
afterAll(async () => {
  for (const end of running.toReversed()) await end();
});

const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':');
const LINES = offerOf('recvonly', FINGERPRINT).split('\r\n');

const nasty = fc.oneof(
  fc.constantFrom('', '\u0000', '\uD800', 'a\u0000b', '\u202Eevil', 'e\u0301'.repeat(300)),
  fc.constantFrom('A'.repeat(40_000), '👩🏽‍🎤'.repeat(60), "'; drop table users; --", '${7*7}'),
  fc.constantFrom('<script>alert(1)</script>', '__proto__', '\r\nevent: reply\r\ndata: {}\r\n'),
  fc.string({ unit: 'binary', maxLength: 80 }),
);

const line = fc.oneof(
  nasty,
  fc.constantFrom(
    'a=candidate:1 1 udp 1 10.0.0.1 22 typ host',
    'a=ice-ufrag:' + 'a'.repeat(300),
    'a=fingerprint:sha-256 00',
    'a=fingerprint:sha-512 ' + FINGERPRINT,
    'a=rtpmap:96 H264/0',
    'a=fmtp:96 packetization-mode=1;profile-level-id=zzzzzz',
    'a=extmap:0 http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01',
    'a=setup:active',
    'a=ssrc-group:SIM 1 2 3 4 5 6',
    'a=mid:0',
    'm=audio 9 UDP/TLS/RTP/SAVPF 999',
    'm=video 0 UDP/TLS/RTP/SAVPF 96 96 96',
  ),
);

/** An offer with some lines left out, put elsewhere, or other ones among them. */
const offer = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: LINES.length - 1 }), { maxLength: 4 }),
    fc.array(fc.tuple(fc.integer({ min: 0, max: LINES.length }), line), { maxLength: 4 }),
  )
  .map(([left, added]) => {
    const lines = LINES.filter((_, place) => !left.includes(place));
    for (const [place, one] of added) lines.splice(place, 0, one);
    return lines.join('\r\n');
  });

/** Calls in batches; returns what was answered with 500 or more. */
async function failuresOf<Body>(
  bodies: fc.Arbitrary<Body>,
  count: number,
  call: (body: Body, place: number) => Promise<{ statusCode: number; body: string }>,
): Promise<readonly string[]> {
  const failures: string[] = [];
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const batch = fc.sample(bodies, { numRuns: AT_ONCE, seed: SEED + sent });
    const replies = await Promise.all(batch.map((body, place) => call(body, sent + place)));
    replies.forEach(({ statusCode, body }, place) => {
      if (statusCode >= 500) {
        failures.push(`${statusCode} ${body} ${JSON.stringify(batch[place]).slice(0, 400)}`);
      }
    });
  }
  return failures;
}

const SEED = Number(process.env['HOSTILE_SEED'] ?? Date.now() % 2 ** 31);

/** Calls as Pro accounts, and changes to another one whenever one has called as often as it may. */
function callerOf(contract: Contract, bodyOf: (text: string) => object) {
  const cookies = new Map<number, Promise<string>>();
  async function join(): Promise<string> {
    const { connection } = platform();
    const id = await addAccount(connection);
    await givePro(connection, id);
    return openSession(connection, id, SECRET);
  }
  return async (text: string, place: number) => {
    const turn = Math.floor(place / CALLS_OF_ACCOUNT);
    const cookie = cookies.get(turn) ?? join();
    cookies.set(turn, cookie);
    return platform().app.inject({
      method: contract.method,
      url: contract.path.replace(':id', room.id),
      headers: { origin: ORIGIN, 'content-type': 'application/json', cookie: await cookie },
      payload: JSON.stringify(bodyOf(text)),
    });
  };
}

/** Connects as a page does: it asks again while the forwarder, which runs in this process, is busy with what came before. */
function askAgain(way: 'whip' | 'whep'): Exchange {
  const ask = exchangeBy(platform(), way, room);
  return (sdp) => vi.waitFor(() => ask(sdp), { timeout: BUSY_LIMIT_MS, interval: ASK_EVERY_MS });
}

describe(`${BODIES} hostile bodies (HOSTILE_SEED=${SEED})`, () => {
  it(
    'cause no failure of the server or of its forwarder',
    async () => {
      const part = Math.ceil(BODIES / 4);
      const begin = { look: DEFAULT_LOOK, agreed: true, isOldEnough: true };
      const startsAt = new Date(Date.now() + 3_600_000).toISOString();
      const failures = [
        ...(await failuresOf(offer, part, async (sdp, place) =>
          offerTo(
            platform(),
            place % 2 === 0 ? 'whep' : 'whip',
            room,
            sdp,
            `10.0.${Math.floor(place / 200)}.${place % 200}`,
          ),
        )),
        ...(await failuresOf(
          nasty,
          part,
          callerOf(writeInLiveStream, (text) => ({ text })),
        )),
        ...(await failuresOf(
          nasty,
          part,
          callerOf(startLiveStream, (title) => ({ ...begin, title })),
        )),
        ...(await failuresOf(
          nasty,
          part,
          callerOf(announceLiveStream, (title) => ({ title, startsAt })),
        )),
      ];
      expect(failures).toEqual([]);
      const sent = await sendPicture({ exchange: askAgain('whip') }, 100_000);
      running.push(sent.stop);
      const seen = await watchPicture({ exchange: askAgain('whep') });
      running.push(seen.stop);
      expect(seen.received()).toBeGreaterThan(0);
      expect((await platform().app.inject('/api/ready')).statusCode).toBe(200);
    },
    LIMIT_MS,
  );
});
