interface FailureNoteProps {
  readonly title: string;
  readonly advice: string;
  readonly retry: string;
  readonly onRetry: () => void;
}

/** Says that something could not be read, and offers another attempt. */
export function FailureNote({ title, advice, retry, onRetry }: FailureNoteProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-2.5 py-[10vh] text-center">
      <h2 className="display text-3xl text-balance">{title}</h2>
      <p className="max-w-[42ch] text-balance text-fg-2">{advice}</p>
      <button type="button" className="button-secondary mt-4" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
