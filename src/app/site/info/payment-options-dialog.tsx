import type { AiArtist } from '#content/ai-artists.ts';
import { fillIn } from '#content/fill-in.ts';
import { PAYMENT_OPTIONS_WORDS, PLAN_PRICES, UPGRADE_WORDS } from '#content/plans.ts';
import { useFeature } from '#app/person/access/use-access.ts';
import { fragmentOf } from '#app/person/navigation/open-panel.ts';
import { usePaymentOptions } from '#app/person/plans/use-payment-options.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { PriceCards } from '#app/site/upgrade/price-cards.tsx';
import { useChoosePlan } from '#app/site/upgrade/use-choose-plan.ts';
import { Medallion } from '#app/kit/ui/medallion.tsx';
import { AiArtistBadge } from './artists-grid.tsx';

interface PaymentOptionsDialogProps {
  readonly artist: AiArtist;
  readonly onCompare: () => void;
  /** Opens the chat, for those who have paid meanwhile. */
  readonly onChat: () => void;
  readonly onClose: () => void;
}

const { plans } = PAYMENT_OPTIONS_WORDS;
const OPTIONS = PLAN_PRICES.filter(({ id }) => plans.some((plan) => plan === id));

/** The ways of meeting an artist: by the month or by the hour. */
export function PaymentOptionsDialog({
  artist,
  onCompare,
  onChat,
  onClose,
}: PaymentOptionsDialogProps) {
  const has = useFeature('pro-artists-chat') === 'open';
  return (
    <Dialog
      title={fillIn(PAYMENT_OPTIONS_WORDS.title, { artist: artist.name })}
      description={artist.bio}
      eyebrow={
        <div className="mb-4 flex items-center gap-3">
          <Medallion name={artist.name} colours={artist.colours} />
          <AiArtistBadge />
        </div>
      }
      close={PAYMENT_OPTIONS_WORDS.close}
      onClose={onClose}
    >
      <ul className="artist-tags">
        {artist.expertise.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      {has ? null : <PaymentOptions artist={artist} onClose={onClose} />}
      {has ? <p className="upgrade-note">{PAYMENT_OPTIONS_WORDS.open}</p> : null}
      <div className="dialog-actions">
        {has ? (
          <button type="button" className="button-primary" onClick={onChat}>
            {fillIn(PAYMENT_OPTIONS_WORDS.chat, { artist: artist.name })}
          </button>
        ) : null}
        <button type="button" className="button-secondary" onClick={onCompare}>
          {PAYMENT_OPTIONS_WORDS.compare}
        </button>
        <button type="button" className="button-secondary" onClick={onClose}>
          {PAYMENT_OPTIONS_WORDS.back}
        </button>
      </div>
    </Dialog>
  );
}

function PaymentOptions({
  artist,
  onClose,
}: Pick<PaymentOptionsDialogProps, 'artist' | 'onClose'>) {
  // The chat that was paid for is open when the person comes back.
  const chat = fragmentOf({ kind: 'panel', panel: 'artist-chat', part: artist.id });
  const choose = useChoosePlan(onClose, `/${chat}`);
  const { data: payment } = usePaymentOptions();
  const isClosed = payment?.provider === 'none';
  return (
    <>
      <p className="mt-6 text-md text-fg-2">{PAYMENT_OPTIONS_WORDS.description}</p>
      <PriceCards
        label={PAYMENT_OPTIONS_WORDS.options}
        prices={OPTIONS}
        isClosed={isClosed}
        onChoose={choose}
      />
      {isClosed ? <p className="upgrade-note">{UPGRADE_WORDS.notSetUp}</p> : null}
    </>
  );
}
