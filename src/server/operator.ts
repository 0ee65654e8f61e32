/** The program behind `npm run operator`: says who may run the service. */
import { join } from 'node:path';
import { parseConfig } from './config.ts';
import { obeyCommandLine } from './services/operators/command-line.ts';

async function main(): Promise<void> {
  const [, , ...words] = process.argv;
  const migrations = join(import.meta.dirname, 'migrations');
  const { text, succeeded } = await obeyCommandLine(words, parseConfig(process.env), migrations);
  process.stdout.write(`${text}\n`);
  process.exitCode = succeeded ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
