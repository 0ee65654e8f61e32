/**
 * What a failure to hand a mail over means: its receiver is refused for good, nobody can tell whether the mail
 * arrived, or the mail server did not get so far and can be asked again.
 */
export type FailedHandover = 'refused' | 'unsure' | 'not_begun';

/** Replies of mail servers from here on are final (RFC 5321, 4.2.1). */
const FINAL = 500;

/** Parts of the conversation in which a refusal is about the receiver or the mail, and not about us. */
const ABOUT_THE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

const read = (error: Error, name: string): unknown => Reflect.get(error, name);

/** Whether an established connection broke off or fell silent: the mail may have been accepted by then. */
function brokeOff(error: Error): boolean {
  if (read(error, 'command') !== 'CONN') return false;
  const code = read(error, 'code');
  return (
    code === 'ECONNECTION' ||
    (code === 'ETIMEDOUT' && read(error, 'timeoutType') === 'SOCKET_TIMEOUT') ||
    (code === 'ESOCKET' && read(error, 'syscall') !== 'connect')
  );
}

/** Reads what nodemailer threw. Anything else, such as a full disk, ended before a mail server was asked. */
export function readHandover(error: unknown): FailedHandover {
  if (!(error instanceof Error)) return 'not_begun';
  const reply = read(error, 'responseCode');
  if (typeof reply === 'number') {
    const isFinal = reply >= FINAL && ABOUT_THE_MAIL.has(read(error, 'command'));
    return isFinal ? 'refused' : 'not_begun';
  }
  // An address that cannot be written to at all, such as one with a control character.
  if (read(error, 'code') === 'EENVELOPE') return 'refused';
  return brokeOff(error) ? 'unsure' : 'not_begun';
}
