import { BACKUP_WORDS } from './backup-words.ts';
import { CATALOGUE_COMMAND_WORDS } from './catalogue-command-words.ts';
import { NEWSLETTER_COMMAND_WORDS } from './newsletter-operator-words.ts';
import { PICTURE_SIGNER_WORDS } from './picture-signer-words.ts';
import { REGISTER_COMMAND_WORDS } from './register-command-words.ts';

/** What `npm run operator` says. */
export const OPERATOR_WORDS = {
  usage: [
    'Shows and changes who may run this service, sends the newsletter, fills the product register and the shop, and keeps copies of everything.',
    '',
    '  npm run operator -- grant EMAIL    makes the account with this address an operator',
    '  npm run operator -- revoke EMAIL   makes it a regular account again',
    '  npm run operator -- list           shows every operator',
    '',
    ...NEWSLETTER_COMMAND_WORDS.usage,
    '',
    ...REGISTER_COMMAND_WORDS.usage,
    '',
    ...BACKUP_WORDS.usage,
    '',
    ...CATALOGUE_COMMAND_WORDS.usage,
    '',
    ...PICTURE_SIGNER_WORDS.usage,
    '',
    '  npm run operator -- payments advance DAYS   moves the clock of test payments forward',
  ].join('\n'),
  unknownAddress: 'There is no account with the address {email}. Sign up with it first.',
  granted: '{email} is now an operator.',
  alreadyGranted: '{email} is already an operator.',
  unverified:
    'This address has not been confirmed yet. Make sure the account belongs to the right person.',
  totpRequired:
    'Operators need an authenticator app here (OPERATOR_TOTP=required). They add it on the account page.',
  revoked: '{email} is no longer an operator.',
  alreadyRevoked: '{email} is not an operator.',
  none: 'There are no operators yet. Add one with: npm run operator -- grant EMAIL',
  withTotp: '{email}   with an authenticator app',
  withoutTotp: '{email}   without an authenticator app',
  serverDoesNotAnswer:
    'A running server is using the database and does not respond to this command. Stop it and try again.',
} as const;
