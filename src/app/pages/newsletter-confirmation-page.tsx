import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '#app/kit/router/link.tsx';
import { useSearch } from '#app/kit/router/use-search.ts';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { CONNECTION_WORDS } from '#content/form-words.ts';
import { CONFIRMATION_WORDS } from '#content/newsletter-words.ts';
import { PAGES } from '#content/pages.ts';
import { confirmNewsletter } from '#contracts/newsletter.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { AccountComposition } from '#app/site/frame/account-composition.tsx';

/** Confirms with the token of the mailed link; sent only once, however often the page is drawn. */
function confirmationQuery(token: string) {
  return queryOptions({
    queryKey: [confirmNewsletter.path, token],
    queryFn: () => callApi(confirmNewsletter, { body: { token } }),
  });
}

export function NewsletterConfirmationPage() {
  const { token } = useSearch();
  return token === undefined ? <Expired /> : <Outcome token={token} />;
}

function Outcome({ token }: { token: string }) {
  const { status, error, refetch } = useQuery(confirmationQuery(token));
  if (status === 'pending') {
    return (
      <Confirmation title={CONFIRMATION_WORDS.working}>
        <LoaderCircle
          size={28}
          strokeWidth={1.4}
          className="spinner text-fg-3"
          aria-hidden="true"
        />
      </Confirmation>
    );
  }
  if (status === 'success') {
    return (
      <Confirmation title={CONFIRMATION_WORDS.doneTitle} lead={CONFIRMATION_WORDS.done}>
        <a href="/beauty-tips-blog" className="button-primary">
          {CONFIRMATION_WORDS.read}
        </a>
      </Confirmation>
    );
  }
  if (error instanceof ApiProblem && error.code === 'link_expired') return <Expired />;
  const said = error instanceof ApiProblem ? error.message : '';
  return (
    <Confirmation
      title={CONFIRMATION_WORDS.failedTitle}
      lead={said === '' ? CONNECTION_WORDS.offline : said}
    >
      <button type="button" className="button-primary" onClick={() => void refetch()}>
        {CONFIRMATION_WORDS.retry}
      </button>
    </Confirmation>
  );
}

function Expired() {
  return (
    <Confirmation title={CONFIRMATION_WORDS.expiredTitle} lead={CONFIRMATION_WORDS.expired}>
      <Link to="/newsletter-subscription" className="button-primary">
        {CONFIRMATION_WORDS.again}
      </Link>
    </Confirmation>
  );
}

interface ConfirmationProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function Confirmation({ title, lead, children }: ConfirmationProps) {
  return (
    <AccountComposition
      page={PAGES['/newsletter-confirmation']}
      title={title}
      lead={lead}
      look="romantic"
    >
      <p role="status" className="sr-only">
        {title}
      </p>
      <div className="account-part">{children}</div>
    </AccountComposition>
  );
}
