/** What `npm run backup` and `npm run restore` say. `{places}` are filled in. */
export const BACKUP_WORDS = {
  usage: [
    '  npm run backup -- FILE     writes everything that is kept to a file, while the server runs',
    '  npm run restore -- FILE    puts it into the empty database that the settings name',
  ],
  backedUp:
    '{file} holds {rows} rows of {tables} tables. Keep AUTH_SECRET with it: emails that wait are encrypted.',
  restored: '{rows} rows of {tables} tables have been restored.',
} as const;
