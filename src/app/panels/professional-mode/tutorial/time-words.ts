import { fillIn } from '#content/fill-in.ts';
import { TUTORIAL_WORDS } from '#content/panels/tutorial-words.ts';

/** Such as 2:14, or 1:02:14. */
export function timeWords(milliseconds: number): string {
  const whole = Math.floor(milliseconds / 1000);
  const part = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  return hours > 0 ? `${hours}:${part(minutes)}:${part(seconds)}` : `${minutes}:${part(seconds)}`;
}

export function stepsWords(count: number): string {
  return count === 1 ? TUTORIAL_WORDS.oneStep : fillIn(TUTORIAL_WORDS.steps, { count });
}
