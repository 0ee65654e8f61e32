import { Check, Pencil, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { SAVED_LOOKS_WORDS } from '#content/saved-looks-words.ts';
import { LONGEST_LOOK_NAME } from '#domain/looks/limits.ts';

const ICON = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

interface LookNameProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
}

/** The name of a look, and a field in its place while it is renamed. */
export function LookName({ name, onRename }: LookNameProps) {
  const [renaming, setRenaming] = useState(false);
  if (renaming) {
    return (
      <NameField
        name={name}
        onDone={(entered) => {
          setRenaming(false);
          if (entered !== '' && entered !== name) onRename(entered);
        }}
      />
    );
  }
  const label = fillIn(SAVED_LOOKS_WORDS.rename, { name });
  return (
    <div className="flex items-start justify-between gap-2">
      <h2 className="display line-clamp-2 pt-2 pb-1 text-2xl wrap-anywhere italic" data-tip={name}>
        {name}
      </h2>
      <button
        type="button"
        className="quiet-button -mr-2.5 shrink-0"
        aria-label={label}
        data-tip={label}
        onClick={() => {
          setRenaming(true);
        }}
      >
        <Pencil {...ICON} />
      </button>
    </div>
  );
}

/** @param onDone called with the trimmed name, or with an empty one when the name is to stay as it is */
function NameField({ name, onDone }: { name: string; onDone: (entered: string) => void }) {
  const [entered, setEntered] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, []);
  return (
    <form
      className="flex items-center gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(entered.trim());
      }}
    >
      <input
        ref={field}
        className="look-name-field"
        aria-label={SAVED_LOOKS_WORDS.nameField}
        value={entered}
        maxLength={LONGEST_LOOK_NAME}
        onChange={({ target }) => {
          setEntered(target.value);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone('');
        }}
      />
      <button
        type="submit"
        className="quiet-button shrink-0"
        aria-label={SAVED_LOOKS_WORDS.saveName}
        data-tip={SAVED_LOOKS_WORDS.saveName}
      >
        <Check {...ICON} />
      </button>
      <button
        type="button"
        className="quiet-button -mr-2.5 shrink-0"
        aria-label={SAVED_LOOKS_WORDS.cancelRename}
        data-tip={SAVED_LOOKS_WORDS.cancelRename}
        onClick={() => {
          onDone('');
        }}
      >
        <X {...ICON} />
      </button>
    </form>
  );
}
