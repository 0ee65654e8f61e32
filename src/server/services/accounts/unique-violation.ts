/** PostgreSQL's code of a row that would break a unique index. */
const UNIQUE_VIOLATION = '23505';

/** Whether something failed because another row has the same value already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause);
}
