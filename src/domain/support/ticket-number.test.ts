import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TICKET_BYTES, TICKET_NUMBER, ticketNumber } from './ticket-number.ts';

const random = fc.uint8Array({ minLength: TICKET_BYTES, maxLength: TICKET_BYTES });

describe('a ticket number', () => {
  it('has the same format for any random bytes', () => {
    fc.assert(
      fc.property(random, (bytes) => {
        expect(ticketNumber(bytes)).toMatch(TICKET_NUMBER);
      }),
    );
  });

  it('has none of the letters that are mistaken for a digit', () => {
    fc.assert(
      fc.property(random, (bytes) => {
        expect(ticketNumber(bytes).slice(3)).not.toMatch(/[ILOU]/);
      }),
    );
  });

  it('differs where the bytes differ in their lower five bits', () => {
    const one = ticketNumber(new Uint8Array(TICKET_BYTES));
    const other = ticketNumber(new Uint8Array(TICKET_BYTES).fill(1));
    expect(one).toBe('LG-0000-0000');
    expect(other).toBe('LG-1111-1111');
  });
});
