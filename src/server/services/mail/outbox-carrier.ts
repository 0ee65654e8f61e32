import { createHmac, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailCarrier, MailCarrierNeeds } from './mail-carrier.ts';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const KEY_CHARACTERS = 24;

/** A moment as it stands in file names, so that files are sorted by when they were made. */
function nameOf(moment: Date): string {
  return moment.toISOString().replaceAll(/[:.]/g, '-');
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Writes mails to files, where no mail server is set up. */
export function createOutboxCarrier({ config, secret, log, now }: MailCarrierNeeds): MailCarrier {
  const outbox = join(config.dataFolder, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: true });

  /** The part of a file name by which the mails of one account, or to one address, are found again. */
  const keyOf = (whose: string): string =>
    createHmac('sha256', secret).update(`outbox ${whose}`).digest('hex').slice(0, KEY_CHARACTERS);

  async function remove(fits: (name: string) => boolean): Promise<void> {
    const names = await readdir(outbox).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const name of names.filter(fits)) await rm(join(outbox, name), { force: true });
  }

  return {
    async carry({ userId, ...mail }) {
      const { message } = await composer.sendMail({ from: config.mailFrom, date: now(), ...mail });
      const key = keyOf(userId ?? mail.to.toLowerCase());
      const file = join(outbox, `${nameOf(now())}-${randomUUID()}-${key}.eml`);
      await mkdir(outbox, { recursive: true, mode: OWNER_ONLY_FOLDER });
      // Under its own name only once it is whole: a program may be watching the folder.
      await writeFile(`${file}.part`, message, { mode: OWNER_ONLY_FILE });
      await rename(`${file}.part`, file);
      log.warn({ file }, 'a mail was written to a file, since SMTP_URL is not set');
    },
    forget(whose, moment) {
      const ends = whose.map((each) => `-${keyOf(each)}.eml`);
      const last = nameOf(moment);
      return remove((name) => name < last && ends.some((end) => name.endsWith(end)));
    },
    forgetBefore(moment) {
      const last = nameOf(moment);
      return remove((name) => name.endsWith('.eml') && name < last);
    },
    close: () => composer.close(),
  };
}
