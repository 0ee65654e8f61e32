/** What chat messages cost: one message to thousands of listeners, and rooms in which nothing happens. */

import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { startServerProcess } from '#bench/server/server-process.ts';
import { writeInLiveStream } from '#contracts/live-chat.ts';
import { followLiveStream } from '#contracts/live-streams.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { sessions } from '#server/db/schema/accounts.ts';
import { liveRooms } from '#server/db/schema/live.ts';
import { givePro } from '#tests/server/support/entitle.ts';
import { addAccount, openSession } from '#tests/server/support/open-session.ts';

const SECRET = 'a secret that only the bench knows, 48 characters';
const MIGRATIONS = join(PROJECT_FOLDER, 'src/server/db/migrations');
const ROOMS = 100;
/** An account may write at most twenty messages a minute. */
const WRITERS = 10;
const MESSAGES = 30;
const MESSAGE_EVERY_MS = 300;
const JOINED_AT_ONCE = 50;
const IDLE_MS = 8000;
const JOIN_LIMIT_MS = 60_000;
const TICKS_PER_S = 100;
const MS_PER_S = 1000;
const KB = 1024;
const HOUR_MS = 3_600_000;
const MARK = /sent-at-(\d+\.\d+)/g;

export interface ChatFigures {
  readonly messages: number;
  /** Share of the expected deliveries that arrived, 0 to 1. */
  readonly heard: number;
  readonly delays: readonly number[];
  /** Memory per listener, in MB. */
  readonly memory: number;
  /** Share of one core used while nothing happens: with `rooms` rooms followed, and with none. */
  readonly idle: { readonly rooms: number; readonly share: number; readonly without: number };
}

/** Adds a room that stays open without its host. Resolves with its id and its host's cookie. */
async function addRoom(connection: DatabaseConnection) {
  const hostId = await addAccount(connection);
  await givePro(connection, hostId);
  const cookie = await openSession(connection, hostId, SECRET);
  const { database } = connection;
  const [session] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, hostId));
  const begun = new Date();
  const [room] = await database
    .insert(liveRooms)
    .values({
      hostId,
      hostSessionId: session?.id ?? null,
      title: 'A wine lip',
      state: 'live',
      audience: 'link',
      isListed: false,
      quality: '480p',
      chat: 'on',
      hasPicture: false,
      createdAt: begun,
      startedAt: begun,
      agreedAt: begun,
      hostSeenAt: new Date(begun.getTime() + HOUR_MS),
      look: DEFAULT_LOOK,
      lookVersion: 1,
    })
    .returning({ id: liveRooms.id });
  return { id: room?.id ?? '', cookie };
}

/** Listens to a room from an address of its own, which is sent in the header that a proxy would set. */
function listen(port: number, room: string, place: number, onText: (text: string) => void): Socket {
  const socket = connect(port, 'localhost');
  const address = `10.${Math.floor(place / 62_500)}.${Math.floor(place / 250) % 250}.${(place % 250) + 1}`;
  socket.setEncoding('utf8');
  socket.on('data', (part) => onText(String(part)));
  socket.on('error', () => undefined);
  socket.write(
    [
      `GET ${followLiveStream.path.replace(':id', room)} HTTP/1.1`,
      `Host: localhost:${port}`,
      'Accept: text/event-stream',
      `X-Forwarded-For: ${address}`,
      '',
      '',
    ].join('\r\n'),
  );
  return socket;
}

function usageOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    seconds: (Number(stat[11]) + Number(stat[12])) / TICKS_PER_S,
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / KB,
  };
}

/** Share of one core that a process uses while nothing happens. */
async function shareOf(pid: number): Promise<number> {
  const before = { ...usageOf(pid), at: performance.now() };
  await pause(IDLE_MS);
  const after = { ...usageOf(pid), at: performance.now() };
  return (after.seconds - before.seconds) / ((after.at - before.at) / MS_PER_S);
}

async function until(isSo: () => boolean): Promise<void> {
  const begun = performance.now();
  while (!isSo() && performance.now() - begun < JOIN_LIMIT_MS) await pause(50);
}

export async function measureChat(listeners: number): Promise<ChatFigures> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-bench-'));
  const connection = await openEmbedded(join(dataFolder, 'database'), MIGRATIONS);
  const rooms: { readonly id: string; readonly cookie: string }[] = [];
  for (let place = 0; place < ROOMS; place += 1) rooms.push(await addRoom(connection));
  const writers: string[] = [];
  for (let place = 0; place < WRITERS; place += 1) {
    writers.push(await openSession(connection, await addAccount(connection), SECRET));
  }
  await connection.close();
  const server = await startServerProcess(
    {
      people: [],
      dataFolder,
      environment: { DATABASE_URL: '' },
      serverPid: () => Number.NaN,
      remove: async () => undefined,
    },
    SECRET,
  );
  const sockets: Socket[] = [];
  try {
    const without = await shareOf(server.pid);
    let joined = 0;
    rooms.forEach(({ id }, place) => {
      sockets.push(listen(server.port, id, 60_000 + place, () => (joined += 1)));
    });
    await until(() => joined >= ROOMS);
    await pause(2000);
    const share = await shareOf(server.pid);
    for (const socket of sockets.splice(0)) socket.destroy();

    const room = rooms[0]?.id ?? '';
    const before = usageOf(server.pid).memory;
    const begun = new Set<number>();
    const delays: number[] = [];
    for (let place = 0; place < listeners; place += 1) {
      const own = listen(server.port, room, place, (text) => {
        begun.add(place);
        for (const [, at] of text.matchAll(MARK)) delays.push(performance.now() - Number(at));
      });
      sockets.push(own);
      if (place % JOINED_AT_ONCE === 0) await pause(50);
    }
    await until(() => begun.size >= listeners);
    await pause(3000);
    const memory = (usageOf(server.pid).memory - before) / listeners;
    for (let sent = 0; sent < MESSAGES; sent += 1) {
      await fetch(`${server.origin}${writeInLiveStream.path.replace(':id', room)}`, {
        method: 'POST',
        headers: {
          origin: server.origin,
          'content-type': 'application/json',
          cookie: writers[sent % WRITERS] ?? '',
        },
        body: JSON.stringify({ text: `sent-at-${performance.now().toFixed(3)}` }),
      });
      await pause(MESSAGE_EVERY_MS);
    }
    await pause(2000);
    return {
      messages: MESSAGES,
      heard: delays.length / (MESSAGES * listeners),
      delays,
      memory,
      idle: { rooms: ROOMS, share, without },
    };
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
