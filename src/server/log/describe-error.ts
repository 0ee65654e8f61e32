/**
 * What the log may hold of an error. Only what is listed here gets through: the messages of database
 * drivers and of parsers repeat what somebody sent, and may not.
 */

/** As deep as causes are followed. */
const DEEPEST_CAUSE = 5;
const MOST_FRAMES = 12;

/** What identifies a database's error without a value of any row. */
const DATABASE_FIELDS = ['severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

/** Stands where a message may not. */
const WITHHELD = 'withheld';

export type ErrorDescription = {
  readonly type: string;
  readonly message: string;
  /** Where it happened, a frame in each line. */
  readonly stack: string;
  readonly code?: string;
  /** The statement that failed, without its parameters. */
  readonly query?: string;
  readonly database?: Readonly<Record<string, string>>;
  readonly cause?: ErrorDescription;
};

function textOf(error: object, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

/** An SQLSTATE has five characters; with it comes a message that may quote a row. */
function isDatabaseError(error: Error): boolean {
  return /^[0-9A-Z]{5}$/.test(textOf(error, 'code') ?? '') && 'severity' in error;
}

/** Whether a message repeats its input: parsers, schemas, and statements with their parameters. */
function repeatsInput(error: Error): boolean {
  return (
    isDatabaseError(error) ||
    'query' in error ||
    'params' in error ||
    'issues' in error ||
    error instanceof SyntaxError ||
    error instanceof URIError
  );
}

function databaseFields(error: Error): Readonly<Record<string, string>> {
  const fields = DATABASE_FIELDS.flatMap((name) => {
    const text = textOf(error, name);
    return text === undefined ? [] : [[name, text] as const];
  });
  return Object.fromEntries(fields);
}

/** Where it happened: the frames alone, since a stack begins with the message. */
function framesOf({ message, stack = '' }: Error): string {
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, MOST_FRAMES)
    .join('\n');
}

/** Describes an error for the log, with `erase` taking out of each message what must not be there. */
export function describeError(
  error: unknown,
  erase: (text: string) => string = (text) => text,
  depth = 0,
): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: WITHHELD, stack: '' };
  const code = textOf(error, 'code');
  const query = textOf(error, 'query');
  return {
    type: error.name,
    message: repeatsInput(error) ? WITHHELD : erase(error.message),
    stack: erase(framesOf(error)),
    ...(code === undefined ? {} : { code: erase(code) }),
    ...(query === undefined ? {} : { query }),
    ...(isDatabaseError(error) ? { database: databaseFields(error) } : {}),
    ...(error.cause === undefined || depth >= DEEPEST_CAUSE
      ? {}
      : { cause: describeError(error.cause, erase, depth + 1) }),
  };
}
