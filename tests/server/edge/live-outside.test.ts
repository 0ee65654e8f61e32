import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endLiveStream } from '#contracts/live-streams.ts';
import { liveForwarders } from '#server/db/schema/live.ts';
import { type Forwarder, startForwarder } from '#server/services/live/forwarder/forwarder.ts';
import { exchangeBy, goLive, keepAlive } from '#tests/server/support/live-room.ts';
import { type Platform, startPlatform } from '#tests/server/support/platform.ts';
import { sendPicture } from '#tests/support/sent-picture.ts';
import { watchPicture } from '#tests/support/watched-picture.ts';

const TOKEN = 'a-token-of-the-media-server';
const BITRATE = 300_000;

/** Speaks WHIP and WHEP at addresses of its own, and knows nothing of rooms and of who may do what. */
let mediaServer: Forwarder;
let platform: Platform & { readonly stop: () => Promise<void> };

beforeAll(async () => {
  mediaServer = await startForwarder({
    ports: [43_100, 43_199],
    addresses: ['127.0.0.1'],
    key: TOKEN,
    host: '127.0.0.1',
    mostViewers: 1000,
  });
  const origin = `http://127.0.0.1:${mediaServer.port}`;
  platform = await startPlatform({
    LIVE_WHIP_URL: `${origin}/whip/{room}`,
    LIVE_WHEP_URL: `${origin}/whep/{room}`,
    LIVE_MEDIA_TOKEN: TOKEN,
  });
});
afterAll(async () => {
  await platform.stop();
  await mediaServer.close();
});

const running: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of running.splice(0).toReversed()) await end();
});

/** Has a member go live with a picture, and one person watch it. */
async function showToOne() {
  const room = await goLive(platform);
  running.push(keepAlive(room));
  const sent = await sendPicture({ exchange: exchangeBy(platform, 'whip', room) }, BITRATE);
  running.push(sent.stop);
  const watch = () => watchPicture({ exchange: exchangeBy(platform, 'whep', room) });
  const watched = await watch();
  running.push(watched.stop);
  const end = () => room.host.visitor.call(endLiveStream, { params: room.params });
  running.push(end);
  return { watched, watch, end };
}

describe('a media server of the operator’s own', () => {
  it('carries the pictures of a room, and no forwarder of ours runs', async () => {
    const { watched } = await showToOne();
    await expect.poll(watched.received).toBeGreaterThan(5);
    expect(mediaServer.state().viewers).toBe(1);
    expect(await platform.connection.database.$count(liveForwarders)).toBe(0);
  });

  it('is told when a session has ended, and shows it to nobody any more', async () => {
    const { watch, end } = await showToOne();
    await end();
    await expect.poll(() => mediaServer.state().viewers).toBe(0);
    await expect(watch()).rejects.toThrow('404');
  });
});
