import { useRef, useState, type ReactNode } from 'react';
import { IMPORT_PROBLEMS, TUTORIAL_WORDS } from '#content/panels/tutorial-words.ts';
import { deviceTutorials } from './device-tutorials.ts';
import { importTutorial, type ImportProblem } from './import-tutorial.ts';

interface ImportButtonProps {
  readonly icon: ReactNode;
  readonly onImported: (id: string) => void;
}

/** Opens a file that Export saved. */
export function ImportButton({ icon, onImported }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  return (
    <>
      <button
        type="button"
        className="button-secondary"
        onClick={() => {
          input.current?.click();
        }}
      >
        {icon}
        {TUTORIAL_WORDS.import}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={TUTORIAL_WORDS.import}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, or choosing the same file again would fire no change event.
          target.value = '';
          if (file === undefined) return;
          void importTutorial(file, deviceTutorials).then((read) => {
            setProblem(read.ok ? null : read.failure);
            if (read.ok) onImported(read.value);
          });
        }}
      />
      {problem === null ? null : (
        <div role="alert" className="import-problem">
          <p className="text-sm font-medium">{IMPORT_PROBLEMS[problem].message}</p>
          <p className="text-sm text-fg-2">{IMPORT_PROBLEMS[problem].advice}</p>
        </div>
      )}
    </>
  );
}
