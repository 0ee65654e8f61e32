import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { readyAddress } from '#tests/support/server.ts';
import { freePort } from './free-port.ts';
import { SECRET } from './killable-server.ts';

/** What came back of a call on a connection of its own. */
export interface FreshReply {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly text: string;
}

export interface FreshCall {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON, except for a text with a content type of its own. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The built server with several processes on one port. */
export interface ServerProcesses {
  readonly origin: string;
  /** The supervising process. */
  readonly supervisor: ChildProcess;
  /** The processes that answer calls. */
  readonly pids: () => readonly number[];
  /** Calls on a connection of its own, which goes to the next process. */
  readonly call: (path: string, call?: FreshCall) => Promise<FreshReply>;
  /** Ends all with a signal; resolves with the exit status. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

function callFresh(origin: string, path: string, call: FreshCall): Promise<FreshReply> {
  const { method = 'GET', body, headers = {} } = call;
  const isText = typeof body === 'string' && headers['content-type'] !== undefined;
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      new URL(path, origin),
      {
        method,
        agent: false,
        headers: {
          origin,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (part) => {
          text += String(part);
        });
        incoming.once('error', reject);
        incoming.once('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            cookies: (incoming.headers['set-cookie'] ?? []).map(
              (cookie) => cookie.split(';', 1)[0] ?? '',
            ),
            text,
          }),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body === undefined || isText ? body : JSON.stringify(body));
  });
}

function childrenOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? [] : children.split(' ').map(Number);
}

/** Starts the built server with these settings; resolves when all of its processes listen. */
export async function startProcesses(
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcesses> {
  const port = await freePort();
  const supervisor = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: PROJECT_FOLDER,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: 'localhost',
      PORT: String(port),
      LOG_LEVEL: 'error',
      AUTH_SECRET: SECRET,
      ...environment,
    },
  });
  const origin = await readyAddress(supervisor);
  return {
    origin,
    supervisor,
    pids: () => childrenOf(supervisor.pid ?? 0),
    call: (path, call = {}) => callFresh(origin, path, call),
    async stop(signal = 'SIGTERM') {
      if (supervisor.exitCode === null && supervisor.signalCode === null) {
        const ended = once(supervisor, 'exit');
        supervisor.kill(signal);
        await ended;
      }
      return supervisor.exitCode;
    },
  };
}
