import { LostPackets } from '#server/services/live/forwarder/wire/lost-packets.ts';
import {
  askForLost,
  readReports,
  type Report,
  writeReception,
} from '#server/services/live/forwarder/wire/rtcp.ts';
import { readRtpHead } from '#server/services/live/forwarder/wire/rtp.ts';
import {
  PacketOpener,
  ReportOpener,
  ReportSealer,
} from '#server/services/live/forwarder/wire/srtp.ts';
import {
  CONNECT_LIMIT_MS,
  LiveProgram,
  PAYLOAD_BYTES,
  PAYLOAD_TYPE,
  type ProgramOptions,
  TIME_AT,
} from './live-program.ts';

const LOOK_EVERY_MS = 20;
const ROUND = 65_536;

/** Rejects if the work takes longer. */
async function withLimit<Value>(
  work: Promise<Value>,
  milliseconds: number,
  onLate: () => void,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate();
      reject(new Error('No picture came.'));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a viewer observed about the packets. */
export interface Watched {
  /** Milliseconds from the call to the first packet. */
  readonly joinMs: number;
  /** How many different packets arrived. */
  readonly received: () => number;
  /** How many of them arrived after they had been missing. */
  readonly repaired: () => number;
  /**
   * Milliseconds from host to viewer, of the packets since the last call; only one in
   * `opened` packets is decrypted.
   */
  readonly delays: () => readonly number[];
  readonly reports: readonly Report[];
  /** Reports that this share of the picture did not arrive, 0 to 1. */
  readonly tellLoss: (lost: number) => void;
  readonly stop: () => void;
}

export interface WatchOptions extends ProgramOptions {
  /** One in this many packets is decrypted to read its time; 1 decrypts all. */
  readonly opened?: number;
  /** Whether lost packets are requested again. */
  readonly asks?: boolean;
}

export async function watchPicture(options: WatchOptions): Promise<Watched> {
  const { opened = 1, asks = true } = options;
  const begun = performance.now();
  const program = await LiveProgram.open('recvonly', options);
  const { keys } = program;
  if (keys === undefined) throw new Error('It has no keys.');
  const opener = new PacketOpener(keys.theirs);
  const reports: Report[] = [];
  const reportOpener = new ReportOpener(keys.theirs);
  const sealer = new ReportSealer(keys.own);
  const losses = new LostPackets();
  const state = { received: 0, repaired: 0, newest: -1, source: 0 };
  const seen = new Set<number>();
  let delays: number[] = [];
  const arrived = new Promise<number>((resolve) => {
    program.hearMedia((datagram) => {
      const head = readRtpHead(datagram);
      if (head === undefined) return;
      if (head.payloadType !== PAYLOAD_TYPE) {
        const clear = reportOpener.open(datagram);
        if (clear !== undefined) reports.push(...readReports(clear));
        return;
      }
      const { newest } = state;
      const low = ((newest % ROUND) + ROUND) % ROUND;
      const ahead = ((head.sequence - low + ROUND * 1.5) % ROUND) - ROUND / 2;
      const index = newest < 0 ? head.sequence : newest + ahead;
      if (seen.has(index)) return;
      seen.add(index);
      if (index < newest) state.repaired += 1;
      state.newest = Math.max(newest, index);
      state.source = head.source;
      state.received += 1;
      losses.note(index);
      if (state.received === 1) resolve(performance.now() - begun);
      if (state.received % opened !== 0) return;
      const packet = opener.open(datagram, head);
      if (packet === undefined || packet.payload.length < PAYLOAD_BYTES) return;
      const at = packet.payload.readDoubleBE(TIME_AT);
      delays.push(performance.timeOrigin + performance.now() - at);
    });
  });
  if (asks) {
    program.every(LOOK_EVERY_MS, () => {
      const missing = losses.due(performance.now()).map((index) => index % ROUND);
      if (missing.length > 0) program.send(sealer.seal(askForLost(1, state.source, missing)));
    });
  }
  return {
    joinMs: await withLimit(arrived, options.limitMs ?? CONNECT_LIMIT_MS, () => program.close()),
    received: () => state.received,
    repaired: () => state.repaired,
    reports,
    tellLoss(lost) {
      const stream = { source: state.source, lost, lostInAll: 0, highest: state.newest };
      const report = writeReception(1, [{ ...stream, lastClock: 0, sinceClock: 0 }]);
      program.send(sealer.seal(report));
    },
    delays() {
      const last = delays;
      delays = [];
      return last;
    },
    stop: () => program.close(),
  };
}
