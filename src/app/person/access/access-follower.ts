import type { StoreApi } from 'zustand/vanilla';
import type { AccessReply } from '#contracts/access.ts';
import type { ProFeature } from '#domain/access/features.ts';
import { isPro, type KnownAccess, passUntil } from './known-access.ts';

export interface AccessFollowerNeeds {
  /** Asks the server; rejects where it cannot be asked. */
  readonly read: () => Promise<AccessReply>;
  /** The server's time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back after some milliseconds; returns a function that cancels it. */
  readonly schedule: (milliseconds: number, act: () => void) => () => void;
  readonly store: StoreApi<KnownAccess>;
  /** Called with the features that ended while the page was open, and whether the person was Pro before. */
  readonly onEnded: (features: ReadonlySet<ProFeature>, wasPro: boolean) => void;
}

/** How often access that ends soon is read again, in milliseconds; from the specification. */
const READ_AGAIN_MS = 60_000;
/** The longest wait, in milliseconds: timers cannot count beyond some weeks. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;
/** Added to an end, in milliseconds, so that the server is asked just after it rather than just before. */
const AFTER_END_MS = 300;

function momentOf(moment: string | null): number | null {
  return moment === null ? null : Date.parse(moment);
}

function knownFrom(reply: AccessReply): KnownAccess {
  return {
    proUntil: momentOf(reply.proUntil),
    until: new Map(reply.features.map(({ feature, until }) => [feature, Date.parse(until)])),
    graceUntil: momentOf(reply.graceUntil),
    isTestMode: reply.isTestMode,
    hasLanguageModel: reply.hasLanguageModel,
    languageModelName: reply.languageModelName ?? null,
  };
}

/** What was known, without what has ended by `now`: the server may be unreachable then. */
export function withoutExpired(known: KnownAccess, now: number): KnownAccess {
  const lasting = new Map([...known.until].filter(([, until]) => until > now));
  const orNull = (until: number | null) => (until !== null && until > now ? until : null);
  const proUntil = orNull(known.proUntil);
  if (lasting.size === known.until.size && proUntil === known.proUntil) return known;
  return { ...known, until: lasting, proUntil, graceUntil: orNull(known.graceUntil) };
}

/** In how many milliseconds to look again; null where only news would change anything. */
export function nextLook(known: KnownAccess, now: number): number | null {
  const ends = [...known.until.values()].map((until) => Math.max(0, until - now) + AFTER_END_MS);
  if (ends.length === 0) return null;
  const isShort = passUntil(known) !== null || known.graceUntil !== null;
  return Math.min(...ends, isShort ? READ_AGAIN_MS : LONGEST_WAIT_MS);
}

export interface AccessFollower {
  /**
   * Asks the server now. Calls made while it is being asked are answered together by one further request.
   */
  readonly refresh: () => Promise<void>;
  /** To be called when another person is here: what ended for the previous one is not announced to them. */
  readonly changePerson: () => void;
}

/** Keeps what a page knows about access up to date while it is open. */
export function createAccessFollower(needs: AccessFollowerNeeds): AccessFollower {
  const { read, now, schedule, store, onEnded } = needs;
  let reading: Promise<void> | undefined;
  let isStale = false;
  let isSamePerson = false;
  let stopWaiting: (() => void) | undefined;

  function take(known: KnownAccess): void {
    const before = store.getState();
    const ended = new Set([...before.until.keys()].filter((feature) => !known.until.has(feature)));
    store.setState(known, true);
    if (isSamePerson && ended.size > 0) onEnded(ended, isPro(before));
    isSamePerson = true;
  }

  function wait(wasHeard: boolean): void {
    stopWaiting?.();
    const next = nextLook(store.getState(), now());
    const milliseconds = wasHeard ? next : Math.min(next ?? READ_AGAIN_MS, READ_AGAIN_MS);
    stopWaiting =
      milliseconds === null ? undefined : schedule(milliseconds, () => void follower.refresh());
  }

  async function ask(): Promise<void> {
    let wasHeard = false;
    do {
      isStale = false;
      try {
        take(knownFrom(await read()));
        wasHeard = true;
      } catch {
        // What was known holds until it is over; the next look asks again.
        wasHeard = false;
      }
    } while (isStale);
    const left = withoutExpired(store.getState(), now());
    if (left !== store.getState()) take(left);
    wait(wasHeard);
  }

  const follower: AccessFollower = {
    refresh() {
      isStale = true;
      reading ??= ask().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    changePerson() {
      isSamePerson = false;
    },
  };
  return follower;
}
