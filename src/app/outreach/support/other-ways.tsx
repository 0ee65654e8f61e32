import { SUPPORT_EMAIL } from '#content/company/contact.ts';
import { SUPPORT_WORDS } from '#content/support-words.ts';

/** How else support can be reached, and what is promised about money. */
export function OtherWays() {
  return (
    <section aria-labelledby="other-ways" className="other-ways">
      <h2 id="other-ways" className="caps text-fg-3">
        {SUPPORT_WORDS.otherWays}
      </h2>
      <p>
        <strong>{SUPPORT_WORDS.mail}</strong>
        <a href={`mailto:${SUPPORT_EMAIL}`} className="text-link">
          {SUPPORT_EMAIL}
        </a>
        <span>{SUPPORT_WORDS.mailHint}</span>
      </p>
      <p>
        <strong>{SUPPORT_WORDS.refunds}</strong>
        <span>{SUPPORT_WORDS.refundsHint}</span>
      </p>
      <p>
        <strong>{SUPPORT_WORDS.security}</strong>
        <span>{SUPPORT_WORDS.securityHint}</span>
      </p>
    </section>
  );
}
