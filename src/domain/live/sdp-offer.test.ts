import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_SDP, readOffer } from './sdp-offer.ts';

const KEYS = [
  'a=ice-ufrag:Ab1+',
  'a=ice-pwd:0123456789abcdefghijkl',
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}`,
  'a=setup:actpass',
];
const VIDEO = [
  'm=video 9 UDP/TLS/RTP/SAVPF 96 97',
  'c=IN IP4 0.0.0.0',
  ...KEYS,
  'a=mid:0',
  'a=sendonly',
  'a=rtpmap:96 VP8/90000',
  'a=rtcp-fb:96 nack pli',
];

const offerOf = (...lines: readonly string[]) =>
  ['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0', ...lines, ''].join('\r\n');

describe('an offer', () => {
  it('is rewritten with only what is needed of it', () => {
    const read = readOffer(offerOf(...VIDEO));
    expect(read).toMatchObject({ ok: true, value: { hasVideo: true, hasAudio: false } });
    for (const line of VIDEO) expect(read.ok && read.value.sdp).toContain(line);
  });

  it('loses the addresses that it names, and whatever we do not know', () => {
    const named = 'a=candidate:1 1 udp 2130706431 10.0.0.1 22 typ host';
    const read = readOffer(offerOf(...VIDEO, named, 'a=x-unknown:1'));
    expect(read.ok && read.value.sdp).not.toMatch(/candidate|10\.0\.0\.1|x-unknown/);
  });

  it('may have its keys above its media', () => {
    const media = VIDEO.filter((line) => !KEYS.includes(line));
    expect(readOffer(offerOf(...KEYS, ...media)).ok).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no medium', offerOf()],
    ['data instead of a picture', offerOf('m=application 9 UDP/DTLS/SCTP webrtc-datachannel')],
    ['two pictures', offerOf(...VIDEO, ...VIDEO)],
    ['no keys', offerOf(...VIDEO.filter((line) => !KEYS.includes(line)))],
    ['a line without an end', offerOf(...VIDEO, `a=msid:${'a'.repeat(5000)}`)],
    ['more than one has', `${offerOf(...VIDEO)}${'a'.repeat(LONGEST_SDP)}`],
  ])('that has %s is refused', (_what, text) => {
    expect(readOffer(text).ok).toBe(false);
  });

  it('never makes the reader fail, whatever is in it', () => {
    const line = fc.oneof(fc.constantFrom(...VIDEO), fc.string({ unit: 'binary', maxLength: 40 }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const read = readOffer(offerOf(...lines));
        expect(read.ok ? read.value.sdp.startsWith('v=0\r\n') : read.failure).toBeTruthy();
      }),
    );
  });
});
