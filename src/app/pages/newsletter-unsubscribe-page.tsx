import { useMutation } from '@tanstack/react-query';
import { Link } from '#app/kit/router/link.tsx';
import { useSearch } from '#app/kit/router/use-search.ts';
import { SUPPORT_EMAIL } from '#content/company/contact.ts';
import { fillIn } from '#content/fill-in.ts';
import { UNSUBSCRIBE_PAGE_WORDS } from '#content/newsletter-words.ts';
import { PAGES } from '#content/pages.ts';
import { unsubscribeFromNewsletter } from '#contracts/newsletter.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { AccountComposition } from '#app/site/frame/account-composition.tsx';
import { toast } from '#app/kit/toast/toasts.ts';

const COMPOSITION = { page: PAGES['/newsletter-unsubscribe'], look: 'natural' } as const;

/** Asks before it ends a subscription: programs that look for bad mails follow every link in them. */
export function NewsletterUnsubscribePage() {
  const { token } = useSearch();
  return token === undefined ? <Broken /> : <Leaving token={token} />;
}

function Leaving({ token }: { token: string }) {
  const { mutate, status, error } = useMutation({
    mutationFn: () => callApi(unsubscribeFromNewsletter, { query: { token } }),
    onError: (problem) => {
      toast('unsubscribeFailed', {}, problem instanceof ApiProblem ? problem.message : '');
    },
  });
  if (status === 'success') return <Left />;
  if (error instanceof ApiProblem && error.code === 'link_expired') return <Broken />;
  const isBusy = status === 'pending';
  return (
    <AccountComposition
      {...COMPOSITION}
      title={UNSUBSCRIBE_PAGE_WORDS.title}
      lead={UNSUBSCRIBE_PAGE_WORDS.lead}
    >
      <div className="account-part flex flex-wrap gap-2.5">
        <button
          type="button"
          className="button-primary"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) mutate();
          }}
        >
          {isBusy ? UNSUBSCRIBE_PAGE_WORDS.busy : UNSUBSCRIBE_PAGE_WORDS.submit}
        </button>
        <Link to="/" className="button-secondary">
          {UNSUBSCRIBE_PAGE_WORDS.stay}
        </Link>
      </div>
    </AccountComposition>
  );
}

function Left() {
  return (
    <AccountComposition {...COMPOSITION} title={UNSUBSCRIBE_PAGE_WORDS.doneTitle}>
      <div className="account-part grid justify-items-start gap-6 text-fg-2">
        <p role="status">{UNSUBSCRIBE_PAGE_WORDS.done}</p>
        <Link to="/" className="button-primary">
          {UNSUBSCRIBE_PAGE_WORDS.back}
        </Link>
      </div>
    </AccountComposition>
  );
}

function Broken() {
  return (
    <AccountComposition
      {...COMPOSITION}
      title={UNSUBSCRIBE_PAGE_WORDS.brokenTitle}
      lead={fillIn(UNSUBSCRIBE_PAGE_WORDS.broken, { email: SUPPORT_EMAIL })}
    >
      <div className="account-part">
        <Link to="/" className="button-primary">
          {UNSUBSCRIBE_PAGE_WORDS.back}
        </Link>
      </div>
    </AccountComposition>
  );
}
