import { RtcpPacketConverter, RtcpTransportLayerFeedback, TransportWideCC } from 'werift';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LostPackets } from './lost-packets.ts';
import { askForKeyframe, askForLost, readReports, writeClock, writeWideArrivals } from './rtcp.ts';
import { extensionOf, readRtpHead } from './rtp.ts';
import { readBindingRequest } from './stun.ts';
import { WideArrivals } from './wide-arrivals.ts';

describe('reports', () => {
  it('ask for the packets that they name, even where the numbers wrap around', () => {
    const sequences = [65_530, 65_535, 0, 3, 40];
    expect(readReports(askForLost(1, 7, sequences))).toEqual([
      { kind: 'lost', source: 7, sequences },
    ]);
  });

  it('ask for a keyframe', () => {
    expect(readReports(askForKeyframe(1, 7))).toEqual([{ kind: 'keyframe-wanted' }]);
  });

  it('say how the clocks stand', () => {
    const clock = { source: 9, time: Buffer.from('0102030405060708', 'hex'), mediaTime: 77 };
    const sent = { packets: 3, bytes: 300 };
    expect(readReports(writeClock(clock, sent, 'live'))).toEqual([{ kind: 'clock', clock }]);
  });

  it('say when packets came, as others read it', () => {
    const arrivals = new WideArrivals();
    for (const [sequence, at] of [
      [65_534, 1000],
      [65_535, 1004],
      [1, 1010],
      [2, 1200],
    ] as const) {
      arrivals.note(sequence, at);
    }
    const told = writeWideArrivals(1, 7, arrivals.take() ?? Buffer.alloc(0));
    const [read] = RtcpPacketConverter.deSerialize(told);
    const feedback = read instanceof RtcpTransportLayerFeedback ? read.feedback : undefined;
    const wide = feedback instanceof TransportWideCC ? feedback : undefined;
    expect(wide).toMatchObject({ baseSequenceNumber: 65_534, packetStatusCount: 5 });
    const statuses = wide?.packetChunks.flatMap((chunk) =>
      'symbolList' in chunk ? chunk.symbolList : [],
    );
    expect(statuses?.slice(0, 5)).toEqual([1, 1, 0, 1, 2]);
    const [, ...steps] = wide?.recvDeltas.map(({ delta }) => delta) ?? [];
    expect(steps).toEqual([4000, 6000, 190_000]);
    expect(arrivals.take()).toBeUndefined();
  });

  it('are read from whatever comes without a failure', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
        const datagram = Buffer.from(bytes);
        expect(readReports(datagram)).toBeInstanceOf(Array);
        readBindingRequest(datagram);
        const head = readRtpHead(datagram);
        if (head !== undefined) extensionOf(datagram, head, 3);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('lost packets', () => {
  it('are asked for until they come', () => {
    const losses = new LostPackets();
    for (const index of [10, 11, 14]) losses.note(index);
    expect(losses.due(0)).toEqual([12, 13]);
    expect(losses.due(10)).toEqual([]);
    losses.note(13);
    expect(losses.due(100)).toEqual([12]);
    expect(losses.take()).toEqual({ expected: 5, lost: 1 });
  });

  it('are given up after ten times', () => {
    const losses = new LostPackets();
    for (const index of [10, 12]) losses.note(index);
    const asked = Array.from({ length: 20 }, (_, place) => losses.due(place * 100).length);
    expect(asked.reduce((sum, each) => sum + each, 0)).toBe(10);
  });

  it('are none when a sender jumps to another place in the numbers', () => {
    const losses = new LostPackets();
    for (const index of [10, 60_000]) losses.note(index);
    expect(losses.due(0)).toEqual([]);
  });
});
