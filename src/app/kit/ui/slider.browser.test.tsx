import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { actNow } from '#tests/support/act.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { moveSlider } from '#tests/support/move-slider.ts';
import { Slider, SliderTrack } from './slider.tsx';

const { host, render } = mountPlace();
let changes: number[];
let settled: number[];

function Volume({ disabled = false }: { readonly disabled?: boolean }) {
  const [value, setValue] = useState(20);
  return (
    <Slider
      label="Volume"
      value={value}
      min={0}
      max={50}
      step={5}
      valueText={`${value} of 50`}
      disabled={disabled}
      onChange={(next) => {
        changes.push(next);
        setValue(next);
      }}
      onSettle={(last) => settled.push(last)}
    >
      <SliderTrack filled={value / 50} mark={50} />
    </Slider>
  );
}

const input = () => host.querySelector('input')!;

beforeEach(() => {
  changes = [];
  settled = [];
});

describe('a slider', () => {
  it('tells of every step, and once that the gesture is over', async () => {
    await render(<Volume />);
    actNow(() => {
      input().valueAsNumber = 25;
      input().dispatchEvent(new Event('input', { bubbles: true }));
    });
    actNow(() => {
      moveSlider(input(), 35);
    });
    expect(changes).toEqual([25, 35]);
    expect(settled).toEqual([35]);
  });

  it('has the name, the range and the words that a screen reader says', async () => {
    await render(<Volume />);
    expect(input()).toMatchObject({ type: 'range', min: '0', max: '50', step: '5', value: '20' });
    expect(input().getAttribute('aria-label')).toBe('Volume');
    expect(input().getAttribute('aria-valuetext')).toBe('20 of 50');
  });

  it('fills its track up to the value', async () => {
    await render(<Volume />);
    const filled = () => host.querySelector<HTMLElement>('.slider-filled')!.style.width;
    expect(filled()).toBe('40%');
    actNow(() => {
      moveSlider(input(), 50);
    });
    expect(filled()).toBe('100%');
  });

  it('cannot be moved while it is disabled', async () => {
    await render(<Volume disabled />);
    expect(input().disabled).toBe(true);
  });
});
