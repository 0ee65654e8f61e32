import type { Environment } from './environment.ts';
import { portRange } from './port-range.ts';

/** A media server of the operator's own that speaks WHIP and WHEP. `{room}` stands for the room's id in both. */
export interface OutsideMedia {
  readonly whip: string;
  readonly whep: string;
  /** Sent as `Authorization: Bearer`; undefined where it asks for none. */
  readonly token: string | undefined;
}

/** A server of the operator's own that helps browsers through networks that let nothing else pass. */
export interface TurnServer {
  readonly urls: string;
  readonly username: string;
  readonly credential: string;
}

/** How live pictures travel. */
export interface LiveSettings {
  /** The first and the last UDP port of the forwarder. */
  readonly udpPorts: readonly [number, number];
  /** The address under which the world reaches this machine, if it is behind a router. */
  readonly announcedAddress: string | undefined;
  /** Addresses that are offered besides those of the network. */
  readonly addresses: readonly string[];
  /** Where the servers of this service reach the forwarder. */
  readonly forwarderHost: string;
  /** How many viewers one forwarder shows a picture at a time. */
  readonly mostViewers: number;
  readonly outside: OutsideMedia | undefined;
  readonly turn: TurnServer | undefined;
}

/** One sentence where only a part was given. */
export function halfGivenLive(environment: Environment): readonly string[] {
  const { LIVE_WHIP_URL: whip, LIVE_WHEP_URL: whep, LIVE_MEDIA_TOKEN: token } = environment;
  const { LIVE_TURN_URL: turn, LIVE_TURN_USERNAME: name, LIVE_TURN_PASSWORD: word } = environment;
  const isHalf = (parts: readonly unknown[]) =>
    parts.some((part) => part !== undefined) && parts.includes(undefined);
  return [
    ...(isHalf([whip, whep]) || (token !== undefined && whip === undefined)
      ? [
          'LIVE_WHIP_URL and LIVE_WHEP_URL belong together: one takes pictures, the other gives them.',
        ]
      : []),
    ...(isHalf([turn, name, word])
      ? ['LIVE_TURN_URL, LIVE_TURN_USERNAME and LIVE_TURN_PASSWORD belong together.']
      : []),
  ];
}

const DEFAULT_PORTS = [40_000, 40_199] as const;

/** @param isLocal whether only this machine reaches the server: then the forwarder is found there, too */
export function liveSettingsOf(environment: Environment, isLocal: boolean): LiveSettings {
  const { LIVE_WHIP_URL: whip, LIVE_WHEP_URL: whep, LIVE_MEDIA_TOKEN: token } = environment;
  const { LIVE_TURN_URL: urls, LIVE_TURN_USERNAME: username } = environment;
  const { LIVE_TURN_PASSWORD: credential } = environment;
  return {
    udpPorts: portRange(environment.LIVE_UDP_PORTS) ?? DEFAULT_PORTS,
    announcedAddress: environment.LIVE_PUBLIC_ADDRESS,
    addresses: isLocal ? ['127.0.0.1'] : [],
    forwarderHost: environment.LIVE_FORWARDER_HOST,
    mostViewers: Number(environment.LIVE_MOST_VIEWERS),
    outside: whip === undefined || whep === undefined ? undefined : { whip, whep, token },
    turn:
      urls === undefined || username === undefined || credential === undefined
        ? undefined
        : { urls, username, credential },
  };
}
