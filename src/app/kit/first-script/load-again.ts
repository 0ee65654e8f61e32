/** What happens when scripts of the app do not arrive: there is nothing but the document then. */

import { NOT_LOADED_WORDS } from '#content/offline-words.ts';
import { wait } from '#studio/browser/timers.ts';

/** Milliseconds until a second attempt. A device that has just changed its network is connected again by then. */
const AGAIN_AFTER = 1000;

/** To be called when `load` has failed: tries it once more and, if that fails too, says so on the page. */
export async function loadAgain(page: Document, load: () => Promise<unknown>): Promise<void> {
  await wait(AGAIN_AFTER);
  try {
    await load();
  } catch {
    sayNotLoaded(page);
  }
}

function sayNotLoaded(page: Document): void {
  const note = page.createElement('div');
  note.className = 'load-note';
  note.role = 'alert';
  // First in the order of the keyboard: no other control reacts.
  page.body.prepend(note);
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'button-primary';
  button.textContent = NOT_LOADED_WORDS.reload;
  button.addEventListener('click', () => page.defaultView?.location.reload());
  const text = page.createElement('p');
  text.textContent = NOT_LOADED_WORDS.text;
  note.append(text, button);
}
