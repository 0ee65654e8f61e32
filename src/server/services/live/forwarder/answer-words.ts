/** What is changed of an answer (RFC 8866) before it is sent. */

const KILO = 1000;

/** The line of a candidate (RFC 8839): its fifth word is the address. */
const CANDIDATE = /^(a=candidate:)\S+( \d+ \w+ )\d+ \S+( \d+ typ host.*)$/;
/** Of a host candidate with the highest preference (RFC 8445, 5.1.2.1); the next ones come after it. */
const HOST_PRIORITY = 2_130_706_431;

/** Offers each of these addresses where there was one: the same socket hears what comes to any of them. */
export function offerAddresses(sdp: string, addresses: readonly string[]): string {
  const lines = sdp.split('\r\n').flatMap((line) => {
    const [, start, component, rest] = CANDIDATE.exec(line) ?? [];
    if (start === undefined || component === undefined || rest === undefined) return [line];
    return addresses.map(
      (address, place) =>
        `${start}${place + 1}${component}${HOST_PRIORITY - place * 256} ${address}${rest}`,
    );
  });
  return lines.join('\r\n');
}

/** Asks the sender for no more than so many bits a second of picture (RFC 8866 and 3890). */
export function limitBitrate(sdp: string, bitrate: number): string {
  return sdp.replace(
    /(m=video [^\r\n]*\r\n(?:[^am][^\r\n]*\r\n)*)/,
    `$1b=AS:${Math.ceil(bitrate / KILO)}\r\nb=TIAS:${bitrate}\r\n`,
  );
}
