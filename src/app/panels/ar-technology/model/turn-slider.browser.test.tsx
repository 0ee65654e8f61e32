import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { mountPlace } from '#tests/support/mounted.ts';
import { TurnSlider } from './turn-slider.tsx';

const { host, render } = mountPlace();

describe('a slider of the face in 3D', () => {
  it.each([
    ['ArrowRight', 5],
    ['ArrowLeft', -5],
    ['PageUp', 50],
  ])('moves by the steps of the specification with the key %s', async (key, expected) => {
    let moved: number | null = null;
    await render(
      <TurnSlider
        axis="y"
        value={0}
        isDisabled={false}
        onChange={(value) => {
          moved = value;
        }}
      />,
    );
    act(() => {
      host
        .querySelector('[role="slider"]')!
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    expect(moved).toBe(expected);
  });
});
