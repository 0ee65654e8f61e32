import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { readyAddress } from '#tests/support/server.ts';
import { freePort } from './free-port.ts';

/** Signs the sessions of a server that is started several times. */
export const SECRET = 'a secret of the tests alone, for servers that are killed';

/** A server that can be ended by force and started again at the same address. */
export interface KillableServer {
  /** Such as `http://localhost:41237`. */
  readonly origin: string;
  /** Starts it, or starts it again. Resolves when it is ready. */
  readonly start: () => Promise<void>;
  /** Ends its process with SIGKILL: nothing of it runs any more. */
  readonly kill: () => Promise<void>;
}

/** The server that `npm start` becomes once all is built, with these settings. */
export async function killableServer(
  environment: Readonly<Record<string, string>>,
): Promise<KillableServer> {
  const port = await freePort();
  let end = async (): Promise<void> => {};
  return {
    origin: `http://localhost:${port}`,
    async start() {
      const child = spawn(process.execPath, ['dist/server/main.js'], {
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
      const ended = once(child, 'close');
      end = async () => {
        child.kill('SIGKILL');
        await ended;
      };
      await readyAddress(child);
    },
    kill: () => end(),
  };
}
