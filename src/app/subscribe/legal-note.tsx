import { SUBSCRIBE_WORDS } from '#content/subscribe-words.ts';

/** What paying agrees to. */
export function LegalNote() {
  return (
    <p className="legal-note">
      {SUBSCRIBE_WORDS.legal}{' '}
      <a href="/terms" target="_blank" rel="noreferrer">
        {SUBSCRIBE_WORDS.terms}
      </a>
    </p>
  );
}
