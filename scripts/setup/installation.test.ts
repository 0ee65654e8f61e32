import { describe, expect, it } from 'vitest';
import { type Lockfile, reasonToInstall } from './installation.mjs';

const wanted: Lockfile = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/fastify': { version: '5.12.8', integrity: 'sha512-a' },
    'node_modules/binary-for-another-system': { version: '1.0.0', optional: true },
  },
};
const installed: Lockfile = {
  packages: { 'node_modules/fastify': { version: '5.12.8', integrity: 'sha512-a' } },
};
const everyFolderExists = () => true;

describe('whether packages have to be installed', () => {
  it('is not needed when everything that the lockfile names is there', () => {
    expect(reasonToInstall(wanted, installed, everyFolderExists)).toBeUndefined();
  });

  it('is needed in a fresh clone, and after an install that was interrupted', () => {
    expect(reasonToInstall(wanted, undefined, everyFolderExists)).toMatch('nothing is installed');
  });

  it('is needed when the lockfile names a package that is not there', () => {
    const empty = { packages: {} };
    expect(reasonToInstall(wanted, empty, everyFolderExists)).toMatch('fastify is missing');
  });

  it('is needed when the lockfile names another version', () => {
    const older = { packages: { 'node_modules/fastify': { version: '5.0.0' } } };
    expect(reasonToInstall(wanted, older, everyFolderExists)).toMatch('not the version');
  });

  it('is needed when the same version has different contents', () => {
    const other: Lockfile = {
      packages: { 'node_modules/fastify': { version: '5.12.8', integrity: 'sha512-b' } },
    };
    expect(reasonToInstall(wanted, other, everyFolderExists)).toMatch('not the version');
  });

  it('is needed when the folder of a package was deleted', () => {
    expect(reasonToInstall(wanted, installed, () => false)).toMatch('missing from the disk');
  });
});
