import { describe, expect, it } from 'vitest';
import { EVENT_PARAMETERS } from './events.ts';

describe('what events may say', () => {
  it('is this and nothing else: names of ours, kinds of devices and browsers, and times of the program', () => {
    // Whoever adds something here has to know that nothing about a face, a measure or a person may be told.
    expect(EVENT_PARAMETERS).toEqual({
      visit: [],
      page_focus: [],
      page_blur: [],
      camera_start: ['browser', 'device'],
      makeup_apply: ['makeupType', 'shade', 'lookName'],
      photo_capture: [],
      subscription: ['planType'],
      feature_usage: ['feature'],
      look_save: ['lookName'],
      user_engagement: ['action'],
      first_makeup_applied: [],
      color_changed: [],
      sign_up: [],
      camera_failure: ['failure', 'browser', 'device'],
      engine_failure: ['failure', 'browser', 'device'],
      mirror_speed: ['device', 'fps', 'startMs', 'drawing'],
    });
  });
});
