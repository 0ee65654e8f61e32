import './info.css';
import { useState } from 'react';
import type { AiArtist } from '#content/ai-artists.ts';
import type { Info, InfoId } from '#content/info/info.ts';
import { INFO_WORDS, infoOf } from '#content/info/infos.ts';
import { PassBanner } from '#app/person/access/pass-banner.tsx';
import { useFeature } from '#app/person/access/use-access.ts';
import { openArtistChat } from '#app/site/follow/open-artist-chat.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { openUpgrade } from '#app/person/navigation/dialogs.ts';
import { ArtistsGrid } from './artists-grid.tsx';
import { InfoActions } from './info-actions.tsx';
import { InfoIcon } from './info-icon.tsx';
import { InfoPart } from './info-part.tsx';
import { PaymentOptionsDialog } from './payment-options-dialog.tsx';

/** The dialogs from which an artist can be chosen. */
const WITH_ARTISTS: readonly InfoId[] = ['celebrity-looks', 'pro-artists'];

interface InfoDialogProps {
  readonly id: InfoId;
  readonly onClose: () => void;
}

/** What something is, what it does, and how to try it. */
export function InfoDialog({ id, onClose }: InfoDialogProps) {
  const info = infoOf(id);
  const mayChat = useFeature('pro-artists-chat') === 'open';
  const [artist, setArtist] = useState<AiArtist | null>(null);
  return (
    <>
      <Dialog
        title={info.title}
        description={info.description}
        size="wide"
        eyebrow={<InfoEyebrow info={info} />}
        close={INFO_WORDS.close}
        onClose={onClose}
      >
        <div className="info-parts">
          <section className="info-part">
            <h3 className="caps text-fg-3">{INFO_WORDS.features}</h3>
            <ul className="info-features">
              {info.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
          {WITH_ARTISTS.includes(id) ? (
            <>
              <PassBanner />
              <ArtistsGrid
                onChoose={(chosen) => {
                  if (!mayChat) {
                    setArtist(chosen);
                    return;
                  }
                  onClose();
                  openArtistChat(chosen.id);
                }}
              />
            </>
          ) : null}
          {info.rich.map((part) => (
            <InfoPart key={part.title} part={part} />
          ))}
          <section className="info-demo">
            <h3 className="font-medium">{INFO_WORDS.tryIt}</h3>
            <p>{info.demo}</p>
          </section>
        </div>
        <InfoActions info={info} onClose={onClose} />
      </Dialog>
      {artist === null ? null : (
        <PaymentOptionsDialog
          artist={artist}
          onCompare={() => {
            setArtist(null);
            onClose();
            openUpgrade();
          }}
          onChat={() => {
            onClose();
            openArtistChat(artist.id);
          }}
          onClose={() => {
            setArtist(null);
          }}
        />
      )}
    </>
  );
}

function InfoEyebrow({ info }: { info: Info }) {
  return (
    <div className="mb-4 flex items-center gap-2.5">
      <InfoIcon name={info.icon} isPro={info.isPro} />
      {info.isPro ? <span className="pro-badge caps">{INFO_WORDS.pro}</span> : null}
    </div>
  );
}
