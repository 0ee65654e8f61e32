/** The mails that a server wrote to its data folder instead of sending them. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

async function mailsIn(folder: string): Promise<readonly Email[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
}

/** How many mails have been written to an address so far. */
export async function countMails(dataFolder: string, address: string): Promise<number> {
  const mails = await mailsIn(join(dataFolder, 'outbox'));
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address)).length;
}

/** Waits for a mail to an address that links to one of our pages, and resolves with the path of its link. */
export async function linkMailedTo(
  dataFolder: string,
  address: string,
  page: `/${string}`,
): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const mails = await mailsIn(join(dataFolder, 'outbox'));
    const link = mails
      .filter(({ to }) => to?.some((recipient) => recipient.address === address))
      .flatMap(({ text = '' }) => text.match(/https?:\/\/\S+/g) ?? [])
      .map((text) => new URL(text))
      .findLast(({ pathname }) => pathname === page);
    found = link === undefined ? undefined : `${link.pathname}${link.search}`;
    expect(found, `a mail to ${address} with a link to ${page}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found!;
}
