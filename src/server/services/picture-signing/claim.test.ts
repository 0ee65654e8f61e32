import { expect, it } from 'vitest';
import { claimOf } from './claim.ts';

it('says what was done, to which file and when, and nothing else', () => {
  const facts = { sha256: 'ab'.repeat(32), size: 1234, version: '1.2.3' };
  expect(claimOf({ ...facts, signedAt: new Date('2026-11-23T12:00:00Z') })).toEqual({
    claim_generator_info: [{ name: 'Lookglass', version: '1.2.3' }],
    format: 'image/jpeg',
    assertions: [
      {
        label: 'c2pa.actions.v2',
        created: true,
        data: {
          actions: [
            {
              action: 'c2pa.created',
              when: '2026-11-23T12:00:00.000Z',
              digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
              description: 'virtual makeup applied, by Lookglass',
              softwareAgent: { name: 'Lookglass', version: '1.2.3' },
            },
          ],
          allActionsIncluded: true,
        },
      },
      {
        label: 'app.lookglass.picture',
        created: true,
        data: { sha256: 'ab'.repeat(32), size: 1234 },
      },
    ],
  });
});
