import { Bookmark } from 'lucide-react';
import { LOOK_WORDS } from '#content/look-words.ts';
import { askToSave } from '#app/person/navigation/dialogs.ts';

/** Saves the look that is worn to the wearer's account. */
export function SaveLookButton() {
  return (
    <button type="button" className="button-secondary" onClick={askToSave}>
      <Bookmark size={16} strokeWidth={1.7} aria-hidden="true" />
      {LOOK_WORDS.saveLook}
    </button>
  );
}
