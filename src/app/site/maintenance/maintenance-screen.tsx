import { useEffect, useRef, useState } from 'react';
import { MAINTENANCE_WORDS } from '#content/maintenance-words.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { useLoginSearch } from '#app/site/sign-in/login-search.ts';
import { ThemeChoice } from '#app/kit/theme/theme-choice.tsx';
import { AdminKeyDialog } from './admin-key-dialog.tsx';
import { exitMaintenance, isWrongAdminKey, maintenance } from './current-maintenance.ts';
import { MaintenanceNote } from './maintenance-note.tsx';
import { OperatorSignIn } from './operator-sign-in.tsx';
import { problemWords } from '#app/kit/api/problem-words.ts';

/** Replaces the whole app while the service is under maintenance. */
export function MaintenanceScreen() {
  return (
    <MaintenanceNote>
      <OperatorDoor />
    </MaintenanceNote>
  );
}

/** One unobtrusive entrance: first the sign-in, then what an operator can do. */
function OperatorDoor() {
  const { user } = useCurrentUser();
  const search = useLoginSearch();
  // A person who comes back from a provider goes on where they were, at the sign-in.
  const [isOpen, setIsOpen] = useState(search.withCode || search.error !== undefined);
  if (isOpen && user?.role === 'operator') return <OperatorActions />;
  return (
    <div className="maintenance-controls">
      <button
        type="button"
        className="quiet-button px-4"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {MAINTENANCE_WORDS.operator}
      </button>
      {isOpen ? (
        <OperatorSignIn
          search={search}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}

function OperatorActions() {
  const [isKeyAsked, setIsKeyAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const controls = useRef<HTMLDivElement>(null);
  // The button that opened this is gone, and the focus with it.
  useEffect(() => {
    controls.current?.focus();
  }, []);

  async function exit(): Promise<void> {
    setProblem(null);
    try {
      await exitMaintenance();
    } catch (thrown) {
      if (isWrongAdminKey(thrown)) setIsKeyAsked(true);
      else setProblem(problemWords(thrown, MAINTENANCE_WORDS.failed));
    }
  }

  return (
    <>
      <div
        ref={controls}
        role="group"
        aria-label={MAINTENANCE_WORDS.controls}
        tabIndex={-1}
        className="maintenance-controls"
      >
        <button type="button" className="quiet-button px-4" onClick={() => void exit()}>
          {MAINTENANCE_WORDS.exit}
        </button>
        <button
          type="button"
          className="quiet-button px-4"
          onClick={() => {
            maintenance.setBypass(true);
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
      {isKeyAsked ? (
        <AdminKeyDialog
          title={MAINTENANCE_WORDS.exit}
          send={exitMaintenance}
          failure="maintenanceNotEnded"
          onClose={() => {
            setIsKeyAsked(false);
          }}
        />
      ) : null}
    </>
  );
}
