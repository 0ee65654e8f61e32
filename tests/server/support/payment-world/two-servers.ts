/** Two servers behind one address, of which the second may die at any time. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'light-my-request';
import type { Answering } from '#tests/server/support/visitor.ts';
import {
  bundleSecondServer,
  type Leads,
  type SecondServer,
  type SecondServerNeeds,
  startSecondServer,
} from './second-server.ts';

export interface TwoServers extends Answering {
  /** Kills the second one amid the next call that it is given, and has another take its place. */
  readonly killSecond: () => void;
  readonly tellTime: (leads: Leads) => void;
  readonly stop: () => Promise<void>;
}

/** About as long as a call is under way. */
const AMID_MS = 5;

/** What a load balancer answers if a server goes away amid a call. */
const NO_ANSWER = { statusCode: 503, payload: '', cookies: [] };

/** Starts a second server beside the first; calls go to them by turns. */
export async function startSecondBeside(
  first: () => Answering,
  world: Omit<SecondServerNeeds, 'program'>,
): Promise<TwoServers> {
  const bundle = await bundleSecondServer();
  const needs = { ...world, program: bundle.program };
  let second: SecondServer | undefined = await startSecondServer(needs);
  let starting: Promise<void> = Promise.resolve();
  let isDoomed = false;
  let turn = 0;
  let time: Leads | undefined;

  async function replace(dying: SecondServer): Promise<void> {
    second = undefined;
    await pause(AMID_MS);
    await dying.kill();
    second = await startSecondServer(needs);
    if (time !== undefined) second.tellTime(time);
  }

  return {
    async inject(request) {
      turn += 1;
      const asked = second;
      if (asked === undefined || turn % 2 === 0) return first().inject(request);
      const answer = asked.inject(request);
      if (isDoomed) {
        isDoomed = false;
        starting = replace(asked);
      }
      return (await answer) ?? (NO_ANSWER as unknown as Response);
    },
    killSecond() {
      isDoomed = true;
    },
    tellTime(leads) {
      time = leads;
      second?.tellTime(leads);
    },
    async stop() {
      await starting;
      await second?.stop();
      await bundle.remove();
    },
  };
}
