/** The steps of a tutorial as captions of its film (WebVTT, w3.org/TR/webvtt1). */

import { chaptersOf, type Tutorial } from './tutorial.ts';

/**
 * A WebVTT file with one cue for each step of the film.
 *
 * @param filmDuration in milliseconds
 */
export function captionsOf(tutorial: Tutorial, filmDuration = tutorial.totalDuration): string {
  const cues = chaptersOf(tutorial, filmDuration).map(
    ({ title, start, end }, place) =>
      `${place + 1}\n${cueTime(start)} --> ${cueTime(end)}\n${place + 1}. ${cueText(title)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** `hh:mm:ss.ttt` */
function cueTime(milliseconds: number): string {
  const whole = Math.round(milliseconds);
  const part = (value: number, digits: number): string => String(value).padStart(digits, '0');
  const hours = Math.floor(whole / 3_600_000);
  const minutes = Math.floor(whole / 60_000) % 60;
  const seconds = Math.floor(whole / 1000) % 60;
  return `${part(hours, 2)}:${part(minutes, 2)}:${part(seconds, 2)}.${part(whole % 1000, 3)}`;
}

/** Text that ends neither its cue nor begins a tag. */
function cueText(title: string): string {
  return title
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
