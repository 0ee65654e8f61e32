import { useRef, type ReactNode } from 'react';
import { useStudio } from '#app/look/studio-context.tsx';

interface PictureFileButtonProps {
  readonly children: ReactNode;
  readonly className: string;
  readonly label?: string;
  readonly pressed?: boolean;
}

/** A button that asks for a picture file and puts it into the mirror. */
export function PictureFileButton({ children, className, label, pressed }: PictureFileButtonProps) {
  const studio = useStudio();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-pressed={pressed}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif,image/*"
        className="hidden"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be chosen again, after it was mended or by mistake.
          event.currentTarget.value = '';
          if (file !== undefined) void studio.pictures.showPhoto(file);
        }}
      />
    </>
  );
}
