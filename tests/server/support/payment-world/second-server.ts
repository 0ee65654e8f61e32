/** A second server that sells, in a process of its own, on the same database as the first. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { InjectOptions, Response } from 'light-my-request';
import { build } from 'vite';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';

/** The part of an answer that one process tells another. */
export type Reply = Pick<Response, 'statusCode' | 'payload' | 'cookies'>;

/** What the process is told. */
export type Told =
  | ({ readonly do: 'start' } & SecondServerNeeds)
  | { readonly do: 'answer'; readonly id: number; readonly request: InjectOptions }
  | { readonly do: 'know the time'; readonly leads: Leads }
  | { readonly do: 'stop' };

/** What it says. */
export type Word =
  | { readonly is: 'ready' }
  | { readonly is: 'answer'; readonly to: number; readonly reply: Reply };

/** How far clocks are ahead of the real one, in milliseconds. */
export interface Leads {
  readonly server: number;
  readonly provider: number;
}

export interface SecondServerNeeds {
  /** The program, bundled: `bundleSecondServer` made it. */
  readonly program: string;
  readonly databaseUrl: string;
  /** Folder of the migrations. */
  readonly migrations: string;
  readonly dataFolder: string;
  /** Signs sessions. */
  readonly secret: string;
  /** How the payment provider is reached. */
  readonly provider: {
    readonly url: string;
    readonly secretKey: string;
    readonly webhookSecret: string;
  };
}

export interface SecondServer {
  /** Makes it answer a call; resolves with undefined if it was killed before that. */
  readonly inject: (request: InjectOptions) => Promise<Response | undefined>;
  readonly tellTime: (leads: Leads) => void;
  /** Ends it amid whatever it does. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Beside the packages, which are left out of the bundle. */
const BUNDLES = join(PROJECT_FOLDER, 'node_modules/.cache/lookglass');

/** Makes one file of the program, for plain Node. */
export async function bundleSecondServer(): Promise<{
  readonly program: string;
  readonly remove: () => Promise<void>;
}> {
  await mkdir(BUNDLES, { recursive: true });
  const folder = await mkdtemp(join(BUNDLES, 'second-server-'));
  await build({
    root: PROJECT_FOLDER,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: join(import.meta.dirname, 'second-process.ts'),
      outDir: folder,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
  return {
    program: join(folder, 'program.mjs'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Starts it; resolves when calls can come. */
export async function startSecondServer(needs: SecondServerNeeds): Promise<SecondServer> {
  // With this serialization, dates of cookies arrive as dates.
  const child = fork(needs.program, { serialization: 'advanced', execArgv: [] });
  const ended = once(child, 'exit');
  const waiting = new Map<number, (reply: Reply | undefined) => void>();
  let asked = 0;

  const tell = (told: Told): boolean => child.connected && child.send(told);
  const settle = (id: number, reply?: Reply): void => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
  };
  child.once('exit', () => {
    for (const id of waiting.keys()) settle(id);
  });
  await new Promise<void>((resolve, reject) => {
    child.on('message', (word: Word) => {
      if (word.is === 'ready') resolve();
      else settle(word.to, word.reply);
    });
    child.once('exit', (code) => reject(new Error(`The second server ended with ${code}.`)));
    tell({ do: 'start', ...needs });
  });

  return {
    async inject(request) {
      asked += 1;
      const id = asked;
      const reply = await new Promise<Reply | undefined>((resolve) => {
        waiting.set(id, resolve);
        if (!tell({ do: 'answer', id, request })) settle(id);
      });
      return reply && ({ ...reply, json: () => JSON.parse(reply.payload) } as Response);
    },
    tellTime: (leads) => void tell({ do: 'know the time', leads }),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      tell({ do: 'stop' });
      await ended;
    },
  };
}
