/** Who comes first in a challenge, and in which order entries are shown before that is known. */

/** The normal quantile of a confidence of 95%. */
const Z = 1.96;

/**
 * The least share of people who would choose something, with a confidence of 95%, when `chosen` of `seen`
 * people did. In [0, 1]; 0 where none did. The lower bound of the score interval of E. B. Wilson,
 * "Probable Inference, the Law of Succession, and Statistical Inference", Journal of the American
 * Statistical Association 22 (1927), pages 209 to 212.
 */
export function wilsonLowerBound(chosen: number, seen: number): number {
  if (seen <= 0 || chosen <= 0) return 0;
  const share = chosen / seen;
  const spread = Z * Math.sqrt((share * (1 - share) + (Z * Z) / (4 * seen)) / seen);
  return Math.max(0, (share + (Z * Z) / (2 * seen) - spread) / (1 + (Z * Z) / seen));
}

export interface RankedEntry {
  readonly id: string;
  /** Whose it is. */
  readonly userId: string;
  readonly enteredAt: Date;
}

/** One person's vote, as it stood at the end. */
export interface Ballot {
  readonly userId: string;
  readonly entryId: string;
  readonly votedAt: Date;
}

export interface Placing {
  readonly entryId: string;
  /** From 1; tied entries share one. */
  readonly place: number;
  readonly votes: number;
}

/**
 * An entry is measured against the votes that were cast since it came, for it could not have been chosen before; and
 * against this share of all at least, so that one that came late does not win with the votes of three friends.
 */
const LEAST_SHARE_SEEN = 0.5;

/** How many people could have chosen an entry: its own maker could not. */
function seenBy(entry: RankedEntry, ballots: readonly Ballot[]): number {
  const others = ballots.filter(({ userId }) => userId !== entry.userId);
  const since = others.filter(({ votedAt }) => votedAt >= entry.enteredAt).length;
  return Math.max(since, Math.ceil(others.length * LEAST_SHARE_SEEN));
}

/** The entries by their Wilson bound, the best first. A vote for what is not among them does not count. */
export function placings(
  entries: readonly RankedEntry[],
  ballots: readonly Ballot[],
): readonly Placing[] {
  const known = new Set(entries.map(({ id }) => id));
  const valid = ballots.filter(({ entryId }) => known.has(entryId));
  const scored = entries
    .map((entry) => {
      const votes = valid.filter(({ entryId }) => entryId === entry.id).length;
      return { entryId: entry.id, votes, score: wilsonLowerBound(votes, seenBy(entry, valid)) };
    })
    .toSorted((one, other) => other.score - one.score || (one.entryId < other.entryId ? -1 : 1));
  return scored.map(({ entryId, votes, score }) => ({
    entryId,
    votes,
    place: 1 + scored.filter((other) => other.score > score).length,
  }));
}

/** Who won: nobody without a vote, and several in case of a tie. */
export function winnersOf(placed: readonly Placing[]): readonly Placing[] {
  return placed.filter(({ place, votes }) => place === 1 && votes > 0);
}

const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/**
 * A number in [0, 2^32) that looks random and is always the same for a text. FNV-1a (draft-eastlake-fnv-21), and the
 * finalizer of MurmurHash3 (A. Appleby, 2011) after it: texts that differ in their last letter alone lie far apart then.
 */
function scattered(text: string): number {
  let hash = FNV_OFFSET;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), FNV_PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Things in an order of each viewer's own, by chance but always the same for one `seed`: nothing moves when it is read
 * again, and one that is added comes between the others without changing their order.
 */
export function inOrderOf<Thing extends { readonly id: string }>(
  seed: string,
  things: readonly Thing[],
): readonly Thing[] {
  return things
    .map((thing) => ({ thing, at: scattered(`${seed} ${thing.id}`) }))
    .toSorted((one, other) => one.at - other.at || (one.thing.id < other.thing.id ? -1 : 1))
    .map(({ thing }) => thing);
}
