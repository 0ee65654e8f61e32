import { fillIn } from '#content/fill-in.ts';
import { NEWSLETTER_WORDS } from '#content/newsletter-words.ts';

interface AllSetProps {
  readonly email: string;
  readonly onAnother: () => void;
}

/** What is left to do once the newsletter was asked for. */
export function AllSet({ email, onAnother }: AllSetProps) {
  return (
    <div className="account-part grid gap-4 text-fg-2">
      <p role="status">{fillIn(NEWSLETTER_WORDS.allSet, { email })}</p>
      <p className="field-hint">{NEWSLETTER_WORDS.allSetHint}</p>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <a href="/beauty-tips-blog" className="button-primary">
          {NEWSLETTER_WORDS.read}
        </a>
        <button type="button" className="button-secondary" onClick={onAnother}>
          {NEWSLETTER_WORDS.another}
        </button>
      </div>
    </div>
  );
}
