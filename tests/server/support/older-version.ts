import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { say } from './say.ts';

/** A folder that git ignores, but that is still found by tools that load source files. */
const FOLDER = join(PROJECT_FOLDER, 'dist', 'older-version');

function git(...parameters: readonly string[]): string {
  return execFileSync('git', [...parameters], {
    cwd: PROJECT_FOLDER,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** The commit before the newest migration; undefined, with a sentence printed, where the history does not have it. */
export function findOlderCommitOrSay(): string | undefined {
  try {
    const migrations = 'src/server/db/migrations/*.sql';
    const newest = git('log', '-1', '--format=%H', '--diff-filter=A', '--', migrations);
    return git('rev-parse', '--verify', `${newest}^`);
  } catch {
    say('Not run: the history of git does not reach back to before the newest migration.');
    return undefined;
  }
}

/** Puts the source files of a commit into a folder of their own, which stays until `remove`. */
export async function checkOutOlder(
  commit: string,
): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const remove = () => rm(FOLDER, { recursive: true, force: true });
  await remove();
  await mkdir(FOLDER, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, 'src', 'package.json'], {
    cwd: PROJECT_FOLDER,
    maxBuffer: Infinity,
  });
  execFileSync('tar', ['-x', '-C', FOLDER], { input: archive });
  if (!existsSync(join(FOLDER, 'src/server/app.ts'))) throw new Error('There is no server in it.');
  return { folder: FOLDER, remove };
}
