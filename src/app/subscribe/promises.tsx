import './promises.css';
import { CalendarX2, LockKeyhole, ShieldCheck, type LucideIcon } from 'lucide-react';
import { SUMMARY_WORDS } from '#content/subscribe-words.ts';
import type { PricedPlan } from '#domain/pricing/prices.ts';

const ICONS: Readonly<Record<(typeof SUMMARY_WORDS.promises)[number]['icon'], LucideIcon>> = {
  guarantee: ShieldCheck,
  cancel: CalendarX2,
  card: LockKeyhole,
};

/** What customers can rely on. */
export function Promises({ plan }: { plan: PricedPlan }) {
  const { promises, notOfPass } = SUMMARY_WORDS;
  return (
    <ul className="promises">
      {promises
        .filter(({ icon }) => plan !== 'hourly' || icon !== notOfPass)
        .map(({ icon, title, text }) => {
          const Icon = ICONS[icon];
          return (
            <li key={icon}>
              <Icon size={19} strokeWidth={1.5} aria-hidden="true" />
              <span>
                <span className="block font-medium">{title}</span>
                <span className="block text-sm text-fg-2">{text}</span>
              </span>
            </li>
          );
        })}
    </ul>
  );
}
