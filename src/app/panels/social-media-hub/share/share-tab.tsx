import './share.css';
import { useState } from 'react';
import { useStore } from 'zustand';
import { SHARE_WORDS } from '#content/panels/hub-share-words.ts';
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from '#domain/social/platform.ts';
import { postText } from '#domain/social/post-text.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { PortraitSource } from '#app/panels/social-media-hub/parts/portrait-source.tsx';
import { chosenPicture, picturesOf } from '#app/panels/social-media-hub/parts/pictures.ts';
import { SwitchRow } from '#app/kit/ui/switch-row.tsx';
import { factsOf } from '#app/panels/social-media-hub/parts/look-facts-of.ts';
import { currentLook } from '#studio/state/state.ts';
import { CaptionField } from './caption-field.tsx';
import { draftOf, toggled } from './draft.ts';
import { HashtagChoice } from './hashtag-choice.tsx';
import { PlatformRow } from './platform-row.tsx';
import { PostPicture } from './post-picture.tsx';
import { ShareActions } from './share-actions.tsx';
import { useSharing } from './use-sharing.ts';

/** A post of the look: its picture, its words, and where it goes. */
export function ShareTab() {
  const studio = useStudio();
  const draftStore = draftOf(studio);
  const draft = useStore(draftStore);
  const pictures = useStore(picturesOf(studio).store);
  const picture = chosenPicture(pictures);
  const isPair = pictures.source === 'mirror' && draft.isPair;
  const worn = useStudioState(currentLook);
  const library = useStudioState(({ libraryNames }) => libraryNames);
  const [seen, setSeen] = useState<PlatformId>('instagram');
  const look = picture?.look ?? worn;
  const facts = factsOf(look, library);
  const { caption, hashtags, platforms, hasLink } = draft;
  const link = studio.sharing.codeAddress(look);
  const textFor = (platform: PlatformId) =>
    postText(platform, caption, hashtags, hasLink ? link : '');
  const shown = platforms.includes(seen) ? seen : (platforms[0] ?? 'instagram');
  const sharing = useSharing({ draft, picture, isPair, link, textFor, shown });

  function choosePlatform(platform: PlatformId): void {
    draftStore.setState({ platforms: toggled(platforms, platform) });
    setSeen(platform);
  }

  return (
    <div className="hub-tab">
      <PortraitSource />
      <PostPicture platform={shown} picture={picture} onSee={setSeen} />
      <CaptionField look={look} facts={facts} />
      <HashtagChoice facts={facts} />
      <section aria-labelledby="hub-platforms">
        <h3 id="hub-platforms" className="hub-heading">
          {SHARE_WORDS.platforms}
        </h3>
        <ul className="share-platforms">
          {PLATFORM_IDS.map((id) => (
            <PlatformRow
              key={id}
              id={id}
              limits={PLATFORMS[id]}
              text={textFor(id)}
              hashtags={hashtags.length}
              hasLink={hasLink}
              isChosen={platforms.includes(id)}
              state={sharing.stateOf(id)}
              onToggle={() => {
                choosePlatform(id);
              }}
            />
          ))}
        </ul>
      </section>
      <SwitchRow
        label={SHARE_WORDS.link}
        about={SHARE_WORDS.linkAbout}
        checked={hasLink}
        onChange={(checked) => {
          draftStore.setState({ hasLink: checked });
        }}
      />
      <ShareActions sharing={sharing} />
    </div>
  );
}
