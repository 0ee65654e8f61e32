/**
 * Runs by itself behind the two arrangements in the studio's document: the one for another screen goes, so
 * that nothing is there twice.
 */

import { arrangementHere } from './arrangement.ts';

const here = arrangementHere();
for (const rendered of document.querySelectorAll<HTMLElement>('[data-arrangement]')) {
  if (rendered.dataset['arrangement'] === here) {
    rendered.id = 'root';
    rendered.dataset['firstSight'] = here;
    delete rendered.dataset['arrangement'];
  } else rendered.remove();
}
