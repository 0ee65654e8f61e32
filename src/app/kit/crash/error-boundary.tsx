import { Component, useEffect, type ReactNode } from 'react';
import { CRASH_WORDS } from '#content/look-words.ts';
import { ThemeChoice } from '#app/kit/theme/theme-choice.tsx';

interface ErrorBoundaryState {
  readonly error: Error | null;
}

/** Loaded only when something has broken; where even that fails, the page still says what it can. */
async function report(error: unknown): Promise<void> {
  const { errorReporter } = await import('./report-error.ts');
  errorReporter.crashed(error);
}

/** Catches what breaks while the page is drawn, and offers the two ways out. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <CrashPage
        error={error}
        reset={() => {
          this.setState({ error: null });
        }}
      />
    );
  }
}

interface CrashPageProps {
  readonly error: unknown;
  /** Draws again what broke. */
  readonly reset: () => void;
}

export function CrashPage({ error, reset }: CrashPageProps) {
  useEffect(() => {
    report(error).catch(() => undefined);
  }, [error]);
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="w-full max-w-[440px] text-center">
        <h1 className="display text-4xl">{CRASH_WORDS.title}</h1>
        <p className="mt-3 text-fg-2">{CRASH_WORDS.description}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-2.5">
          <button type="button" className="button-primary" onClick={reset}>
            {CRASH_WORDS.tryAgain}
          </button>
          <button
            type="button"
            className="button-secondary"
            onClick={() => {
              location.reload();
            }}
          >
            {CRASH_WORDS.reload}
          </button>
        </div>
        <details className="mt-8 text-left text-sm text-fg-2">
          <summary className="flex min-h-11 cursor-pointer items-center justify-center">
            {CRASH_WORDS.details}
          </summary>
          <pre className="mt-2 overflow-auto rounded-2xl bg-surface p-4 text-xs whitespace-pre-wrap">
            {error instanceof Error ? error.message : String(error)}
          </pre>
        </details>
        <div className="mt-8 flex justify-center">
          <ThemeChoice />
        </div>
      </div>
    </main>
  );
}
