import { BadgeCheck } from 'lucide-react';
import { PROFESSIONAL_WORDS } from '#content/account-words.ts';

/** What the account of a makeup artist brings, and where the tools for it are. */
export function ProfessionalBenefits() {
  return (
    <section aria-labelledby="professional-brings">
      <h2 id="professional-brings" className="form-part caps">
        {PROFESSIONAL_WORDS.brings}
      </h2>
      <ul className="mt-3 grid gap-3">
        {PROFESSIONAL_WORDS.benefits.map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <BadgeCheck
              size={18}
              strokeWidth={1.6}
              className="mt-0.5 shrink-0 text-fg-3"
              aria-hidden="true"
            />
            <p className="text-md">
              <strong className="font-medium">{title}</strong>
              <span className="block text-fg-2">{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-fg-3">{PROFESSIONAL_WORDS.tools}</p>
    </section>
  );
}
