import { useRef, type ReactNode } from 'react';

interface FileButtonProps {
  readonly className: string;
  readonly children: ReactNode;
  readonly onFile: (file: Blob) => void;
}

/** Asks for a picture file. */
export function FileButton({ className, children, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif,image/*"
        className="hidden"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Reset, or choosing the same file again would fire no change event.
          event.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
