/** What `npm run operator` says. */
export const OPERATOR_WORDS = {
  usage: [
    'Says who may run this service.',
    '',
    '  npm run operator -- grant EMAIL    makes the account with this address an operator',
    '  npm run operator -- revoke EMAIL   makes it an ordinary account again',
    '  npm run operator -- list           shows every operator',
    '',
    '  npm run operator -- payments advance DAYS   moves the clock of test payments on',
  ].join('\n'),
  unknownAddress: 'There is no account with the address {email}. Sign up with it first.',
  granted: '{email} is an operator now.',
  alreadyGranted: '{email} is an operator already.',
  unverified:
    'Nobody has confirmed that this address is theirs yet: make sure that the account belongs to whom you mean.',
  totpRequired:
    'Operators need an authenticator app here (OPERATOR_TOTP=required): it is added on the account page.',
  revoked: '{email} is no operator any more.',
  alreadyRevoked: '{email} is no operator.',
  none: 'There is no operator yet. Make one with: npm run operator -- grant EMAIL',
  withTotp: '{email}   with an authenticator app',
  withoutTotp: '{email}   without an authenticator app',
  serverDoesNotAnswer:
    'A running server holds the database and does not take this command. Stop it, and try again.',
} as const;
