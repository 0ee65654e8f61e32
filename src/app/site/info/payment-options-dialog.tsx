import type { AiArtist } from '#content/ai-artists.ts';
import { fillIn } from '#content/fill-in.ts';
import {
  HOLDS_WHAT_COMES,
  PAYMENT_OPTIONS_WORDS,
  PLAN_PRICES,
  UPGRADE_WORDS,
} from '#content/plans.ts';
import { useFeature } from '#app/person/access/use-access.ts';
import { usePaymentOptions } from '#app/person/plans/use-payment-options.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { PriceCards } from '#app/site/upgrade/price-cards.tsx';
import { useChoosePlan } from '#app/site/upgrade/use-choose-plan.ts';
import { AiArtistBadge, ArtistMedallion } from './artists-grid.tsx';

interface PaymentOptionsDialogProps {
  readonly artist: AiArtist;
  readonly onCompare: () => void;
  readonly onClose: () => void;
}

const { plans } = PAYMENT_OPTIONS_WORDS;
const OPTIONS = PLAN_PRICES.filter(({ id }) => plans.some((plan) => plan === id));

/** The ways of meeting an artist: by the month or by the hour. */
export function PaymentOptionsDialog({ artist, onCompare, onClose }: PaymentOptionsDialogProps) {
  const has = useFeature('pro-artists-chat') === 'open';
  return (
    <Dialog
      title={fillIn(PAYMENT_OPTIONS_WORDS.title, { artist: artist.name })}
      description={artist.bio}
      eyebrow={
        <div className="mb-4 flex items-center gap-3">
          <ArtistMedallion artist={artist} />
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
      {has ? null : <PaymentOptions onClose={onClose} />}
      {HOLDS_WHAT_COMES.hourly ? (
        <p className="upgrade-note">{PAYMENT_OPTIONS_WORDS.coming}</p>
      ) : null}
      {has && !HOLDS_WHAT_COMES.hourly ? (
        <p className="upgrade-note">{PAYMENT_OPTIONS_WORDS.open}</p>
      ) : null}
      <div className="dialog-actions">
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

function PaymentOptions({ onClose }: { onClose: () => void }) {
  const choose = useChoosePlan(onClose);
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
