import { describe, expect, it } from 'vitest';
import { NO_TURN } from '#studio/model/face-model.ts';
import { boundedTurn, degrees, draggedTurn, turnAfterKey } from './turns.ts';

describe('turning the face', () => {
  it('goes no farther than its sliders do', () => {
    expect(boundedTurn({ x: 80, y: -200, z: 30 })).toEqual({ x: 45, y: -90, z: 25 });
  });

  it('follows a drag to the right and down', () => {
    expect(draggedTurn(NO_TURN, 100, -50)).toEqual({ x: -20, y: 40, z: 0 });
  });

  it.each([
    ['ArrowRight', { x: 0, y: 5, z: 0 }],
    ['ArrowUp', { x: -5, y: 0, z: 0 }],
    ['PageDown', { x: 0, y: 0, z: 5 }],
  ])('follows the key %s', (key, turn) => {
    expect(turnAfterKey(NO_TURN, key)).toEqual(turn);
  });

  it('comes back with Home, and leaves other keys alone', () => {
    expect(turnAfterKey({ x: 10, y: 20, z: 5 }, 'Home')).toEqual(NO_TURN);
    expect(turnAfterKey(NO_TURN, 'Tab')).toBeNull();
  });

  it('is told in degrees with a true minus', () => {
    expect([degrees(-5), degrees(0)]).toEqual(['−5°', '0°']);
  });
});
