/**
 * When the packets of a connection came (draft-holmer-rmcat-transport-wide-cc-extensions-01). A browser
 * that is told adapts its picture to what the path can carry.
 */

const ROUND = 65_536;
/** The unit of the reported times, and of the reference time that they count from. */
const STEP_MS = 0.25;
const REFERENCE_MS = 64;
const MOST_STEPS = 0x7fff;
const STATUSES_OF_CHUNK = 7;
const VECTOR_OF_TWO_BITS = 0xc000;
const MOST_TOLD = 400;

const MISSING = 0;
const SMALL = 1;
const LARGE = 2;

export class WideArrivals {
  private readonly came = new Map<number, number>();
  private base = -1;
  private highest = -1;
  private count = 0;

  /** @param sequence the packet's number among all of its connection, 16 bits; @param at in milliseconds */
  note(sequence: number, at: number): void {
    const number = this.highest < 0 ? sequence : this.unrolled(sequence);
    if (number < 0 || number < this.base) return;
    if (this.base < 0) this.base = number;
    // A sender that skips so many has begun to count again.
    if (number - this.base > MOST_TOLD) {
      this.came.clear();
      this.base = number;
    }
    this.highest = Math.max(this.highest, number);
    this.came.set(number, at);
  }

  /** The report on the packets since the last call; undefined if none came. */
  take(): Buffer | undefined {
    if (this.came.size === 0) return undefined;
    const first = this.base;
    const last = Math.max(...this.came.keys());
    const times = Array.from({ length: last - first + 1 }, (_, place) =>
      this.came.get(first + place),
    );
    const earliest = times.find((time) => time !== undefined) ?? 0;
    const reference = Math.floor(earliest / REFERENCE_MS);
    this.came.clear();
    this.base = last + 1;
    return this.write(first, times, reference);
  }

  private unrolled(sequence: number): number {
    const low = this.highest % ROUND;
    const base = this.highest - low;
    if (sequence - low > ROUND / 2) return base - ROUND + sequence;
    if (low - sequence > ROUND / 2) return base + ROUND + sequence;
    return base + sequence;
  }

  private write(first: number, times: readonly (number | undefined)[], reference: number): Buffer {
    const statuses: number[] = [];
    const steps: Buffer[] = [];
    let told = reference * REFERENCE_MS;
    for (const time of times) {
      if (time === undefined) {
        statuses.push(MISSING);
        continue;
      }
      const step = Math.round((time - told) / STEP_MS);
      const bounded = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, step));
      told += bounded * STEP_MS;
      const isSmall = bounded >= 0 && bounded <= 255;
      statuses.push(isSmall ? SMALL : LARGE);
      const delta = Buffer.alloc(isSmall ? 1 : 2);
      if (isSmall) delta.writeUInt8(bounded, 0);
      else delta.writeInt16BE(bounded, 0);
      steps.push(delta);
    }
    const chunks = Buffer.alloc(2 * Math.ceil(statuses.length / STATUSES_OF_CHUNK));
    for (let at = 0; at < statuses.length; at += STATUSES_OF_CHUNK) {
      const part = statuses.slice(at, at + STATUSES_OF_CHUNK);
      const chunk = part.reduce(
        (bits, status, place) => bits | (status << (12 - 2 * place)),
        VECTOR_OF_TWO_BITS,
      );
      chunks.writeUInt16BE(chunk, (at / STATUSES_OF_CHUNK) * 2);
    }
    const head = Buffer.alloc(8);
    head.writeUInt16BE(first % ROUND, 0);
    head.writeUInt16BE(times.length, 2);
    head.writeUIntBE(reference % 0x100_0000, 4, 3);
    head.writeUInt8(this.count, 7);
    this.count = (this.count + 1) % 256;
    return Buffer.concat([head, chunks, ...steps]);
  }
}
