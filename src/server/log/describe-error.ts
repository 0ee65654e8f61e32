/**
 * What the log may hold of an error. Only what is listed here gets through: the messages of database
 * drivers and of parsers repeat what was sent, which must not be logged.
 */

/** How deep a chain of causes is followed. */
const DEEPEST_CAUSE = 5;
const MOST_FRAMES = 12;

/** What identifies a database's error without a value of any row. */
const DATABASE_FIELDS = ['severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

/** Stands where a message may not. */
const WITHHELD = 'withheld';
/** Stands where a part of a message may not. */
export const ERASED = '[erased]';

/** The numbers of an SMTP answer (RFC 5321, section 4.2.1; RFC 3463). */
type MailServerAnswer = { readonly code: number; readonly status?: string };

export type ErrorDescription = {
  readonly type: string;
  readonly message: string;
  /** Where it happened, a frame in each line. */
  readonly stack: string;
  readonly code?: string;
  /** The statement that failed, without its parameters. */
  readonly query?: string;
  readonly database?: Readonly<Record<string, string>>;
  /** How a mail server has answered, without its words. */
  readonly mailServer?: MailServerAnswer;
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

/** Whether a mail server refused something: its message names the recipients. */
function isMailError(error: Error): boolean {
  return 'responseCode' in error || 'rejected' in error || 'rejectedErrors' in error;
}

/** Whether a message repeats its input: parsers, schemas, statements with parameters, mail servers. */
function repeatsInput(error: Error): boolean {
  return (
    isDatabaseError(error) ||
    isMailError(error) ||
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

function mailServerAnswer(error: Error): { readonly mailServer?: MailServerAnswer } {
  const code: unknown = Reflect.get(error, 'responseCode');
  if (typeof code !== 'number') return {};
  const [status] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(textOf(error, 'response') ?? '') ?? [];
  return { mailServer: { code, ...(status === undefined ? {} : { status }) } };
}

/** Whatever looks like an e-mail address, anywhere in a message. */
const ADDRESS = /[^\s<>()[\]"',;:@]+@[^\s<>()[\]"',;:@]+/g;

function withoutAddresses(text: string): string {
  return text.includes('@') ? text.replaceAll(ADDRESS, ERASED) : text;
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

/** Describes an error for the log; `erase` removes from each message what must not be logged. */
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
    message: repeatsInput(error) ? WITHHELD : withoutAddresses(erase(error.message)),
    stack: erase(framesOf(error)),
    ...(code === undefined ? {} : { code: erase(code) }),
    ...(query === undefined ? {} : { query }),
    ...(isDatabaseError(error) ? { database: databaseFields(error) } : {}),
    ...mailServerAnswer(error),
    ...(error.cause === undefined || depth >= DEEPEST_CAUSE
      ? {}
      : { cause: describeError(error.cause, erase, depth + 1) }),
  };
}
