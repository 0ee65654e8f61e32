import { randomBytes } from 'node:crypto';
import { RtpHeader, SrtcpSession, SrtpSession } from 'werift';
import { describe, expect, it } from 'vitest';
import { readRtpHead, RTP_HEAD_BYTES, writeRtpHead } from './rtp.ts';
import {
  type MasterKeys,
  PacketOpener,
  PacketSealer,
  ReportOpener,
  ReportSealer,
  SALT_BYTES,
  SEALS,
  type Seal,
} from './srtp.ts';

const SOURCE = 0xca_fe_ba_be;
const ROUND = 65_536;

const keysOf = (seal: Seal): MasterKeys => ({
  seal,
  key: randomBytes(16),
  salt: randomBytes(SALT_BYTES[seal]),
});

const headOf = (index: number) =>
  writeRtpHead({
    marker: true,
    payloadType: 96,
    sequence: index % ROUND,
    timestamp: 123_456,
    source: SOURCE,
  });

function open(opener: PacketOpener, packet: Buffer) {
  const head = readRtpHead(packet);
  return head === undefined ? undefined : opener.open(packet, head);
}

/** The same keys for the library, which has been tried with the browsers. */
function libraryKeys({ seal, key, salt }: MasterKeys) {
  return {
    profile: SEALS[seal],
    keys: {
      localMasterKey: key,
      localMasterSalt: salt,
      remoteMasterKey: key,
      remoteMasterSalt: salt,
    },
  };
}

describe.each(['gcm', 'ctr'] as const)('a packet sealed by %s', (seal) => {
  const payload = randomBytes(700);

  it('is opened by those who have the keys, even where the numbers wrap around', () => {
    const keys = keysOf(seal);
    const sealer = new PacketSealer(keys, SOURCE);
    const opener = new PacketOpener(keys);
    for (let index = ROUND - 3; index < ROUND + 3; index += 1) {
      const packet = open(opener, sealer.seal(headOf(index), payload, index));
      expect(packet).toEqual({ index, payload });
    }
  });

  it('is opened by the library, and the other way round', () => {
    const keys = keysOf(seal);
    const session = new SrtpSession(libraryKeys(keys));
    const sealed = new PacketSealer(keys, SOURCE).seal(headOf(7), payload, 7);
    expect(session.decrypt(sealed).subarray(RTP_HEAD_BYTES)).toEqual(payload);
    const head = new RtpHeader({ ssrc: SOURCE, sequenceNumber: 8, payloadType: 96 });
    const theirs = session.encrypt(payload, head);
    expect(open(new PacketOpener(keys), theirs)?.payload).toEqual(payload);
  });

  it('is opened once', () => {
    const keys = keysOf(seal);
    const packet = new PacketSealer(keys, SOURCE).seal(headOf(5), payload, 5);
    const opener = new PacketOpener(keys);
    expect(open(opener, packet)).toBeDefined();
    expect(open(opener, packet)).toBeUndefined();
  });

  it('is not opened with one bit of it changed, wherever that is', () => {
    const keys = keysOf(seal);
    const packet = new PacketSealer(keys, SOURCE).seal(headOf(5), payload, 5);
    for (const at of [1, 5, 20, packet.length - 1]) {
      const changed = Buffer.from(packet);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(open(new PacketOpener(keys), changed)).toBeUndefined();
    }
  });
});

describe.each(['gcm', 'ctr'] as const)('a report sealed by %s', (seal) => {
  const report = Buffer.concat([Buffer.from([0x81, 206, 0, 2]), randomBytes(8)]);

  it('is opened once, and not when it was changed', () => {
    const keys = keysOf(seal);
    const sealed = new ReportSealer(keys).seal(report);
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(9) ^ 1, 9);
    const opener = new ReportOpener(keys);
    expect(opener.open(changed)).toBeUndefined();
    expect(opener.open(sealed)).toEqual(report);
    expect(opener.open(sealed)).toBeUndefined();
  });

  it('is opened by the library, and the other way round', () => {
    const keys = keysOf(seal);
    const session = new SrtcpSession(libraryKeys(keys));
    expect(session.decrypt(new ReportSealer(keys).seal(report))).toEqual(report);
    expect(new ReportOpener(keys).open(session.encrypt(report))).toEqual(report);
  });
});
