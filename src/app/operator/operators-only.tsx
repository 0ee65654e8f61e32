import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { Link } from '#app/kit/router/link.tsx';
import type { ReactNode } from 'react';
import { OPERATOR_PAGE_WORDS as WORDS } from '#content/operator-customer-words.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';

interface OperatorsOnlyProps {
  readonly user: SignedInUser;
  readonly children: ReactNode;
}

/**
 * Tells everyone else that the page is for operators. This only spares them a page of refusals: the server
 * decides at each call.
 */
export function OperatorsOnly({ user, children }: OperatorsOnlyProps) {
  if (user.role === 'operator') return children;
  return (
    <Note title={WORDS.notForYou} advice={WORDS.notForYouAdvice}>
      <Link to="/" className="button-primary">
        {WORDS.toStudio}
      </Link>
    </Note>
  );
}

/** Whether a call failed because this server asks operators for an authenticator app. */
export function needsTotp(problem: Error): boolean {
  return problem instanceof ApiProblem && problem.code === 'totp_required';
}

/** Says to an operator without an authenticator app that this server asks for one. */
export function TotpNeeded() {
  return (
    <Note title={WORDS.totpNeeded} advice={WORDS.totpNeededAdvice}>
      <Link to="/account-settings" className="button-primary">
        {WORDS.toSettings}
      </Link>
    </Note>
  );
}

interface NoteProps {
  readonly title: string;
  readonly advice: string;
  readonly children: ReactNode;
}

function Note({ title, advice, children }: NoteProps) {
  return (
    <div className="grid justify-items-center gap-2.5 py-[10vh] text-center">
      <h2 className="display text-3xl text-balance">{title}</h2>
      <p className="mb-4 max-w-[46ch] text-balance text-fg-2">{advice}</p>
      {children}
    </div>
  );
}
