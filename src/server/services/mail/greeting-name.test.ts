import { describe, expect, it } from 'vitest';
import { greetingName } from './greeting-name.ts';

describe('the name that a mail greets', () => {
  it.each(['Ann', 'Ana María', 'J.R.', 'Jr. Lee', "D'Arcy-Smith", '李', 'Zoë 🌹'])(
    'is %j as it was given',
    (name) => {
      expect(greetingName(name)).toBe(name);
    },
  );

  it.each([
    '',
    'https://evil.test/win',
    'www.evil.test',
    'Visit evil.test',
    'write to evil@example',
    'evil\\share',
    'You have won a prize, call us now and have your card ready',
  ])('is none where it is %j', (name) => {
    expect(greetingName(name)).toBe('there');
  });
});
