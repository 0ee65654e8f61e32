/** Answers to offers of picture and sound (RFC 8829): what is accepted, and how. */

import type { OfferedMedium } from '#domain/live/sdp-offer.ts';

const KILO = 1000;
/** Of a host candidate with the highest preference (RFC 8445, 5.1.2.1); the next ones come after it. */
const HOST_PRIORITY = 2_130_706_431;
const WIDE_NUMBERS = 'http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01';
/**
 * The first two bytes of a profile, in hexadecimal digits, which a decoder has to support: how a picture
 * is coded, and which features it does without.
 */
const PROFILE_DIGITS = 4;

/** The codecs that are accepted from a host: nothing is ever transcoded. */
const CODECS = ['VP8', 'H264', 'OPUS'] as const;

/** A codec, with its number in an offer. */
export interface TakenCodec {
  readonly name: (typeof CODECS)[number];
  readonly payloadType: number;
  readonly clockRate: number;
  /** Its settings, as they stand in the offer; empty where it has none. */
  readonly settings: string;
}

/** A medium of an offer with the codec that was chosen; `codec` is undefined if none was. */
export interface TakenMedium {
  readonly offered: OfferedMedium;
  readonly codec: TakenCodec | undefined;
}

function valuesOf(medium: OfferedMedium, name: string): readonly string[] {
  const start = `${name}:`;
  return medium.attributes
    .filter((attribute) => attribute.startsWith(start))
    .map((attribute) => attribute.slice(start.length));
}

function codecsOf(medium: OfferedMedium): readonly TakenCodec[] {
  const settings = valuesOf(medium, 'fmtp');
  const known = valuesOf(medium, 'rtpmap').flatMap((map) => {
    const [, number = '', spelled = '', rate] = /^(\d+) ([\w.-]+)\/(\d+)/.exec(map) ?? [];
    const name = CODECS.find((each) => each === spelled.toUpperCase());
    if (name === undefined) return [];
    const own = settings.find((line) => line.startsWith(`${number} `)) ?? '';
    return [
      {
        name,
        payloadType: Number(number),
        clockRate: Number(rate),
        settings: own.slice(number.length + 1),
      },
    ];
  });
  return medium.codecs.flatMap((number) =>
    known.filter(({ payloadType }) => payloadType === Number(number)),
  );
}

/** The profile of H.264; the constrained baseline if none is named. */
function profileOf({ settings }: TakenCodec): string {
  const profile = /profile-level-id=([0-9a-f]{6})/i.exec(settings)?.[1] ?? '42e01f';
  return profile.toLowerCase().slice(0, PROFILE_DIGITS);
}

const isInPieces = ({ settings }: TakenCodec) => /packetization-mode=1/.test(settings);

/** Chooses from a host's offer what can be passed on, in the order that the host prefers. */
export function takeFromHost(media: readonly OfferedMedium[]): readonly TakenMedium[] {
  return media.map((offered) => ({
    offered,
    codec: codecsOf(offered).find((codec) =>
      offered.kind === 'audio'
        ? codec.name === 'OPUS'
        : codec.name === 'VP8' || (codec.name === 'H264' && isInPieces(codec)),
    ),
  }));
}

/** Chooses from a viewer's offer what the host sends. */
export function takeForViewer(
  media: readonly OfferedMedium[],
  sent: Readonly<Partial<Record<OfferedMedium['kind'], TakenCodec>>>,
): readonly TakenMedium[] {
  return media.map((offered) => {
    const wanted = sent[offered.kind];
    const codec = codecsOf(offered).find(
      (each) =>
        each.name === wanted?.name &&
        (each.name !== 'H264' || (isInPieces(each) && profileOf(each) === profileOf(wanted))),
    );
    return { offered, codec };
  });
}

/**
 * The id of the header extension in which a host counts the packets of its whole connection; undefined if
 * it does not.
 */
export function wideNumbersOf({ offered, codec }: TakenMedium): number | undefined {
  if (codec === undefined || !canTellArrivals(offered, codec)) return undefined;
  const line = valuesOf(offered, 'extmap').find((map) => map.endsWith(` ${WIDE_NUMBERS}`));
  const id = Number(/^\d+/.exec(line ?? '')?.[0]);
  return id >= 1 && id <= 14 ? id : undefined;
}

function canTellArrivals(medium: OfferedMedium, { payloadType }: TakenCodec): boolean {
  return feedbackOf(medium, payloadType).includes('transport-cc');
}

const FEEDBACK = ['nack', 'nack pli', 'ccm fir', 'transport-cc'];

/** The reports that are offered for a codec, of those that we know. */
function feedbackOf(medium: OfferedMedium, payloadType: number): readonly string[] {
  const offered = valuesOf(medium, 'rtcp-fb')
    .filter((line) => line.startsWith(`${payloadType} `) || line.startsWith('* '))
    .map((line) => line.slice(line.indexOf(' ') + 1));
  return FEEDBACK.filter((each) => offered.includes(each));
}

export interface AnswerNeeds {
  readonly name: string;
  readonly password: string;
  /** Of our certificate, by SHA-256. */
  readonly fingerprint: string;
  readonly addresses: readonly string[];
  readonly port: number;
  readonly media: readonly TakenMedium[];
  /** Whether picture and sound come to us or go from us. */
  readonly direction: 'recvonly' | 'sendonly';
  /** The number of the stream that is sent for each kind of medium. */
  readonly sources?: Readonly<Partial<Record<OfferedMedium['kind'], number>>>;
  /** Bits a second of the picture that are asked for at most (RFC 8866 and 3890). */
  readonly bitrate?: number;
}

/** The name of what a forwarder sends; the same for all, so that it identifies nobody. */
export const STREAM_NAME = 'live';

function mediumLines(medium: TakenMedium, needs: AnswerNeeds): readonly string[] {
  const { offered, codec } = medium;
  const mid = `a=mid:${offered.mid}`;
  const keys = [
    `a=ice-ufrag:${needs.name}`,
    `a=ice-pwd:${needs.password}`,
    `a=fingerprint:sha-256 ${needs.fingerprint}`,
    // The browser listens, and we begin.
    'a=setup:active',
  ];
  const unused = offered.codecs[0] ?? '0';
  if (codec === undefined) {
    return [
      `m=${offered.kind} 0 UDP/TLS/RTP/SAVPF ${unused}`,
      'c=IN IP4 0.0.0.0',
      mid,
      'a=inactive',
    ];
  }
  const { payloadType: type } = codec;
  const channels = codec.name === 'OPUS' ? '/2' : '';
  const spelled = codec.name === 'OPUS' ? 'opus' : codec.name;
  const limit =
    needs.bitrate !== undefined && offered.kind === 'video'
      ? [`b=AS:${Math.ceil(needs.bitrate / KILO)}`, `b=TIAS:${needs.bitrate}`]
      : [];
  const isSent = needs.direction === 'sendonly';
  const wide = isSent ? undefined : wideNumbersOf(medium);
  const source = needs.sources?.[offered.kind];
  return [
    `m=${offered.kind} 9 UDP/TLS/RTP/SAVPF ${type}`,
    'c=IN IP4 0.0.0.0',
    ...limit,
    mid,
    `a=${needs.direction}`,
    'a=rtcp-mux',
    ...keys,
    `a=rtpmap:${type} ${spelled}/${codec.clockRate}${channels}`,
    ...(codec.settings === '' ? [] : [`a=fmtp:${type} ${codec.settings}`]),
    ...feedbackOf(offered, type)
      .filter((each) => !isSent || each !== 'transport-cc')
      .map((each) => `a=rtcp-fb:${type} ${each}`),
    ...(wide === undefined ? [] : [`a=extmap:${wide} ${WIDE_NUMBERS}`]),
    ...(source === undefined
      ? []
      : [`a=msid:${STREAM_NAME} ${offered.kind}`, `a=ssrc:${source} cname:${STREAM_NAME}`]),
    ...needs.addresses.map(
      (address, place) =>
        `a=candidate:${place + 1} 1 udp ${HOST_PRIORITY - place * 256} ${address} ${needs.port} typ host`,
    ),
    'a=end-of-candidates',
  ];
}

export function writeAnswer(needs: AnswerNeeds): string {
  return [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    `a=group:BUNDLE ${needs.media
      .filter(({ codec }) => codec !== undefined)
      .map(({ offered }) => offered.mid)
      .join(' ')}`,
    'a=ice-lite',
    'a=msid-semantic: WMS *',
    ...needs.media.flatMap((medium) => mediumLines(medium, needs)),
    '',
  ].join('\r\n');
}
