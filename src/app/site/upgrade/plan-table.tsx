import { Check, Hourglass, Minus, type LucideIcon } from 'lucide-react';
import { PLAN_ROWS, UPGRADE_WORDS } from '#content/plans.ts';

/** Free against Pro, row by row. */
export function PlanTable() {
  return (
    <table className="plan-table">
      <caption className="sr-only">{UPGRADE_WORDS.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{UPGRADE_WORDS.feature}</span>
          </th>
          <th scope="col">{UPGRADE_WORDS.free}</th>
          <th scope="col" className="text-pro">
            {UPGRADE_WORDS.pro}
          </th>
        </tr>
      </thead>
      <tbody>
        {PLAN_ROWS.map(({ feature, isFree, isComing }) => (
          <tr key={feature}>
            <th scope="row">
              {feature}
              {isComing ? <span className="plan-coming">{UPGRADE_WORDS.coming}</span> : null}
            </th>
            <td>
              <Inclusion is={isFree ? 'included' : 'notIncluded'} />
            </td>
            <td className="text-pro">
              <Inclusion is={isComing ? 'notYet' : 'included'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ICONS = {
  included: Check,
  notIncluded: Minus,
  notYet: Hourglass,
} as const satisfies Readonly<Record<string, LucideIcon>>;

function Inclusion({ is }: { is: keyof typeof ICONS }) {
  const Icon = ICONS[is];
  return (
    <>
      <Icon
        size={is === 'notYet' ? 15 : 17}
        strokeWidth={1.8}
        className={is === 'included' ? '' : 'text-fg-3'}
        aria-hidden="true"
      />
      <span className="sr-only">{UPGRADE_WORDS[is]}</span>
    </>
  );
}
