import { fillIn } from '#content/fill-in.ts';
import { CUSTOMER_WORDS as WORDS, PLAN_LINE_WORDS } from '#content/operator-customer-words.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import type { Customer } from './customers.ts';

/** The plan in one line, such as `Pro, monthly, active, until December 24, 2026`. */
function planLine({ planType, status, isProUser, proExpiresAt }: Customer['plan']): string {
  const plan = planType === 'free' && isProUser ? PLAN_LINE_WORDS.isPro : PLAN_LINE_WORDS[planType];
  if (proExpiresAt === null) return plan;
  return fillIn(PLAN_LINE_WORDS.until, {
    plan,
    status: PLAN_LINE_WORDS.status[status],
    date: formatDay(proExpiresAt) ?? '',
  });
}

/** Who a customer is, as far as helping them requires. */
export function AccountFacts({ customer }: { customer: Customer }) {
  const { id, account, plan } = customer;
  const facts =
    account === null
      ? []
      : [
          [
            WORDS.email,
            fillIn(account.emailVerified ? WORDS.verified : WORDS.unverified, {
              email: account.email,
            }),
          ],
          [WORDS.since, formatDay(account.createdAt)],
          [WORDS.type, WORDS[account.accountType]],
          [WORDS.role, WORDS[account.role]],
          [WORDS.totp, account.totpEnabled ? WORDS.yes : WORDS.no],
        ];
  return (
    <dl className="operator-facts">
      {[[PLAN_LINE_WORDS.label, planLine(plan)], ...facts, [WORDS.id, id]].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
