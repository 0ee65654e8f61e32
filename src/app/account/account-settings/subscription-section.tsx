import { ACCOUNT_SETTINGS_WORDS, SUBSCRIPTION_WORDS } from '#content/account-settings-words.ts';
import { usePlan } from '#app/person/access/plan.ts';
import { CurrentPlan } from './current-plan.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { ManageSubscription } from './manage-subscription.tsx';
import { SectionFailure } from './section-failure.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The plan, and what can be done about it. */
export function SubscriptionSection() {
  const { plan, error, refetch } = usePlan();
  return (
    <SettingsSection title={SUBSCRIPTION_WORDS.title} description={SUBSCRIPTION_WORDS.description}>
      {plan === undefined ? (
        <SectionFailure
          failed={error !== null}
          waiting={ACCOUNT_SETTINGS_WORDS.working}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <div className="settings-pair">
            <CurrentPlan subscription={plan} />
            <ManageSubscription subscription={plan} />
          </div>
          <InvoiceList />
        </>
      )}
    </SettingsSection>
  );
}
