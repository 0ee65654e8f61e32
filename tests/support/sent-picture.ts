import { readReports } from '#server/services/live/forwarder/wire/rtcp.ts';
import { writeRtpHead } from '#server/services/live/forwarder/wire/rtp.ts';
import { PacketSealer, ReportOpener } from '#server/services/live/forwarder/wire/srtp.ts';
import {
  LiveProgram,
  PAYLOAD_BYTES,
  PAYLOAD_TYPE,
  type ProgramOptions,
  TIME_AT,
} from './live-program.ts';

const SOURCE = 7;
const TICK_MS = 10;
const FRAME_RATE = 30;
const CLOCK_RATE = 90_000;
const BITS = 8;
const MS_PER_SECOND = 1000;
const ROUND = 65_536;
const KEPT = 1024;

/** Statistics of a picture that is being sent. */
export interface SentPicture {
  readonly sent: () => number;
  /** How many packets were requested again and resent. */
  readonly repeated: () => number;
  /** How many times a keyframe was requested. */
  readonly keyframes: () => number;
  readonly stop: () => void;
}

/** Sends packets like those of a picture, each with the time at which it was sent. */
export async function sendPicture(options: ProgramOptions, bitrate: number): Promise<SentPicture> {
  const program = await LiveProgram.open('sendonly', options);
  const { keys } = program;
  if (keys === undefined) throw new Error('It has no keys.');
  const sealer = new PacketSealer(keys.own, SOURCE);
  const opener = new ReportOpener(keys.theirs);
  const kept: Buffer[] = [];
  const counts = { sent: 0, repeated: 0, keyframes: 0 };
  const first = 1000;
  program.hearMedia((datagram) => {
    const clear = opener.open(datagram);
    for (const report of clear === undefined ? [] : readReports(clear)) {
      if (report.kind === 'keyframe-wanted') counts.keyframes += 1;
      if (report.kind === 'lost') repeat(report.sequences);
    }
  });
  function repeat(sequences: readonly number[]): void {
    const highest = first + counts.sent - 1;
    for (const sequence of sequences) {
      const index = highest - ((((highest - sequence) % ROUND) + ROUND) % ROUND);
      const packet = index < first || index <= highest - KEPT ? undefined : kept[index % KEPT];
      if (packet === undefined) continue;
      counts.repeated += 1;
      program.send(packet);
    }
  }
  const begun = performance.now();
  program.every(TICK_MS, () => {
    const elapsed = performance.now() - begun;
    const due = (elapsed / MS_PER_SECOND) * (bitrate / BITS / PAYLOAD_BYTES);
    while (counts.sent < due) {
      const index = first + counts.sent;
      const payload = Buffer.alloc(PAYLOAD_BYTES);
      payload.writeDoubleBE(performance.timeOrigin + performance.now(), TIME_AT);
      const frame = Math.floor((elapsed / MS_PER_SECOND) * FRAME_RATE);
      const head = writeRtpHead({
        marker: false,
        payloadType: PAYLOAD_TYPE,
        sequence: index % ROUND,
        timestamp: (frame * (CLOCK_RATE / FRAME_RATE)) % 2 ** 32,
        source: SOURCE,
      });
      const packet = sealer.seal(head, payload, index);
      kept[index % KEPT] = packet;
      counts.sent += 1;
      program.send(packet);
    }
  });
  return {
    sent: () => counts.sent,
    repeated: () => counts.repeated,
    keyframes: () => counts.keyframes,
    stop: () => program.close(),
  };
}
