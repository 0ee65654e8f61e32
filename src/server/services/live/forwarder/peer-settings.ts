import { networkInterfaces } from 'node:os';
import {
  type PeerConfig,
  RTCRtpCodecParameters,
  useNACK,
  usePLI,
  useTransportWideCC,
  useTWCC,
} from 'werift';
import type { UdpPorts } from './udp-ports.ts';

/** Where pictures come and go. */
export interface Network {
  /** UDP, on ports that a firewall can be told of. */
  readonly ports: UdpPorts;
  /** The addresses at which browsers may find this machine, the best first. */
  readonly addresses: readonly string[];
}

/** The addresses of this machine's network; with `more` of them, such as 127.0.0.1. */
export function ownAddresses(more: readonly string[]): readonly string[] {
  const found = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return [...new Set([...found, ...more])];
}

const LOOPBACK = '127.0.0.1';
const VIDEO_FEEDBACK = [useNACK(), usePLI(), useTWCC()];
const VIDEO_CLOCK = 90_000;
const SOUND_CLOCK = 48_000;

const VP8 = { mimeType: 'video/VP8', clockRate: VIDEO_CLOCK, rtcpFeedback: VIDEO_FEEDBACK };
/** The one profile that every browser has: constrained baseline. Programs such as OBS send it. */
const H264 = {
  mimeType: 'video/H264',
  clockRate: VIDEO_CLOCK,
  rtcpFeedback: VIDEO_FEEDBACK,
  parameters: 'level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f',
};
const OPUS = { mimeType: 'audio/opus', clockRate: SOUND_CLOCK, channels: 2 };

/** What is taken of a host: nothing is ever turned from one into another. */
export type VideoCodec = 'VP8' | 'H264';

/** Settings of a connection on this port; with `only`, a viewer is offered the codec that the host sends. */
export function peerSettings(port: number, only?: VideoCodec): Partial<PeerConfig> {
  const video = only === undefined ? [VP8, H264] : [only === 'VP8' ? VP8 : H264];
  return {
    codecs: {
      video: video.map((codec) => new RTCRtpCodecParameters(codec)),
      audio: [new RTCRtpCodecParameters(OPUS)],
    },
    // What comes in is acknowledged, by which a host's browser finds out how much the way carries.
    headerExtensions: { video: only === undefined ? [useTransportWideCC()] : [], audio: [] },
    iceServers: [],
    // The library wants two, and takes the first where it is free.
    icePortRange: [port, port + 1],
    // One socket, which hears what comes to any address; the answer then names those that we have (offerAddresses).
    iceUseIpv4: false,
    iceUseIpv6: false,
    iceAdditionalHostAddresses: [LOOPBACK],
    bundlePolicy: 'max-bundle',
  };
}
