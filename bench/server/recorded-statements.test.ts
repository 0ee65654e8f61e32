import { describe, expect, it } from 'vitest';
import { scriptOf } from './database-alone.ts';
import { parseStatements } from './recorded-statements.ts';

const OWN = '01a2084a-a5f7-7570-8310-6bf089e3bd43';
const LOOK = '01a2084a-a5f8-7340-8765-e90b24bef491';
const NEW = '01a2084b-52a6-73a6-bc41-3f9be92ef4c7';

const LOG = `2026-11-23 12:04:12.773 UTC [4242] LOG:  statement: begin
2026-11-23 12:04:12.774 UTC [4242] LOG:  execute lookglass_19: insert into "looks"
\t    ("id", "name", "at", "gone") values ($1, $2, $3, $4)
2026-11-23 12:04:12.774 UTC [4242] DETAIL:  parameters: $1 = '${NEW}', $2 = 'Zoe''s: $9', $3 = '2026-11-23 12:04:12+00', $4 = NULL
2026-11-23 12:04:12.775 UTC [4243] LOG:  execute <unnamed>: update "jobs" set "tries" = $1
2026-11-23 12:04:12.775 UTC [4243] DETAIL:  parameters: $1 = '1'
2026-11-23 12:04:12.776 UTC [4242] LOG:  execute visible_look: select from looks where id = $1 and user_id = $2
2026-11-23 12:04:12.776 UTC [4242] DETAIL:  parameters: $1 = '${LOOK}', $2 = '${OWN}'
2026-11-23 12:04:12.777 UTC [4242] LOG:  statement: commit
`;

describe('the statements of a call', () => {
  const statements = parseStatements(LOG);

  it('are read from the log in their order, without the server’s own queries', () => {
    expect(statements.map(({ text }) => text.split(' ', 1)[0])).toEqual([
      'begin',
      'insert',
      'select',
      'commit',
    ]);
    expect(statements[1]?.parameters).toEqual([
      `'${NEW}'`,
      "'Zoe''s: $9'",
      "'2026-11-23 12:04:12+00'",
      'NULL',
    ]);
  });

  it('become a script in which random people call, with new ids and times', () => {
    const known = { userId: OWN, ownLooks: [], otherLooks: [LOOK] };
    expect(statements.map((statement) => scriptOf(statement, known))).toEqual([
      'begin;',
      `insert into "looks" ("id", "name", "at", "gone") values (:new_id, 'Zoe''s: $9', now(), NULL);`,
      'select from looks where id = :other_look and user_id = :user_id;',
      'commit;',
    ]);
  });
});
