import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '#server/config/config.ts';
import { makeDataFolder } from '#server/config/data-folder.ts';
import { openDatabase } from '#server/db/open/open-database.ts';
import { webAddressOf } from '#server/services/catalogue/open-feed.ts';
import { answerCatalogue, type CatalogueCommand } from './catalogue-answer.ts';
import type { OperatorAnswer } from './operator-answer.ts';
import { operatorSocketPath, sendOperatorCommand } from './operator-socket.ts';
import { answerSales, type SalesCommand } from './sales-answer.ts';

/** Two million products take their time, without any sign of progress. */
const PATIENCE_MS = 60 * 60_000;

/** The American spelling and the British one. */
const VERBS: ReadonlySet<string | undefined> = new Set(['catalog', 'catalogue']);

const OPTIONS = {
  retailer: { type: 'string' },
  'may-shrink': { type: 'boolean', default: false },
  columns: { type: 'string', default: '' },
  currency: { type: 'string', default: '' },
} as const;

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch {
    return undefined;
  }
}

/** Reads `catalog import SOURCE --retailer NAME` with its options, and `catalog conversions SOURCE --retailer NAME`. */
export function readCatalogueCommand(
  words: readonly string[],
  folder: string,
): CatalogueCommand | SalesCommand | undefined {
  const read = parsed(words);
  const [word, act, named, ...more] = read?.positionals ?? [];
  const retailer = read?.values.retailer;
  if (read === undefined || !VERBS.has(word) || named === undefined) return undefined;
  if (retailer === undefined || more.length > 0) return undefined;
  const source = webAddressOf(named) === null ? resolve(folder, named) : named;
  const { 'may-shrink': mayShrink, columns, currency } = read.values;
  if (act === 'import') return { verb: 'catalog', source, retailer, mayShrink, columns, currency };
  const isPlain = !mayShrink && columns === '' && currency === '';
  return act === 'conversions' && isPlain ? { verb: act, source, retailer } : undefined;
}

interface Folders {
  /** The folder of the migrations that a database needs to be opened. */
  readonly migrations: string;
  /** The folder that the paths of named files start from. */
  readonly files: string;
}

/** Obeys `catalog import` and `catalog conversions`; undefined for any other words. */
export async function obeyCatalogueCommand(
  words: readonly string[],
  config: Config,
  folders: Folders,
): Promise<OperatorAnswer | undefined> {
  const command = readCatalogueCommand(words, folders.files);
  if (command === undefined) return undefined;
  if (config.databaseUrl === undefined) {
    const path = operatorSocketPath(config.dataFolder);
    const answer = await sendOperatorCommand(path, command, PATIENCE_MS);
    if (answer !== undefined) return answer;
  }
  await makeDataFolder(config.dataFolder);
  const { database, close } = await openDatabase(config, folders.migrations);
  try {
    return command.verb === 'catalog'
      ? await answerCatalogue(database, command)
      : await answerSales(database, command);
  } finally {
    await close();
  }
}
