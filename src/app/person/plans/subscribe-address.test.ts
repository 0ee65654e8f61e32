import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSubscribePlace, subscribeAddress } from './subscribe-address.ts';

const ORDER = '01890a5d-ac96-774b-bcce-b302099a8057';

function read(address: string) {
  return readSubscribePlace(address.slice(address.indexOf('?')));
}

describe('the address of the page on which people pay', () => {
  it('begins with the choice of a plan, monthly unless another is asked for', () => {
    const start = { step: 'plans', plan: 'monthly', order: null, returnTo: '/' };
    expect(readSubscribePlace('')).toEqual(start);
    expect(readSubscribePlace('?plan=weekly&step=free&order=1')).toEqual(start);
    expect(readSubscribePlace('?plan=yearly')).toEqual({ ...start, plan: 'yearly' });
  });

  it('leads straight to the payment of an hour, and back to the plans from there', () => {
    expect(readSubscribePlace('?plan=hourly').step).toBe('payment');
    expect(read(subscribeAddress({ plan: 'hourly', step: 'plans' })).step).toBe('plans');
  });

  it('tells of a payment only with its order', () => {
    expect(readSubscribePlace('?plan=monthly&step=done').step).toBe('plans');
    expect(readSubscribePlace(`?plan=monthly&step=done&order=${ORDER}`)).toMatchObject({
      step: 'done',
      order: ORDER,
    });
  });

  it('asks for another card where that is wanted', () => {
    expect(readSubscribePlace('?change=payment-method&return=/account-settings')).toMatchObject({
      step: 'card',
      returnTo: '/account-settings',
    });
  });

  it.each([
    'https://example.com/',
    '//example.com',
    '/\\example.com',
    'javascript:alert(1)',
    '/subscribe?plan=yearly',
    '/subscribe',
    '',
  ])('comes back to the mirror rather than to "%s"', (path) => {
    expect(readSubscribePlace(`?return=${encodeURIComponent(path)}`).returnTo).toBe('/');
  });

  it('is read as it was written, at every step', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('plans', 'payment', 'done'),
        fc.constantFrom('monthly', 'yearly', 'hourly'),
        fc.constantFrom('/', '/app?look=1&x=%2F#top', '/account-settings'),
        (step, plan, returnTo) => {
          const place = { step, plan, returnTo, order: step === 'done' ? ORDER : null } as const;
          expect(read(subscribeAddress(place))).toEqual(place);
        },
      ),
    );
  });
});
