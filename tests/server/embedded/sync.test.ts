import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { trackEvent } from '#contracts/analytics.ts';
import type { Contract } from '#contracts/contract.ts';
import { deleteLook, likeLook, saveLook, updateLook } from '#contracts/makeup-looks.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { LOG_FILE, traceFiles } from '#tests/server/support/file-trace.ts';
import { newLook } from '#tests/server/support/saved-looks.ts';
import { useStoredPlatform } from '#tests/server/support/stored-platform.ts';
import type { VisitorRequest } from '#tests/server/support/visitor.ts';

const id = uuidv7();
const params = { id };

const CHANGES: readonly (readonly [Contract, VisitorRequest])[] = [
  [saveLook, { body: newLook({ id, isPublic: true }) }],
  [updateLook, { params, body: { name: 'Dusk' } }],
  [likeLook, { params }],
  [deleteLook, { params }],
  [
    trackEvent,
    { body: { event: 'visit', page: '/', sessionId: 'session_of_a_test', eventId: uuidv7() } },
  ],
];

describe('a change of the embedded database', () => {
  const platform = useStoredPlatform();

  it('survives a loss of power from the moment it is acknowledged', async () => {
    const { trace, member } = platform();
    for (const [contract, request] of CHANGES) {
      const before = trace.countWrites(LOG_FILE);
      const { statusCode } = await member.visitor.call(contract, request);
      expect
        .soft({ contract, statusCode })
        .toEqual({ contract, statusCode: contract.status ?? 200 });
      expect.soft(trace.countWrites(LOG_FILE), contract.summary).toBeGreaterThan(before);
      expect.soft(trace.findUnsynced(LOG_FILE), contract.summary).toEqual([]);
    }
  });
});

describe('the trace of files', () => {
  it('shows that the engine by itself acknowledges what a loss of power would destroy', async () => {
    const folder = await makeDataFolder();
    const trace = traceFiles();
    const engine = await PGlite.create(join(folder, 'database'));
    await engine.exec('create table kept (id int); insert into kept values (1)');
    expect(trace.findUnsynced(LOG_FILE)).not.toEqual([]);
    await engine.close();
    trace.stop();
    await rm(folder, { recursive: true });
  });
});
