import { describe, expect, it } from 'vitest';
import { rewardAndCount } from './counted-awards.ts';

function counting(isRewarded: (kind: string) => boolean) {
  const rewarded: string[] = [];
  const counted: string[] = [];
  const note = rewardAndCount(
    (kind, subject) => {
      rewarded.push(subject === undefined ? kind : `${kind} ${subject}`);
      return isRewarded(kind);
    },
    (event) => counted.push(event),
  );
  return { note, rewarded, counted };
}

describe('what is done in the studio', () => {
  it('is counted for the first makeup and for a new color, and for nothing else', () => {
    const { note, rewarded, counted } = counting(() => true);
    note('camera_started');
    note('first_makeup_applied');
    note('color_changed');
    note('lipstick_tried', '#b32039');
    note('look_saved');
    expect(rewarded).toEqual([
      'camera_started',
      'first_makeup_applied',
      'color_changed',
      'lipstick_tried #b32039',
      'look_saved',
    ]);
    expect(counted).toEqual(['first_makeup_applied', 'color_changed']);
  });

  it('is not counted when it is not rewarded again', () => {
    const { note, counted } = counting((kind) => kind !== 'first_makeup_applied');
    note('first_makeup_applied');
    expect(counted).toEqual([]);
  });
});
