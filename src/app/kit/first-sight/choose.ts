/**
 * A script of its own, after the two arrangements in the studio's document: removes the one that is not for
 * this screen, so that nothing is there twice.
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
