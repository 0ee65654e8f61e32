import { MailCheck } from 'lucide-react';
import { AFFILIATE_WORDS } from '#content/affiliate-words.ts';
import { fillIn } from '#content/fill-in.ts';

interface AffiliateSentProps {
  readonly email: string;
  readonly onAnother: () => void;
}

/** Says in place of the form that the application has arrived. */
export function AffiliateSent({ email, onAnother }: AffiliateSentProps) {
  return (
    <div className="sent" role="status">
      <MailCheck size={30} strokeWidth={1.3} aria-hidden="true" />
      <h3 className="display text-3xl">{AFFILIATE_WORDS.sentTitle}</h3>
      <p className="text-fg-2">{fillIn(AFFILIATE_WORDS.sent, { email })}</p>
      <button type="button" className="button-secondary mt-2" onClick={onAnother}>
        {AFFILIATE_WORDS.another}
      </button>
    </div>
  );
}
