/** A page's connections to a live session, which can be cut: its packets, and all its calls. */

import type { Page } from '@playwright/test';
import { type LossyRelay, openLossyRelay } from '#tests/support/lossy-relay.ts';

export interface LiveWays {
  /** Lets nothing through any more, in either direction. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  readonly close: () => void;
}

const CANDIDATE = /^a=candidate:1 1 udp (\d+) \S+ (\d+) typ host\r\n/m;
const ANY_CANDIDATE = /^a=candidate:.*\r\n/gm;

/**
 * Sends a page's pictures through a relay from now on, because a browser that is
 * set offline still sends packets.
 */
export async function openLiveWays(page: Page): Promise<LiveWays> {
  const relays: LossyRelay[] = [];
  let isCut = false;
  await page.route(/\/api\/live-streams\/[^/]+\/wh[ie]p$/, async (route) => {
    if (isCut) return route.abort('internetdisconnected');
    const response = await route.fetch();
    const answer = await response.text();
    const [line, priority, port] = CANDIDATE.exec(answer) ?? [];
    if (line === undefined) return route.fulfill({ response });
    const relay = await openLossyRelay(Number(port), () => 1);
    relay.isCut = isCut;
    relays.push(relay);
    const throughRelay = `a=candidate:1 1 udp ${priority} 127.0.0.1 ${relay.port} typ host\r\n`;
    const [first = '', ...others] = answer.split(line);
    const body = first + throughRelay + others.join('').replaceAll(ANY_CANDIDATE, '');
    return route.fulfill({ response, body });
  });
  const setCut = async (next: boolean): Promise<void> => {
    isCut = next;
    for (const relay of relays) relay.isCut = next;
    await page.context().setOffline(next);
  };
  return {
    cut: () => setCut(true),
    mend: () => setCut(false),
    close() {
      for (const relay of relays) relay.close();
    },
  };
}
