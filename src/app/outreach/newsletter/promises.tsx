import { Check } from 'lucide-react';
import { NEWSLETTER_WORDS } from '#content/newsletter-words.ts';

/** What subscribing does not mean. */
export function Promises() {
  return (
    <ul className="mt-8 grid gap-3 border-t border-line pt-6 text-md text-fg-2">
      {NEWSLETTER_WORDS.promises.map((promise) => (
        <li key={promise} className="flex gap-3">
          <Check size={17} strokeWidth={1.7} className="mt-0.5 flex-none" aria-hidden="true" />
          {promise}
        </li>
      ))}
    </ul>
  );
}
