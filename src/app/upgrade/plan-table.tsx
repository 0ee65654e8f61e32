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
        {PLAN_ROWS.map(({ feature, isFree, isComing }) => (
          <tr key={feature}>
            <th scope="row">
              {feature}
              {isComing ? <span className="plan-coming">{UPGRADE_WORDS.coming}</span> : null}
            </th>
            <td>
              <Included isIncluded={isFree} />
            </td>
            <td className="text-pro">
              <Included isIncluded />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Included({ isIncluded }: { isIncluded: boolean }) {
  const Icon = isIncluded ? Check : Minus;
  return (
    <>
      <Icon
        size={17}
        strokeWidth={1.8}
        className={isIncluded ? '' : 'opacity-55'}
        aria-hidden="true"
      />
      <span className="sr-only">
        {isIncluded ? UPGRADE_WORDS.included : UPGRADE_WORDS.notIncluded}
      </span>
    </>
  );
}
