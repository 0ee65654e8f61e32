import { useMutation } from '@tanstack/react-query';
import { Link } from '#app/kit/router/link.tsx';
import { navigate } from '#app/kit/router/router.ts';
import { useSearch } from '#app/kit/router/use-search.ts';
import { UNDO_EMAIL_WORDS } from '#content/account-words.ts';
import { CONNECTION_WORDS } from '#content/form-words.ts';
import { PAGES } from '#content/pages.ts';
import { undoEmailChange } from '#contracts/email-verification.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { askAgainWhoIsSignedIn } from '#app/person/session/current-user.ts';
import { AccountComposition } from '#app/site/frame/account-composition.tsx';
import { toast } from '#app/kit/toast/toasts.ts';

const COMPOSITION = { page: PAGES['/undo-email-change'], look: 'natural' } as const;

/** Asks before it restores an account: mail scanners follow every link. */
export function UndoEmailChangePage() {
  const { token } = useSearch();
  return token === undefined ? <Expired /> : <Undoing token={token} />;
}

function Undoing({ token }: { token: string }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(undoEmailChange, { body: { token } }),
    onSuccess: async ({ resetToken }) => {
      askAgainWhoIsSignedIn();
      toast('emailChangeUndone');
      // Replaces this step in the history: the mailed link has done its work.
      await navigate({ to: '/reset-password', search: { token: resetToken }, replace: true });
    },
  });
  if (error instanceof ApiProblem && error.code === 'link_expired') return <Expired />;
  return (
    <AccountComposition
      {...COMPOSITION}
      title={UNDO_EMAIL_WORDS.title}
      lead={UNDO_EMAIL_WORDS.lead}
    >
      <div className="account-part grid justify-items-start gap-5">
        <FormProblem message={error === null ? undefined : wordsOf(error)} />
        <div className="flex flex-wrap gap-2.5">
          <button
            type="button"
            className="button-primary"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate();
            }}
          >
            {isPending ? UNDO_EMAIL_WORDS.busy : UNDO_EMAIL_WORDS.submit}
          </button>
          <Link to="/" className="button-secondary">
            {UNDO_EMAIL_WORDS.keep}
          </Link>
        </div>
      </div>
    </AccountComposition>
  );
}

function wordsOf(problem: Error): string {
  return problem instanceof ApiProblem && problem.message !== ''
    ? problem.message
    : CONNECTION_WORDS.offline;
}

function Expired() {
  return (
    <AccountComposition
      {...COMPOSITION}
      title={UNDO_EMAIL_WORDS.expiredTitle}
      lead={UNDO_EMAIL_WORDS.expired}
    >
      <div className="account-part">
        <Link to="/contact-support" className="button-primary">
          {UNDO_EMAIL_WORDS.support}
        </Link>
      </div>
    </AccountComposition>
  );
}
