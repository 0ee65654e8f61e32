import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';

/** The database cannot be opened; the message says why and what to do. */
export class DatabaseOpenError extends Error {
  override readonly name: string = 'DatabaseOpenError';
}

/** Another process has the embedded database open. */
export class DatabaseLockedError extends DatabaseOpenError {
  override readonly name = 'DatabaseLockedError';
}

/** The database does not answer at present; it may later. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';

  constructor(options?: ErrorOptions) {
    super('The database does not answer.', options);
  }
}

/**
 * SQLSTATE of a server that does not serve: connection exceptions (class 08), lack of disk, memory or
 * connections (class 53), shutting down, crashed, starting up (57P01 to 57P03), a broken disk (58030).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const NOT_SERVING = /^(?:08\w{3}|53\w{3}|57P0[123]|58030)$/;

/** What the driver says of a connection that is gone, where the system gives no code. */
const GONE = /^(?:Connection terminated|Client has encountered a connection error|timeout )/;

/** System codes such as ECONNREFUSED, in one error or in each of the addresses tried. */
function hasSystemCode(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && /^E[A-Z_]+$/.test(error.code);
}

/** Whether an error that PostgreSQL reports is about the server itself, and not about the query. */
export function isNotServing(sqlState: string | undefined): boolean {
  return NOT_SERVING.test(sqlState ?? '');
}

/** Whether the driver failed because it could not reach a server, and not because of the query. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DatabaseError) return isNotServing(error.code);
  return error instanceof Error && (hasSystemCode(error) || GONE.test(error.message));
}

/**
 * Whether something failed because the database does not answer. Looks through the causes of wrapped
 * errors. Network errors count only beneath a failed query, since other services use the network, too.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const seen = new Set<unknown>();
  let current = error;
  let isQuery = false;
  while (current instanceof Error && !seen.has(current)) {
    if (current instanceof DatabaseUnavailableError) return true;
    if (isQuery && isConnectionFailure(current)) return true;
    isQuery ||= current instanceof DrizzleQueryError;
    seen.add(current);
    current = current.cause;
  }
  return false;
}
