import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Platform } from './platform.ts';
import { eventually } from './eventually.ts';

/** The mails that a server wrote to an address so far, the oldest first. */
export async function mailsTo({ dataFolder }: Platform, address: string): Promise<Email[]> {
  const outbox = join(dataFolder, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(names.toSorted().map((name) => readFile(join(outbox, name))));
  // Only those are parsed that name the address: parsing takes a few milliseconds, and there are many to
  // others.
  const mails = await Promise.all(
    texts.filter((text) => text.includes(address)).map((text) => PostalMime.parse(text)),
  );
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** Waits for a mail with this subject to an address. */
export async function mailTo(
  platform: Platform,
  address: string,
  subject: string | RegExp,
): Promise<Email> {
  return eventually(async () => {
    const mails = await mailsTo(platform, address);
    const found = mails.findLast((mail) =>
      typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject ?? ''),
    );
    if (found === undefined) throw new Error(`No mail to ${address} is called ${subject}.`);
    return found;
  });
}

/** The addresses in a mail's text that lead to a path of ours. */
export function linksIn({ text = '' }: Email, path: string): readonly URL[] {
  return (text.match(/https?:\/\/\S+/g) ?? [])
    .map((link) => new URL(link))
    .filter(({ pathname }) => pathname === path);
}
