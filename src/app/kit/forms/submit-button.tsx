import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  readonly busy: boolean;
  /** What is being done while it is busy; spoken, too. */
  readonly busyWords: string;
  readonly children: ReactNode;
  /** Classes that say what kind of button it is. */
  readonly className?: string;
  /** Whether there is nothing to send yet. */
  readonly disabled?: boolean;
}

/** Sends a form. While it is busy it stays where it is and keeps the focus, and does nothing. */
export function SubmitButton(props: SubmitButtonProps) {
  const { busy, busyWords, children, className = 'button-carmine', disabled = false } = props;
  return (
    <>
      <button
        type="submit"
        className={className}
        disabled={disabled && !busy}
        aria-disabled={busy}
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
      >
        {busy ? (
          <LoaderCircle size={17} strokeWidth={1.8} className="spinner" aria-hidden="true" />
        ) : null}
        {busy ? busyWords : children}
      </button>
      <span role="status" className="sr-only">
        {busy ? busyWords : ''}
      </span>
    </>
  );
}
