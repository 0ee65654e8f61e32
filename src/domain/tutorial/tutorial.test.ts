import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { captionsOf } from './captions.ts';
import { chaptersOf, MOST_STEPS, withStep, type Tutorial } from './tutorial.ts';
import { LARGEST_FILE, readTutorialFile, tutorialFile } from './tutorial-file.ts';

const BEGUN: Tutorial = {
  title: 'A soft evening lip',
  description: '',
  steps: [],
  totalDuration: 0,
  createdAt: '2026-11-23T18:00:00.000Z',
};

function tutorialOf(...moments: readonly number[]): Tutorial {
  return moments.reduce<Tutorial>(
    (tutorial, elapsed, place) =>
      withStep(tutorial, {
        id: `step-${place}`,
        title: `Step ${place + 1}`,
        description: '',
        look: DEFAULT_LOOK,
        elapsed,
      }),
    BEGUN,
  );
}

const DONE: Tutorial = { ...tutorialOf(0, 31_000, 64_200.4), totalDuration: 134_000 };

describe('a step', () => {
  it('has its offset from the start, and the time since the step before', () => {
    expect(DONE.steps.map(({ timestamp, duration }) => [timestamp, duration])).toEqual([
      [0, 0],
      [31_000, 31_000],
      [64_200, 33_200],
    ]);
  });

  it('never lies before the one that it follows, whatever the clock says', () => {
    expect(tutorialOf(5000, 4000).steps.map(({ timestamp }) => timestamp)).toEqual([5000, 5000]);
  });
});

describe('the chapters of a film', () => {
  it('go from the step before to the step itself, the last one to the end', () => {
    expect(chaptersOf(DONE)).toEqual([
      { title: 'Step 1', start: 0, end: 1500 },
      { title: 'Step 2', start: 0, end: 31_000 },
      { title: 'Step 3', start: 31_000, end: 134_000 },
    ]);
  });

  it('end with a film that ended before the last steps', () => {
    expect(chaptersOf(DONE, 20_000)).toEqual([
      { title: 'Step 1', start: 0, end: 1500 },
      { title: 'Step 2', start: 0, end: 20_000 },
    ]);
    expect(captionsOf(DONE, 20_000)).toMatch(/00:00:20\.000\n2\. Step 2\n$/);
  });

  it('leave out what has no time at all', () => {
    expect(chaptersOf({ ...tutorialOf(0), totalDuration: 0 })).toEqual([]);
  });
});

describe('captions', () => {
  it('are one WebVTT cue for each chapter', () => {
    expect(captionsOf({ ...tutorialOf(2500), totalDuration: 3_725_007 })).toBe(
      'WEBVTT\n\n1\n00:00:00.000 --> 01:02:05.007\n1. Step 1\n',
    );
  });

  it('keep a title from ending its cue or beginning a tag', () => {
    const [step] = tutorialOf(2000).steps;
    const steps = [{ ...step!, title: 'Lips <b>\n\n& --> cheeks' }];
    expect(captionsOf({ ...tutorialOf(2000), steps })).toContain(
      '1. Lips &lt;b&gt; &amp; --&gt; cheeks\n',
    );
  });
});

describe('the file of a tutorial', () => {
  it('is read back as it was written, film or not', () => {
    const film = { file: 'a-soft-evening-lip.webm', type: 'video/webm' };
    expect(readTutorialFile(tutorialFile(DONE, film))).toEqual({ ok: true, value: DONE });
    expect(JSON.parse(tutorialFile(DONE, film))).toMatchObject({
      film,
      chapters: [{ title: 'Step 1' }, { title: 'Step 2' }, { title: 'Step 3', end: 134_000 }],
    });
  });

  it('may hold looks of the specification’s own shape, which carry no version', () => {
    const { v: _, ...unversioned } = DEFAULT_LOOK;
    const steps = DONE.steps.map((step) => ({ ...step, makeupState: unversioned }));
    expect(readTutorialFile(JSON.stringify({ ...DONE, steps }))).toEqual({ ok: true, value: DONE });
  });

  const step = DONE.steps[0]!;
  it.each<[string, string, string]>([
    ['a film', 'x'.repeat(LARGEST_FILE + 1), 'too-large'],
    ['a file that was cut short', tutorialFile(DONE, null).slice(0, 400), 'not-json'],
    ['an empty file', '', 'not-json'],
    ['other JSON', '{"name":"package"}', 'not-a-tutorial'],
    ['a list', '[]', 'not-a-tutorial'],
    ['nothing', 'null', 'not-a-tutorial'],
    ['a file of tomorrow', JSON.stringify({ ...DONE, v: 2 }), 'newer-version'],
    [
      'a look of tomorrow',
      JSON.stringify({ ...DONE, steps: [{ ...step, makeupState: { v: 99 } }] }),
      'newer-version',
    ],
    [
      'a look that is none',
      JSON.stringify({ ...DONE, steps: [{ ...step, makeupState: { lipstick: 'red' } }] }),
      'not-a-tutorial',
    ],
    ['no steps', JSON.stringify({ ...DONE, steps: [] }), 'no-steps'],
    [
      'more steps than anybody follows',
      JSON.stringify({ ...DONE, steps: Array.from({ length: MOST_STEPS + 1 }, () => step) }),
      'too-many-steps',
    ],
    ['a blank title', JSON.stringify({ ...DONE, title: '  ' }), 'not-a-tutorial'],
    ['no date', JSON.stringify({ ...DONE, createdAt: 'yesterday' }), 'not-a-tutorial'],
    [
      'steps out of order',
      JSON.stringify({ ...DONE, steps: DONE.steps.toReversed() }),
      'not-a-tutorial',
    ],
    ['a step after the end', JSON.stringify({ ...DONE, totalDuration: 1000 }), 'not-a-tutorial'],
    [
      'a negative time',
      JSON.stringify({ ...DONE, steps: [{ ...step, duration: -1 }] }),
      'not-a-tutorial',
    ],
  ])('is refused for its own reason where it is %s', (_what, text, reason) => {
    expect(readTutorialFile(text)).toEqual({ ok: false, failure: reason });
  });
});
