import { FileSearch } from 'lucide-react';
import { useRef, useState } from 'react';
import { CHECK_WORDS } from '#content/panels/verify-words.ts';
import type { ChosenFile } from './check.ts';

interface DropPlaceProps {
  readonly onFile: (file: File) => void;
  readonly hasFile: boolean;
  readonly picture: ChosenFile | null;
}

/** Takes a file by a button or by dropping it, and shows the one that was taken. */
export function DropPlace({ onFile, hasFile, picture }: DropPlaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className="verify-drop"
      role="presentation"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => {
        setIsOver(false);
      }}
      onDrop={(event) => {
        // Otherwise the browser goes to the file and leaves the page.
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file !== undefined) onFile(file);
      }}
    >
      {picture === null ? null : <Preview key={picture.id} file={picture.file} />}
      <div className="verify-drop-actions">
        <button
          type="button"
          className={hasFile ? 'button-secondary' : 'button-primary'}
          onClick={() => {
            input.current?.click();
          }}
        >
          <FileSearch size={18} strokeWidth={1.7} aria-hidden="true" />
          {hasFile ? CHECK_WORDS.another : CHECK_WORDS.choose}
        </button>
        <span className="verify-drop-hint">{CHECK_WORDS.drop}</span>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={CHECK_WORDS.choose}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, or choosing the same file again would fire no change event.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </div>
  );
}

/** The picture itself, where the browser can show it. */
function Preview({ file }: { readonly file: Blob }) {
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  return (
    <img
      ref={(image) => {
        if (image === null) return undefined;
        const address = URL.createObjectURL(file);
        image.src = address;
        return () => {
          URL.revokeObjectURL(address);
        };
      }}
      alt={CHECK_WORDS.chosen}
      className="verify-preview"
      onError={() => {
        setIsShown(false);
      }}
    />
  );
}
