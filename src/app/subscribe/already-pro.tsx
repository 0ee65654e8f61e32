import { Crown } from 'lucide-react';
import { ALREADY_PRO_WORDS } from '#content/subscribe-words.ts';
import { Notice } from './notice.tsx';

/** Tells a subscriber that there is nothing to pay. */
export function AlreadyPro({ returnTo }: { returnTo: string }) {
  return (
    <Notice icon={Crown} title={ALREADY_PRO_WORDS.title} text={ALREADY_PRO_WORDS.text} tone="pro">
      <a href="/account-settings" className="button-primary">
        {ALREADY_PRO_WORDS.manage}
      </a>
      <a href={returnTo} className="button-secondary">
        {ALREADY_PRO_WORDS.back}
      </a>
    </Notice>
  );
}
