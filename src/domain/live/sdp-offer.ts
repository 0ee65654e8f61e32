/**
 * Offers of pictures and sound, as WHIP (RFC 9725) and WHEP carry them: session descriptions (RFC 8866) that strangers
 * send. What comes out is written by us from the few things that are needed, so that nothing else is passed on.
 */

import { failure, success, type Result } from '#domain/result.ts';

/** A browser's has some 6,000 characters. */
export const LONGEST_SDP = 32_768;
const MOST_LINES = 800;
const LONGEST_LINE = 1024;
const MOST_CODECS = 64;
const MOST_SECTIONS = 2;

export type SdpFailure = 'too-long' | 'not-sdp' | 'no-media' | 'too-many-media' | 'no-keys';

const KINDS = ['audio', 'video'] as const;

/** Names of attributes of a medium that are passed on, each with what it may hold. */
const MEDIA_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  mid: /^[\w-]{1,16}$/,
  'ice-ufrag': /^[A-Za-z0-9+/]{4,256}$/,
  'ice-pwd': /^[A-Za-z0-9+/]{22,256}$/,
  fingerprint: /^sha-(?:256|384|512) (?:[0-9A-F]{2}:){31,63}[0-9A-F]{2}$/i,
  setup: /^(?:actpass|active|passive)$/,
  rtpmap: /^\d{1,3} [\w.-]{1,40}\/\d{1,6}(?:\/[12])?$/,
  fmtp: /^\d{1,3} [\w=;. /,+:-]{1,300}$/,
  'rtcp-fb': /^(?:\d{1,3}|\*) [\w-]{1,20}(?: [\w-]{1,20})?$/,
  extmap: /^\d{1,3}(?:\/\w{1,10})? [\w:./#-]{1,120}$/,
  ssrc: /^\d{1,10} (?:cname|msid):[\w{}+/= -]{1,160}$/,
  'ssrc-group': /^(?:FID|SIM) \d{1,10}(?: \d{1,10}){1,5}$/,
  msid: /^[\w{}+/= -]{1,160}$/,
};

/** Attributes without a value that are passed on. */
const FLAGS = new Set(['rtcp-mux', 'rtcp-rsize', 'sendrecv', 'sendonly', 'recvonly', 'inactive']);

/** Attributes that the session may state for every medium that does not state its own. */
const SHARED = ['ice-ufrag', 'ice-pwd', 'fingerprint', 'setup'] as const;

interface Section {
  readonly kind: (typeof KINDS)[number];
  readonly codecs: readonly string[];
  readonly attributes: readonly string[];
}

/** A medium of an offer: its kind, the numbers of its codecs, the best first, and its attributes without `a=`. */
export interface OfferedMedium extends Section {
  readonly mid: string;
}

export interface SdpOffer {
  /** The same offer in our own words: no candidates (the browser finds us, we never ask an address that it names). */
  readonly sdp: string;
  readonly hasVideo: boolean;
  readonly hasAudio: boolean;
  readonly media: readonly OfferedMedium[];
  /** Of the certificate that the sender has, such as `sha-256 AB:CD`. */
  readonly fingerprint: string;
  /** Whether the sender lets the other side begin the handshake, as RFC 9725 wants it. */
  readonly listens: boolean;
}

function nameOf(attribute: string): string {
  const colon = attribute.indexOf(':');
  return colon === -1 ? attribute : attribute.slice(0, colon);
}

function isPassedOn(attribute: string): boolean {
  const name = nameOf(attribute);
  if (name === attribute) return FLAGS.has(name);
  const pattern = Object.hasOwn(MEDIA_ATTRIBUTES, name) ? MEDIA_ATTRIBUTES[name] : undefined;
  return pattern?.test(attribute.slice(name.length + 1)) ?? false;
}

const MEDIA_LINE = /^m=(audio|video) \d{1,5} (?:UDP|TCP)\/TLS\/RTP\/SAVPF((?: \d{1,3})+)$/;

/** Reads one medium; undefined for what is neither picture nor sound. */
function readSection(lines: readonly string[], shared: readonly string[]): Section | undefined {
  const [first = '', ...rest] = lines;
  const match = MEDIA_LINE.exec(first);
  const kind = KINDS.find((each) => each === match?.[1]);
  if (match === null || kind === undefined) return undefined;
  const own = rest
    .filter((line) => line.startsWith('a='))
    .map((line) => line.slice(2))
    .filter(isPassedOn);
  const missing = shared.filter((one) => !own.some((other) => nameOf(other) === nameOf(one)));
  const codecs = (match[2] ?? '').trim().split(' ');
  return { kind, codecs: [...new Set(codecs)], attributes: [...missing, ...own] };
}

function has({ attributes }: Section, name: string): boolean {
  return attributes.some((attribute) => nameOf(attribute) === name);
}

/** The first value of an attribute; empty where there is none. */
function valueOf({ attributes }: Section, name: string): string {
  return attributes.find((attribute) => nameOf(attribute) === name)?.slice(name.length + 1) ?? '';
}

function written(sections: readonly Section[]): string {
  const mids = sections.map((section) => valueOf(section, 'mid'));
  return [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    `a=group:BUNDLE ${mids.join(' ')}`,
    'a=msid-semantic: WMS',
    ...sections.flatMap(({ kind, codecs, attributes }) => [
      `m=${kind} 9 UDP/TLS/RTP/SAVPF ${codecs.join(' ')}`,
      'c=IN IP4 0.0.0.0',
      'a=rtcp:9 IN IP4 0.0.0.0',
      ...attributes.map((attribute) => `a=${attribute}`),
    ]),
    '',
  ].join('\r\n');
}

/** Reads an offer of one picture and one sound at most, and rewrites it in our own words. */
export function readOffer(text: string): Result<SdpOffer, SdpFailure> {
  if (text.length > LONGEST_SDP) return failure('too-long');
  const lines = text.split(/\r?\n/);
  if (lines.length > MOST_LINES || lines.some((line) => line.length > LONGEST_LINE)) {
    return failure('too-long');
  }
  if (lines[0] !== 'v=0') return failure('not-sdp');
  const starts = lines.flatMap((line, place) => (line.startsWith('m=') ? [place] : []));
  const shared = lines
    .slice(0, starts[0] ?? 0)
    .filter((line) => line.startsWith('a='))
    .map((line) => line.slice(2))
    .filter((one) => SHARED.some((name) => name === nameOf(one)) && isPassedOn(one));
  if (starts.length > MOST_SECTIONS) return failure('too-many-media');
  const sections = starts.map((start, place) =>
    readSection(lines.slice(start, starts[place + 1]), shared),
  );
  const read = sections.filter((section) => section !== undefined);
  const [first] = read;
  if (read.length !== sections.length) return failure('not-sdp');
  if (first === undefined) return failure('no-media');
  if (new Set(read.map(({ kind }) => kind)).size !== read.length) return failure('too-many-media');
  const isWhole = read.every(
    (section) =>
      section.codecs.length <= MOST_CODECS &&
      has(section, 'mid') &&
      has(section, 'rtpmap') &&
      has(section, 'setup'),
  );
  if (!isWhole) return failure('not-sdp');
  const hasKeys = read.every(
    (section) =>
      has(section, 'ice-ufrag') && has(section, 'ice-pwd') && has(section, 'fingerprint'),
  );
  if (!hasKeys) return failure('no-keys');
  return success({
    sdp: written(read),
    hasVideo: read.some(({ kind }) => kind === 'video'),
    hasAudio: read.some(({ kind }) => kind === 'audio'),
    media: read.map((section) => ({ ...section, mid: valueOf(section, 'mid') })),
    fingerprint: valueOf(first, 'fingerprint'),
    listens: valueOf(first, 'setup') !== 'active',
  });
}
