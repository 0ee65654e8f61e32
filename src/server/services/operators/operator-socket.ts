import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type OperatorAnswer, operatorAnswer } from './operator-answer.ts';
import { type OperatorCommand, readSentCommand } from './operator-command.ts';

/** Only the user who runs the server may read and write it. */
const PRIVATE_UMASK = 0o177;
const LONGEST_LINE = 1_000_000;
/** A busy server takes its time, and an operator would rather wait than ask again. */
const PATIENCE_MS = 15_000;

/** Where a running server takes commands: a Unix socket beside its data. */
export function operatorSocketPath(dataFolder: string): string {
  return join(dataFolder, 'operator.sock');
}

/** Reads one line. Rejects if the other side closes the connection before the line is complete. */
function readLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      text += String(part);
      const [line = '', ...rest] = text.split('\n');
      if (rest.length > 0) resolve(line);
      else if (text.length > LONGEST_LINE) socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The other side went away.')));
  });
}

/** Binds at once, so that the narrowed permissions hold for this socket and nothing else. */
function listenPrivately(server: Server, path: string): void {
  const umask = process.umask(PRIVATE_UMASK);
  try {
    server.listen(path);
  } finally {
    process.umask(umask);
  }
}

function isNobodyThere(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ECONNREFUSED';
}

/** Whether a server listens at `path`. */
async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    return !isNobodyThere(error);
  } finally {
    socket.destroy();
  }
}

/**
 * Takes operators' commands from the machine itself while the server holds the embedded database,
 * which no other process can then open. A socket that was left behind is taken over; rejects when
 * another server listens at `path`, or nobody can.
 */
export async function listenForOperatorCommands(
  path: string,
  obey: (command: OperatorCommand) => Promise<OperatorAnswer>,
  log: FastifyBaseLogger,
): Promise<Server> {
  async function serve(socket: Socket): Promise<void> {
    const command = readSentCommand(await readLine(socket));
    // From now on the other side waits for as long as it likes.
    socket.setTimeout(0);
    if (command !== undefined) socket.end(`${JSON.stringify(await obey(command))}\n`);
    else socket.destroy();
  }

  if (await isAnswered(path)) throw new Error(`Another server listens at ${path}.`);
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    serve(socket).catch((err: unknown) => {
      log.error({ err }, "an operator's command failed");
      socket.destroy();
    });
  });
  listenPrivately(server, path);
  await once(server, 'listening');
  return server;
}

/**
 * Sends a command to the server that listens at `path`. Resolves with undefined when none does;
 * rejects when one does and does not answer.
 */
export async function sendOperatorCommand(
  path: string,
  command: OperatorCommand,
  patienceMs = PATIENCE_MS,
): Promise<OperatorAnswer | undefined> {
  const socket = connect(path);
  socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer')));
  try {
    await once(socket, 'connect');
    socket.write(`${JSON.stringify(command)}\n`);
    return operatorAnswer.parse(JSON.parse(await readLine(socket)));
  } catch (error) {
    if (isNobodyThere(error)) return undefined;
    throw error;
  } finally {
    socket.destroy();
  }
}
