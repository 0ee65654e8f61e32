import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lockfile: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const manifest: Readonly<Record<'dependencies' | 'devDependencies', Record<string, string>>> =
  JSON.parse(readFileSync('package.json', 'utf8'));

/** Node looks in the package's own folder first, and then in its parents. */
function isLocked(from: string, name: string): boolean {
  const folders = from.split('/node_modules/');
  return folders
    .map((_, depth) => `${folders.slice(0, depth + 1).join('/node_modules/')}/node_modules/${name}`)
    .concat(`node_modules/${name}`)
    .some((path) => path in lockfile.packages);
}

describe('the lockfile', () => {
  it('names the binaries of every system, without which `npm ci` refuses it on all of them', () => {
    const missing = Object.entries(lockfile.packages).flatMap(([path, locked]) =>
      Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
        .filter((name) => !isLocked(path, name))
        .map((name) => `${path} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('is only asked for exact versions', () => {
    const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
