import { MailCheck } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { SUPPORT_WORDS } from '#content/support-words.ts';
import type { SentMessage } from './support-form.tsx';

interface SupportSentProps {
  readonly sent: SentMessage;
  readonly onAnother: () => void;
}

/** The ticket of a message, in place of its form. */
export function SupportSent({ sent, onAnother }: SupportSentProps) {
  return (
    <div className="sent" role="status">
      <MailCheck size={30} strokeWidth={1.3} aria-hidden="true" />
      <h3 className="display text-3xl">{SUPPORT_WORDS.sentTitle}</h3>
      <p className="text-fg-2">
        {fillIn(SUPPORT_WORDS.sent, { ticket: sent.ticket, email: sent.email })}
      </p>
      <button type="button" className="button-secondary mt-2" onClick={onAnother}>
        {SUPPORT_WORDS.another}
      </button>
    </div>
  );
}
