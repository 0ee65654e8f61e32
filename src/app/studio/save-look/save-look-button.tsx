import { Bookmark } from 'lucide-react';
import { SAVE_LOOK_WORDS } from '#content/saved-looks-words.ts';
import { askToSave } from '#app/person/navigation/dialogs.ts';

/** Saves the look that is worn to the wearer's account. */
export function SaveLookButton() {
  return (
    <button type="button" className="button-secondary" onClick={askToSave}>
      <Bookmark size={16} strokeWidth={1.7} aria-hidden="true" />
      {SAVE_LOOK_WORDS.open}
    </button>
  );
}
