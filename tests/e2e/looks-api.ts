/** Shortcuts through the API to the point where a test's story starts. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, request as requests, type APIRequestContext } from '@playwright/test';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { newPerson, type Person } from './account-pages.ts';

/**
 * Creates an account and signs the request's context in to it. Each account comes from a different network
 * address, since all tests of a server together create more accounts than one address may in an hour.
 */
export async function makeAccount(
  request: APIRequestContext,
  origin: string,
  { name, email, password }: Person,
): Promise<void> {
  const response = await request.post(`${origin}/api/auth/signup`, {
    headers: { origin, 'x-forwarded-for': newAddress() },
    data: { fullName: name, email, password, confirmPassword: password },
  });
  expect(response.status(), await response.text()).toBe(201);
}

/** A private network address from which no other account came. */
function newAddress(): string {
  return ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.');
}

/** Creates an account in which no browser is signed in. */
export async function makeAccountElsewhere(origin: string, name?: string): Promise<Person> {
  const person = newPerson(name);
  const api = await requests.newContext();
  await makeAccount(api, origin, person);
  await api.dispose();
  return person;
}

/** Saves a quick look under a given name; resolves with its id. */
export async function saveQuickLook(
  request: APIRequestContext,
  origin: string,
  name: string,
  { isPublic = false, quick = 'bold' }: { isPublic?: boolean; quick?: string } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const { look } = QUICK_LOOKS.find((candidate) => candidate.id === quick)!;
  const response = await request.post(`${origin}/api/makeup-looks`, {
    headers: { origin },
    data: { id, name, isPublic, look },
  });
  expect(response.status(), await response.text()).toBe(201);
  return id;
}

/** Runs an operator's command at the server; resolves with its output. */
async function command(dataFolder: string, words: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, ['dist/server/operator.js', ...words], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [status]] = await Promise.all([
    text(child.stdout),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  expect(status, said).toBe(0);
  return said;
}

/** Makes an account an operator. */
export async function makeOperator(dataFolder: string, email: string): Promise<void> {
  await command(dataFolder, ['grant', email]);
}

/**
 * Imports a shop's feed into the catalog: lines of tab-separated values, the first of which holds the names.
 */
export async function importFeed(
  dataFolder: string,
  retailer: string,
  lines: readonly string[],
): Promise<void> {
  const file = join(dataFolder, 'feed.tsv');
  await writeFile(file, `${lines.join('\n')}\n`);
  await command(dataFolder, ['catalog', 'import', file, '--retailer', retailer]);
}

/** Enters a product in the register; resolves with its code. */
export async function registerProduct(dataFolder: string, product: object): Promise<string> {
  const file = join(dataFolder, 'products.json');
  await writeFile(file, JSON.stringify([product]));
  const said = await command(dataFolder, ['register', 'add', file]);
  const [code = ''] = /[\dA-Z]{4}(?:-[\dA-Z]{4}){2}/.exec(said) ?? [];
  expect(code, said).not.toBe('');
  return code;
}
