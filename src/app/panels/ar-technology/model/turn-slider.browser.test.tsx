import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TurnSlider } from './turn-slider.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  host.remove();
});

describe('a slider of the face in 3D', () => {
  it.each([
    ['ArrowRight', 5],
    ['ArrowLeft', -5],
    ['PageUp', 50],
  ])('goes by the steps of the specification with the key %s', (key, expected) => {
    let moved: number | null = null;
    act(() => {
      root.render(
        <TurnSlider
          axis="y"
          value={0}
          isDisabled={false}
          onChange={(value) => {
            moved = value;
          }}
        />,
      );
    });
    act(() => {
      host
        .querySelector('[role="slider"]')!
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    expect(moved).toBe(expected);
  });
});
