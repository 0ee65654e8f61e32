import { useRef } from 'react';

interface PhotoButtonsProps {
  readonly take: string;
  readonly file: string;
  /** Without a file it is the picture in the mirror. */
  readonly onPhoto: (file?: Blob) => void;
}

/** From the mirror or from a file. */
export function PhotoButtons({ take, file, onPhoto }: PhotoButtonsProps) {
  return (
    <div className="skin-buttons">
      <button
        type="button"
        className="button-primary"
        onClick={() => {
          onPhoto();
        }}
      >
        {take}
      </button>
      <FileButton className="button-secondary" words={file} onFile={onPhoto} />
    </div>
  );
}

interface FileButtonProps {
  readonly className: string;
  readonly words: string;
  readonly onFile: (file: Blob) => void;
}

export function FileButton({ className, words, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => {
          input.current?.click();
        }}
      >
        {words}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={words}
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (chosen !== undefined) onFile(chosen);
        }}
      />
    </>
  );
}
