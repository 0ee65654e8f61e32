import './maintenance.css';
import { useState } from 'react';
import { MAINTENANCE_PAGE, MAINTENANCE_WORDS } from '#content/maintenance-words.ts';
import { ApiProblem } from '#app/api/api-problem.ts';
import { useCurrentUser } from '#app/session/current-user.ts';
import { useLoginSearch } from '#app/sign-in/login-search.ts';
import { usePage } from '#app/site/use-page.ts';
import { ThemeChoice } from '#app/theme/theme-choice.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { AdminKeyDialog } from './admin-key-dialog.tsx';
import { exitMaintenance, maintenance } from './current-maintenance.ts';
import { OperatorSignIn } from './operator-sign-in.tsx';
import { usePolling } from './use-polling.ts';

type Wish = 'exit' | 'bypass';

/** Replaces the whole app while the service is under maintenance. */
export function MaintenanceScreen() {
  usePage(MAINTENANCE_PAGE);
  usePolling();
  const { user } = useCurrentUser();
  const search = useLoginSearch();
  const cameFromProvider = search.withCode || search.error !== undefined;
  // Whoever comes back from a provider goes on where they were: at the sign-in.
  const [asking, setAsking] = useState<Wish | null>(cameFromProvider ? 'bypass' : null);
  const [keyAsked, setKeyAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isOperator = user?.role === 'operator';

  async function exit(): Promise<void> {
    setProblem(null);
    try {
      await exitMaintenance();
    } catch (thrown) {
      if (thrown instanceof ApiProblem && thrown.code === 'wrong_admin_key') setKeyAsked(true);
      else setProblem(problemWords(thrown));
    }
  }

  function grant(wish: Wish): void {
    setAsking(null);
    if (wish === 'bypass') maintenance.setBypass(true);
    else void exit();
  }

  function ask(wish: Wish): void {
    if (isOperator) grant(wish);
    else setAsking(wish);
  }

  return (
    <main className="maintenance">
      <div className="maintenance-mirror">
        <Mark size={34} />
        <h1 className="display maintenance-title">{MAINTENANCE_WORDS.title}</h1>
        <p className="display text-[22px] italic">{MAINTENANCE_WORDS.soon}</p>
        <p className="max-w-[30ch] text-fg-2">{MAINTENANCE_WORDS.thanks}</p>
        <p className="text-[13px] text-fg-3">{MAINTENANCE_WORDS.byItself}</p>
      </div>
      <div className="maintenance-controls">
        <button
          type="button"
          className="quiet-button px-4"
          onClick={() => {
            ask('exit');
          }}
        >
          {MAINTENANCE_WORDS.exit}
        </button>
        <button
          type="button"
          className="quiet-button px-4"
          onClick={() => {
            ask('bypass');
          }}
        >
          {MAINTENANCE_WORDS.adminAccess}
        </button>
        <ThemeChoice />
      </div>
      {problem === null ? null : (
        <p role="alert" className="form-problem">
          {problem}
        </p>
      )}
      {asking === null ? null : (
        <OperatorSignIn
          search={search}
          onOperator={() => {
            grant(asking);
          }}
          onClose={() => {
            setAsking(null);
          }}
        />
      )}
      {keyAsked ? (
        <AdminKeyDialog
          onClose={() => {
            setKeyAsked(false);
          }}
        />
      ) : null}
    </main>
  );
}

function problemWords(thrown: unknown): string {
  const message = thrown instanceof ApiProblem ? thrown.message : '';
  return message === '' ? MAINTENANCE_WORDS.failed : message;
}
