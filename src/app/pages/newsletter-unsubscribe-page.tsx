import { useMutation } from '@tanstack/react-query';
import { Link } from '#app/kit/router/link.tsx';
import { useSearch } from '#app/kit/router/use-search.ts';
import { SUPPORT_EMAIL } from '#content/company/contact.ts';
import { fillIn } from '#content/fill-in.ts';
import { STOP_LIVE_REMINDERS_WORDS } from '#content/live-mail-words.ts';
import { UNSUBSCRIBE_PAGE_WORDS } from '#content/newsletter-words.ts';
import { PAGES, type PageWords } from '#content/pages.ts';
import { STOP_WISH_MAILS_WORDS } from '#content/wish-mail-words.ts';
import { LIVE_REMINDERS_TOKEN, stopLiveReminders } from '#contracts/live-reminders.ts';
import { unsubscribeFromNewsletter } from '#contracts/newsletter.ts';
import { stopWishMails, WISH_MAILS_TOKEN } from '#contracts/shopping-lists.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { AccountComposition } from '#app/site/frame/account-composition.tsx';
import { toast } from '#app/kit/toast/toasts.ts';

const COMPOSITION = { page: PAGES['/newsletter-unsubscribe'], look: 'natural' } as const;

/** What an unsubscribe link ends. */
interface Ending {
  readonly words: Readonly<
    Record<'title' | 'lead' | 'submit' | 'busy' | 'stay' | 'doneTitle' | 'done', string>
  >;
  readonly page: PageWords;
  readonly end: (token: string) => Promise<unknown>;
}

const NEWSLETTER: Ending = {
  words: UNSUBSCRIBE_PAGE_WORDS,
  page: COMPOSITION.page,
  end: (token) => callApi(unsubscribeFromNewsletter, { query: { token } }),
};

const WISHES: Ending = {
  words: STOP_WISH_MAILS_WORDS,
  page: { title: STOP_WISH_MAILS_WORDS.pageTitle },
  end: (token) => callApi(stopWishMails, { query: { token } }),
};

const LIVE_REMINDERS: Ending = {
  words: STOP_LIVE_REMINDERS_WORDS,
  page: { title: STOP_LIVE_REMINDERS_WORDS.pageTitle },
  end: (token) => callApi(stopLiveReminders, { query: { token } }),
};

/** The prefix of a token tells what it ends; the newsletter's has none. */
const ENDINGS: readonly (readonly [start: string, ending: Ending])[] = [
  [WISH_MAILS_TOKEN, WISHES],
  [LIVE_REMINDERS_TOKEN, LIVE_REMINDERS],
  ['', NEWSLETTER],
];

/** Asks before it ends a subscription: mail scanners follow every link. */
export function NewsletterUnsubscribePage() {
  const { token } = useSearch();
  const [start, ending] = ENDINGS.find(([begin]) => token?.startsWith(begin)) ?? [];
  if (token === undefined || start === undefined || ending === undefined) return <Broken />;
  return <Leaving token={token.slice(start.length)} ending={ending} />;
}

interface LeavingProps {
  readonly token: string;
  readonly ending: Ending;
}

function Leaving({ token, ending: { words, page, end } }: LeavingProps) {
  const { mutate, status, error } = useMutation({
    mutationFn: () => end(token),
    onError: (problem) => {
      toast('unsubscribeFailed', {}, problem instanceof ApiProblem ? problem.message : '');
    },
  });
  if (status === 'success') return <Left words={words} page={page} />;
  if (error instanceof ApiProblem && error.code === 'link_expired') return <Broken />;
  const isBusy = status === 'pending';
  return (
    <AccountComposition {...COMPOSITION} page={page} title={words.title} lead={words.lead}>
      <div className="account-part flex flex-wrap gap-2.5">
        <button
          type="button"
          className="button-primary"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) mutate();
          }}
        >
          {isBusy ? words.busy : words.submit}
        </button>
        <Link to="/" className="button-secondary">
          {words.stay}
        </Link>
      </div>
    </AccountComposition>
  );
}

function Left({ words, page }: Pick<Ending, 'words' | 'page'>) {
  return (
    <AccountComposition {...COMPOSITION} page={page} title={words.doneTitle}>
      <div className="account-part grid justify-items-start gap-6 text-fg-2">
        <p role="status">{words.done}</p>
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
