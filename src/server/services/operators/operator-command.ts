import { z } from 'zod/mini';
import { fillIn } from '#content/fill-in.ts';
import { OPERATOR_WORDS as WORDS } from '#content/operator-words.ts';
import type { BackupEnd } from '#server/services/backup/backup-format.ts';
import type { NewsletterIssues } from '#server/services/newsletter/newsletter-issues.ts';
import { answerBackup, backupCommand } from './backup-answer.ts';
import { type CatalogueCommand, catalogueCommand } from './catalogue-answer.ts';
import { newsletterCommand, obeyNewsletterCommand } from './newsletter-command.ts';
import type { ProductRegister } from '#server/services/register/product-register.ts';
import type { OperatorAnswer } from './operator-answer.ts';
import { obeyRegisterCommand, registerCommand } from './register-command.ts';
import { type SalesCommand, salesCommand } from './sales-answer.ts';
import type { Operators, RoleChange } from './operators.ts';

const roleCommand = z.union([
  z.object({ verb: z.enum(['grant', 'revoke']), email: z.string() }),
  z.object({ verb: z.literal('list') }),
]);
const operatorCommand = z.union([
  roleCommand,
  newsletterCommand,
  backupCommand,
  registerCommand,
  catalogueCommand,
  salesCommand,
]);
type RoleCommand = z.infer<typeof roleCommand>;
export type OperatorCommand = z.infer<typeof operatorCommand>;

/** What commands change. */
export interface Commanded {
  readonly operators: Operators;
  readonly newsletterIssues: NewsletterIssues;
  readonly productRegister: ProductRegister;
  /** Writes everything that is kept to a file. */
  readonly backUp: (file: string) => Promise<BackupEnd>;
  /** Takes a shop's feed into the catalogue. */
  readonly takeFeed: (command: CatalogueCommand) => Promise<OperatorAnswer>;
  /** Takes what a shop reports as sold. */
  readonly takeSales: (command: SalesCommand) => Promise<OperatorAnswer>;
}

/** Reads the words of a command line about roles, such as `grant ann@example.com`; undefined for any other. */
export function readCommandLine(words: readonly string[]): RoleCommand | undefined {
  const [verb, email, ...rest] = words;
  if (rest.length > 0) return undefined;
  const command = roleCommand.safeParse(email === undefined ? { verb } : { verb, email });
  if (!command.success) return undefined;
  // `list` takes no address.
  return command.data.verb === 'list' && email !== undefined ? undefined : command.data;
}

/** Reads a command as another process sends it: JSON. */
export function readSentCommand(text: string): OperatorCommand | undefined {
  try {
    return operatorCommand.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

interface Settings {
  /** Whether operators need an authenticator app; see `OPERATOR_TOTP`. */
  readonly totpRequired: boolean;
}

function sentencesOfGrant(change: RoleChange, { totpRequired }: Settings): readonly string[] {
  if (change.outcome === 'unknown_address') return [WORDS.unknownAddress];
  return [
    change.outcome === 'changed' ? WORDS.granted : WORDS.alreadyGranted,
    ...(change.emailVerified ? [] : [WORDS.unverified]),
    ...(totpRequired ? [WORDS.totpRequired] : []),
  ];
}

function sentencesOfRevoke(change: RoleChange): readonly string[] {
  if (change.outcome === 'unknown_address') return [WORDS.unknownAddress];
  return [change.outcome === 'changed' ? WORDS.revoked : WORDS.alreadyRevoked];
}

async function answerList(operators: Operators): Promise<OperatorAnswer> {
  const list = await operators.list();
  const lines = list.map(({ email, totpEnabled }) =>
    fillIn(totpEnabled ? WORDS.withTotp : WORDS.withoutTotp, { email }),
  );
  return { text: lines.length === 0 ? WORDS.none : lines.join('\n'), succeeded: true };
}

/** Does what a command says, and answers in sentences. */
export async function obeyOperatorCommand(
  command: OperatorCommand,
  { operators, newsletterIssues, productRegister, backUp, takeFeed, takeSales }: Commanded,
  settings: Settings,
): Promise<OperatorAnswer> {
  if (command.verb === 'newsletter') return obeyNewsletterCommand(command, newsletterIssues);
  if (command.verb === 'register') return obeyRegisterCommand(command, productRegister);
  if (command.verb === 'backup') return answerBackup(command.file, await backUp(command.file));
  if (command.verb === 'catalog') return takeFeed(command);
  if (command.verb === 'conversions') return takeSales(command);
  if (command.verb === 'list') return answerList(operators);
  const email = command.email.trim().toLowerCase();
  const change = await operators[command.verb](email);
  const sentences =
    command.verb === 'grant' ? sentencesOfGrant(change, settings) : sentencesOfRevoke(change);
  return {
    text: sentences.map((sentence) => fillIn(sentence, { email })).join('\n'),
    succeeded: change.outcome !== 'unknown_address',
  };
}
