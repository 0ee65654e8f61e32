import { expect, it } from 'vitest';
import { actNow } from '#tests/support/act.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { moveSlider } from '#tests/support/move-slider.ts';
import { TurnSlider } from './turn-slider.tsx';

const { host, render } = mountPlace();

it('a slider of the face in 3D moves by the steps of the specification and says degrees', async () => {
  let moved: number | null = null;
  await render(
    <TurnSlider
      axis="y"
      value={-10}
      isDisabled={false}
      onChange={(value) => {
        moved = value;
      }}
    />,
  );
  const slider = host.querySelector('input')!;
  expect(slider.step).toBe('5');
  expect(slider.getAttribute('aria-valuetext')).toBe('−10°');
  actNow(() => {
    moveSlider(slider, 15);
  });
  expect(moved).toBe(15);
});
