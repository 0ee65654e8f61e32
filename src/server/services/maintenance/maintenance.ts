import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/database.ts';
import type { News } from '#server/db/news.ts';
import type { Audit } from '#server/services/audit/audit.ts';
import { createKeptState } from './kept-state.ts';
import { readSwitch, setSwitch } from './maintenance-switch.ts';

/** Whether the service is under maintenance: stored, so that a restart does not end it. */
export interface Maintenance {
  /**
   * Answered from memory; other processes report a change at once, and if that report is lost, it is
   * noticed within 5 s.
   */
  readonly isOn: () => Promise<boolean>;
  /** Switches it for an account and resolves with what it is now. */
  readonly set: (isOn: boolean, actor: string) => Promise<boolean>;
  readonly toggle: (actor: string) => Promise<boolean>;
}

export interface MaintenanceNeeds {
  readonly database: Database;
  readonly audit: Audit;
  readonly news: News;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
}

const REFRESH_AFTER_MS = 2000;
const LONGEST_KEPT_MS = 5000;
/** A database that does not answer is not to hold up every request. */
const LONGEST_WAIT_MS = 250;

export function createMaintenance(needs: MaintenanceNeeds): Maintenance {
  const { database, audit, news, log, now, clock } = needs;
  const state = createKeptState({
    read: () => readSwitch(database),
    initial: false,
    refreshAfterMs: REFRESH_AFTER_MS,
    longestKeptMs: LONGEST_KEPT_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    onFailure: (error) => {
      log.warn({ err: error }, 'whether maintenance is on could not be read');
    },
    clock,
  });

  news.hear({
    onNews(item) {
      if (item.about === 'maintenance') state.renew();
    },
    onGap: state.renew,
  });

  async function change(to: boolean | undefined, actor: string): Promise<boolean> {
    const isOn = await state.change(() =>
      database.transaction((on) => setSwitch(on, audit, { to, actor, now: now() })),
    );
    news.tell({ about: 'maintenance' });
    return isOn;
  }

  return {
    isOn: state.get,
    set: (isOn, actor) => change(isOn, actor),
    toggle: (actor) => change(undefined, actor),
  };
}
