import { useMutation } from '@tanstack/react-query';
import { Link } from '#app/kit/router/link.tsx';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { VERIFY_WORDS } from '#content/account-words.ts';
import { sendVerificationEmail } from '#contracts/email-verification.ts';
import { VerificationHeading } from './verification-heading.tsx';

/** The link is no longer good: a signed-in person gets a new one at once, everyone else signs in first. */
export function ExpiredLink() {
  const { user } = useCurrentUser();
  if (user === null) {
    return (
      <VerificationHeading
        title={VERIFY_WORDS.expiredTitle}
        lead={`${VERIFY_WORDS.expired} ${VERIFY_WORDS.expiredSignedOut}`}
      >
        <Link to="/login" search={{ return: '/account-settings' }} className="button-primary">
          {VERIFY_WORDS.signIn}
        </Link>
      </VerificationHeading>
    );
  }
  return (
    <VerificationHeading title={VERIFY_WORDS.expiredTitle} lead={VERIFY_WORDS.expired}>
      <NewLinkButton email={user.email} />
    </VerificationHeading>
  );
}

function NewLinkButton({ email }: { email: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(sendVerificationEmail),
    onSuccess: () => {
      toast('verificationSent', { email });
    },
    onError: (problem) => {
      toast('verificationNotSent', {}, problem instanceof ApiProblem ? problem.message : '');
    },
  });
  return (
    <button
      type="button"
      className="button-primary"
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      {isPending ? VERIFY_WORDS.busy : VERIFY_WORDS.again}
    </button>
  );
}
