import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OperatorCommand } from '#server/services/operators/operator-command.ts';
import {
  listenForOperatorCommands,
  operatorSocketPath,
  sendOperatorCommand,
} from '#server/services/operators/operator-socket.ts';

const { log } = fastify();
let folder = '';
let path = '';
let server: Server | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lookglass-'));
  path = operatorSocketPath(folder);
});
afterEach(async () => {
  server?.close();
  server = undefined;
  await rm(folder, { recursive: true });
});

const echo = async (command: OperatorCommand) => ({
  text: JSON.stringify(command),
  succeeded: true,
});

async function listen(): Promise<void> {
  server = await listenForOperatorCommands(path, echo, log);
}

/** What comes back for bytes that are no command. */
function answerTo(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(path, () => socket.write(bytes));
    socket.on('data', (part) => {
      text += part.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

describe("the socket for operators' commands", () => {
  it('passes a command on and its answer back', async () => {
    await listen();
    const answer = await sendOperatorCommand(path, { verb: 'grant', email: 'ann@example.com' });
    expect(answer).toEqual({ text: '{"verb":"grant","email":"ann@example.com"}', succeeded: true });
  });

  it('can be used by the account alone that runs the server', async () => {
    await listen();
    expect((await stat(path)).mode % 0o1000).toBe(0o600);
  });

  it('leaves the permissions of other new files as they were', async () => {
    await writeFile(join(folder, 'before'), '');
    await listen();
    await writeFile(join(folder, 'after'), '');
    const [before, after] = await Promise.all(
      ['before', 'after'].map((name) => stat(join(folder, name))),
    );
    expect(after?.mode).toBe(before?.mode);
  });

  it('hangs up on anything else, and goes on', async () => {
    await listen();
    expect(await answerTo('{"verb":"drop"}\n')).toBe('');
    expect(await answerTo('x'.repeat(1_100_000))).toBe('');
    expect((await sendOperatorCommand(path, { verb: 'list' }))?.succeeded).toBe(true);
  });

  it('is taken over when a server that was killed left it behind', async () => {
    await writeFile(path, '');
    await listen();
    expect((await sendOperatorCommand(path, { verb: 'list' }))?.succeeded).toBe(true);
  });

  it('is not taken from a server that listens', async () => {
    await listen();
    await expect(listenForOperatorCommands(path, echo, log)).rejects.toThrow(/Another server/);
    expect((await sendOperatorCommand(path, { verb: 'list' }))?.succeeded).toBe(true);
  });
});

describe('a command to a server', () => {
  it('finds nobody when none runs', async () => {
    expect(await sendOperatorCommand(path, { verb: 'list' })).toBeUndefined();
  });

  it('finds nobody where one was killed', async () => {
    await writeFile(path, '');
    expect(await sendOperatorCommand(path, { verb: 'list' })).toBeUndefined();
  });
});
