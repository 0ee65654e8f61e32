import { DatabaseError } from 'pg';
import { DatabaseOpenError, isConnectionFailure } from '#server/db/database-errors.ts';

const LAST_RESORT = 'Leave DATABASE_URL empty to use the database that comes with Lookglass.';

interface ServerAddress {
  readonly place: string;
  readonly user: string;
  readonly database: string;
}

function addressIn(url: string): ServerAddress {
  const { host, username, pathname } = new URL(url);
  return {
    place: host === '' ? 'this machine' : host,
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
  };
}

/** SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const SENTENCES: Readonly<Record<string, (address: ServerAddress) => string>> = {
  '28P01': ({ place, user }) =>
    `The PostgreSQL server at ${place} refuses the password of "${user}". Correct it in DATABASE_URL.`,
  '28000': ({ place, user, database }) =>
    `The PostgreSQL server at ${place} does not let "${user}" use "${database}". Correct DATABASE_URL, or the server's pg_hba.conf.`,
  '3D000': ({ place, database }) =>
    `There is no database called "${database}" at ${place}. Create it with: createdb ${database}`,
  '42501': ({ user, database }) =>
    `"${user}" may not make tables in the database "${database}". Make it the owner with: alter database ${database} owner to ${user}`,
};

/** Says why a server cannot be used, and what to do. The password is never part of it. */
export function openFailure(error: unknown, url: string): DatabaseOpenError {
  if (error instanceof DatabaseOpenError) return error;
  const address = addressIn(url);
  const options = { cause: error };
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const sentence = cause instanceof DatabaseError ? SENTENCES[cause.code ?? ''] : undefined;
  if (sentence !== undefined) return new DatabaseOpenError(sentence(address), options);
  if (isConnectionFailure(cause)) {
    return new DatabaseOpenError(
      `No PostgreSQL server answers at ${address.place}. Start it, or correct DATABASE_URL. ${LAST_RESORT}`,
      options,
    );
  }
  return new DatabaseOpenError(
    `The PostgreSQL database at ${address.place} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`,
    options,
  );
}
