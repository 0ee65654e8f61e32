/** Checks one picture: its credentials are read, and judged against this site's own root. */

import {
  type CredentialReport,
  reportOf,
  reportOfBroken,
  reportOfNone,
} from '#domain/credentials/credential-report.ts';
import { manifestStore } from '#domain/credentials/manifest-store.ts';
import { readFailureOf } from '#domain/credentials/read-failure.ts';
import { failure, success, type Result } from '#domain/result.ts';
import type { CredentialReader } from './credential-reader.ts';
import { readSiteRoot } from './site-root.ts';

export interface CheckedPicture {
  readonly report: CredentialReport;
  /** Whether this site's own root could not be had, so that its own signatures look unknown. */
  readonly isRootMissing: boolean;
  /** Whether the file names credentials at another address. */
  readonly isElsewhere: boolean;
}

/** @param type of the file's content. Rejects when the reader breaks. */
export async function checkPicture(
  reader: CredentialReader,
  file: Blob,
  type: string,
  now: () => number,
  signal: AbortSignal,
): Promise<Result<CheckedPicture, 'not-a-kind'>> {
  const root = await readSiteRoot(signal);
  const certificate = root.kind === 'known' ? root.certificate : null;
  const answer = await reader.read(file, type, certificate);
  const isRootMissing = root.kind === 'unreachable';
  const checked = (report: CredentialReport, isElsewhere = false) =>
    success({
      report,
      isElsewhere,
      isRootMissing: isRootMissing && report.authenticity === 'unknown-signer',
    });
  if (answer.ok) {
    const store = manifestStore.safeParse(parsed(answer.value));
    return checked(store.success ? reportOf(store.data, now()) : reportOfBroken(now()));
  }
  switch (readFailureOf(answer.failure)) {
    case 'none':
      return checked(reportOfNone(now()));
    case 'elsewhere':
      return checked(reportOfNone(now()), true);
    case 'not-a-kind':
      return failure('not-a-kind');
    case 'broken':
      return checked(reportOfBroken(now()));
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
