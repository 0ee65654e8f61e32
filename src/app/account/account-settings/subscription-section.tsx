import { useQuery } from '@tanstack/react-query';
import { ACCOUNT_SETTINGS_WORDS, SUBSCRIPTION_WORDS } from '#content/account-settings-words.ts';
import { CurrentPlan } from './current-plan.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { ManageSubscription } from './manage-subscription.tsx';
import { SectionFailure } from './section-failure.tsx';
import { SettingsSection } from './settings-section.tsx';
import { subscriptionQuery } from './subscription.ts';

/** The plan, and what can be done about it. */
export function SubscriptionSection() {
  const { data, error, refetch } = useQuery(subscriptionQuery);
  return (
    <SettingsSection title={SUBSCRIPTION_WORDS.title} description={SUBSCRIPTION_WORDS.description}>
      {data === undefined ? (
        <SectionFailure
          failed={error !== null}
          waiting={ACCOUNT_SETTINGS_WORDS.working}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <div className="settings-pair">
            <CurrentPlan subscription={data} />
            <ManageSubscription subscription={data} />
          </div>
          <InvoiceList />
        </>
      )}
    </SettingsSection>
  );
}
