/** Live rooms of a test's server: their hosts, and those who listen. */

import { followLiveStream, readLiveStream, startLiveStream } from '#contracts/live-streams.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { joinAs, type Member } from './account.ts';
import { givePro } from './entitle.ts';
import { ORIGIN, type Platform } from './platform.ts';
import type { Visitor } from './visitor.ts';

/** What a host says to go live. */
export const LIVE_BODY = {
  title: 'A wine lip that lasts dinner',
  look: DEFAULT_LOOK,
  agreed: true,
  isOldEnough: true,
};

export function liveRoomsOf(platform: () => Platform) {
  async function joinPro(): Promise<Member> {
    const member = await joinAs(platform());
    await givePro(platform().connection, member.id);
    return member;
  }

  async function goLive(settings: object = {}) {
    const host = await joinPro();
    const body = { ...LIVE_BODY, ...settings };
    const reply = await host.visitor.call(startLiveStream, { body });
    const { room, streamKey } = startLiveStream.reply.parse(reply.json());
    return { host, room, streamKey, params: { id: room.id } };
  }

  async function read(visitor: Visitor, id: string) {
    const reply = await visitor.call(readLiveStream, { params: { id } });
    return readLiveStream.reply.parse(reply.json());
  }

  /** Listens to a room from now on. */
  async function listen(visitor: Visitor, id: string) {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await platform().app.inject({
      method: 'GET',
      url: followLiveStream.path.replace(':id', id),
      headers: { origin: ORIGIN, accept: 'text/event-stream', ...(cookie && { cookie }) },
      payloadAsStream: true,
    });
    const heard = { text: '', isOver: false };
    const stream = reply.stream();
    stream.setEncoding('utf8');
    stream.on('data', (part: string) => {
      heard.text += part;
    });
    stream.once('close', () => {
      heard.isOver = true;
    });
    return heard;
  }

  return { joinPro, goLive, read, listen };
}
