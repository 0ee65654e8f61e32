import './upgrade.css';
import { Crown } from 'lucide-react';
import { PLAN_PRICES, UPGRADE_WORDS } from '#content/plans.ts';
import { useIsPro } from '#app/person/access/use-access.ts';
import { saleNote } from '#app/person/plans/sale-note.ts';
import { usePaymentOptions, usePlansOnSale } from '#app/person/plans/use-payment-options.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { PlanTable } from './plan-table.tsx';
import { PriceCards } from './price-cards.tsx';
import { UpgradeActions } from './upgrade-actions.tsx';
import { useChoosePlan } from './use-choose-plan.ts';
import { useUpgradeLabel } from './use-upgrade-label.ts';

/** What Pro is and what it costs. */
export function UpgradeDialog({ onClose }: { onClose: () => void }) {
  const isPro = useIsPro();
  const title = useUpgradeLabel();
  return (
    <Dialog
      title={isPro ? UPGRADE_WORDS.titlePro : title}
      description={isPro ? UPGRADE_WORDS.descriptionPro : UPGRADE_WORDS.description}
      size="wide"
      eyebrow={
        <span className="upgrade-crown">
          <Crown size={20} strokeWidth={1.5} aria-hidden="true" />
        </span>
      }
      close={UPGRADE_WORDS.close}
      onClose={onClose}
    >
      {isPro ? null : <Offer onChosen={onClose} />}
      <PlanTable />
      {isPro ? null : <p className="mt-4 text-sm text-fg-2">{UPGRADE_WORDS.promise}</p>}
      <UpgradeActions isPro={isPro} onClose={onClose} />
    </Dialog>
  );
}

function Offer({ onChosen }: { onChosen: () => void }) {
  const choose = useChoosePlan(onChosen);
  const { data: options } = usePaymentOptions();
  const isClosed = options?.provider === 'none';
  const note = useOfferNote(isClosed);
  return (
    <>
      {note === null ? null : <p className="upgrade-note">{note}</p>}
      <PriceCards
        label={UPGRADE_WORDS.prices}
        prices={PLAN_PRICES}
        isClosed={isClosed}
        onChoose={choose}
      />
    </>
  );
}

/** Why some plans, or all, cannot be bought; null where all can. */
function useOfferNote(isClosed: boolean): string | null {
  const onSale = usePlansOnSale();
  if (isClosed && onSale.length > 0) return UPGRADE_WORDS.notSetUp;
  return saleNote(onSale);
}
