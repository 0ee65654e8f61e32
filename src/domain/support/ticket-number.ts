/** Without the letters that are taken for digits or for one another when a number is read aloud. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many random bytes a ticket number is made of: 40 bits of it count. */
export const TICKET_BYTES = 8;

/** The format of a ticket number. */
export const TICKET_NUMBER = /^LG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/**
 * The number of a ticket, such as `LG-7QK2-M0XD`: short enough to be said on the telephone, and
 * random, so that it tells neither how many there are nor what another one is called.
 *
 * @param random `TICKET_BYTES` random bytes
 */
export function ticketNumber(random: Uint8Array): string {
  const characters = Array.from(random, (byte) => CHARACTERS.charAt(byte % CHARACTERS.length));
  return `LG-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}
