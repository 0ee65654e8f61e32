import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, test } from 'vitest';
import { download } from './download.ts';
import { FeedBroken } from './feed.ts';

const TEXT = `id\ttitle\n${'1\tRose\n'.repeat(500)}`;
const GZIP = gzipSync(TEXT);

const servers: Server[] = [];
const connections: Socket[] = [];
afterEach(() => {
  for (const connection of connections.splice(0)) connection.destroy();
  for (const server of servers.splice(0)) server.close();
});

interface Answer {
  readonly head: readonly string[];
  readonly body?: string | Uint8Array;
  /** Whether the connection stays open behind it. */
  readonly isSilent?: boolean;
}

/** The address of a shop that writes exactly these bytes, whatever is asked. */
async function shop({ head, body = '', isSilent = false }: Answer): Promise<URL> {
  const server = createServer((connection) => {
    connections.push(connection);
    connection.on('error', () => undefined);
    connection.once('data', () => {
      connection.write(`${head.join('\r\n')}\r\n\r\n`);
      connection.write(body);
      if (!isSilent) connection.end();
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return new URL(`http://127.0.0.1:${port}/feed`);
}

async function read(address: URL, silenceMs?: number) {
  const { bytes, saysItsEnd } = await download(address, silenceMs);
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return { text: Buffer.concat(pieces).toString(), saysItsEnd };
}

const OK = 'HTTP/1.1 200 OK';
const CLOSE = 'Connection: close';
const CHUNKED = 'Transfer-Encoding: chunked';
const PACKED = 'Content-Encoding: gzip';
const length = (bytes: string | Uint8Array) => `Content-Length: ${Buffer.byteLength(bytes)}`;
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

describe('a feed that is downloaded', () => {
  test.each([
    ['its length', { head: [OK, length(TEXT)], body: TEXT }, true],
    ['its last chunk', { head: [OK, CLOSE, CHUNKED], body: `${chunk(TEXT)}0\r\n\r\n` }, true],
    ['how it is compressed', { head: [OK, CLOSE, PACKED], body: GZIP }, true],
    ['nothing', { head: [OK, CLOSE], body: TEXT }, false],
  ])('is known to be whole by %s', async (_by, answer, saysItsEnd) => {
    expect(await read(await shop(answer))).toEqual({ text: TEXT, saysItsEnd });
  });

  test.each([
    ['fewer bytes than its length', { head: [OK, CLOSE, length(`${TEXT}1`)], body: TEXT }],
    ['no last chunk', { head: [OK, CLOSE, CHUNKED], body: chunk(TEXT) }],
    ['half a chunk', { head: [OK, CLOSE, CHUNKED], body: chunk(TEXT).slice(0, -20) }],
    [
      'half of what is compressed, though of the right length',
      { head: [OK, length(GZIP.subarray(0, -12)), PACKED], body: GZIP.subarray(0, -12) },
    ],
  ])('is broken with %s', async (_what, answer) => {
    await expect(read(await shop(answer))).rejects.toThrow('ended before it was whole');
  });

  it('is broken when nothing more comes of it', async () => {
    const address = await shop({ head: [OK, length(`${TEXT}1`)], body: TEXT, isSilent: true });
    await expect(read(address, 1000)).rejects.toThrow('ended before it was whole');
  });

  it('may be redirected to another address', async () => {
    const there = await shop({ head: [OK, length(TEXT)], body: TEXT });
    const here = await shop({ head: ['HTTP/1.1 302 Found', `Location: ${there.href}`] });
    expect((await read(here)).text).toBe(TEXT);
  });

  test.each([
    ['HTTP/1.1 404 Not Found', 'answers with 404'],
    ['HTTP/1.1 302 Found\r\nLocation: /feed', 'from one address to the next'],
    ['HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd', 'no address of the web'],
    [`${OK}\r\nContent-Encoding: br`, 'compressed in a way that is not read: br'],
  ])('is none of %j', async (head, problem) => {
    const asked = read(await shop({ head: [head, 'Content-Length: 0'] }));
    await expect(asked).rejects.toThrow(problem);
    await expect(asked).rejects.toBeInstanceOf(FeedBroken);
  });

  it('is not requested with a password, which would appear in the report', async () => {
    const address = await shop({ head: [OK, length(TEXT)], body: TEXT });
    address.password = 'secret';
    await expect(read(address)).rejects.toThrow('is not opened');
  });
});
