import { Check, Minus } from 'lucide-react';
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
        {PLAN_ROWS.map(({ feature, isFree }) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            <td>
              <Inclusion isIncluded={isFree} />
            </td>
            <td className="text-pro">
              <Inclusion isIncluded />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Inclusion({ isIncluded }: { isIncluded: boolean }) {
  const Icon = isIncluded ? Check : Minus;
  return (
    <>
      <Icon
        size={17}
        strokeWidth={1.8}
        className={isIncluded ? '' : 'text-fg-3'}
        aria-hidden="true"
      />
      <span className="sr-only">
        {isIncluded ? UPGRADE_WORDS.included : UPGRADE_WORDS.notIncluded}
      </span>
    </>
  );
}
