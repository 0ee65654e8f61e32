import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOfCode,
  CODE_BYTES,
  isProductCode,
  productCode,
  readScannedCode,
  readTypedCode,
} from './product-code.ts';

const ORIGIN = 'https://mirror.example.com';
const CODE = productCode(Uint8Array.from({ length: CODE_BYTES }, (_, place) => place * 7));
const codes = fc
  .uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES })
  .map((random) => productCode(random));

describe('a product’s code', () => {
  it('is valid, whatever the random bytes', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(isProductCode(code)).toBe(true);
      }),
    );
  });

  it('is recognized as mistyped when one character is wrong', () => {
    fc.assert(
      fc.property(codes, fc.nat({ max: 11 }), fc.nat({ max: 30 }), (code, place, step) => {
        const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
        const characters = Array.from(code.replaceAll('-', ''));
        const shifted = (alphabet.indexOf(characters[place] ?? '') + step + 1) % alphabet.length;
        characters[place] = alphabet.charAt(shifted);
        expect(readTypedCode(characters.join(''))).toEqual({ kind: 'mistyped' });
      }),
    );
  });

  it('can be typed in small letters, without hyphens, with spaces, and with an O for a zero', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
        expect(readTypedCode(` ${typed} `)).toEqual({ kind: 'code', code });
      }),
    );
  });

  it.each(['', '7QK2', 'https://example.com', '🧴'.repeat(12), 'A'.repeat(1000)])(
    'is not read out of %j',
    (typed) => {
      expect(readTypedCode(typed)).toEqual({ kind: 'no-code' });
    },
  );
});

describe('the text of a QR code', () => {
  it('is a code, or our own address with one', () => {
    expect(readScannedCode(CODE, ORIGIN)).toEqual({ kind: 'code', code: CODE });
    const address = addressOfCode(ORIGIN, CODE);
    expect(readScannedCode(address, ORIGIN)).toEqual({ kind: 'code', code: CODE });
    const [withoutFragment = ''] = address.split('#');
    expect(readScannedCode(withoutFragment, ORIGIN)).toEqual({ kind: 'code', code: CODE });
  });

  it.each([
    `https://evil.example/?code=${CODE}`,
    `https://mirror.example.com.evil.example/?code=${CODE}`,
    `http://mirror.example.com/?code=${CODE}`,
    `https://mirror.example.com:8443/?code=${CODE}`,
    `https://mirror.example.com@evil.example/?code=${CODE}`,
    `javascript:alert(1)//${CODE}`,
    `data:text/html,${CODE}`,
  ])('leads nowhere else: %s', (text) => {
    expect(readScannedCode(text, ORIGIN)).toEqual({ kind: 'foreign-address' });
  });

  it.each([
    `${ORIGIN}/login?code=${CODE}`,
    `${ORIGIN}/?code=${CODE}&then=/account-settings`,
    `${ORIGIN}/?other=${CODE}`,
    `${ORIGIN}/?code=${CODE}#look=abc`,
    `https://ann:secret@mirror.example.com/?code=${CODE}`,
    `${ORIGIN}/`,
    `https://[`,
    'WIFI:T:WPA;S:home;P:secret;;',
    'x'.repeat(5000),
  ])('has no code where our address says anything else: %s', (text) => {
    expect(readScannedCode(text, ORIGIN).kind).toMatch(/^(?:no-code|foreign-address)$/);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.string({ unit: 'binary' })), (text) => {
        expect(['code', 'mistyped', 'no-code', 'foreign-address']).toContain(
          readScannedCode(text, ORIGIN).kind,
        );
      }),
      { numRuns: 30 },
    );
  });
});
