import type { AiArtist } from '#content/ai-artists.ts';
import { fillIn } from '#content/fill-in.ts';
import { PAYMENT_OPTIONS_WORDS, PLAN_PRICES } from '#content/plans.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { PriceCards } from '#app/upgrade/price-cards.tsx';
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
      <p className="mt-6 text-[14px] text-fg-2">{PAYMENT_OPTIONS_WORDS.description}</p>
      <PriceCards label={PAYMENT_OPTIONS_WORDS.options} prices={OPTIONS} />
      <p className="upgrade-note">{PAYMENT_OPTIONS_WORDS.notYet}</p>
      <div className="dialog-actions">
        <button type="button" className="button-pro" onClick={onCompare}>
          {PAYMENT_OPTIONS_WORDS.compare}
        </button>
        <button type="button" className="button-secondary" onClick={onClose}>
          {PAYMENT_OPTIONS_WORDS.back}
        </button>
      </div>
    </Dialog>
  );
}
