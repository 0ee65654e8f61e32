import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { SHARE_WORDS } from '#content/panels/hub-share-words.ts';
import { HUB_PICTURE_WORDS } from '#content/panels/social-media-hub-words.ts';
import { PLATFORM_NAMES } from '#content/social/platform-names.ts';
import { PLATFORMS, type PlatformId } from '#domain/social/platform.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { Choice } from '#app/panels/social-media-hub/parts/choice.tsx';
import { EmptyStage } from '#app/panels/social-media-hub/parts/empty-stage.tsx';
import { PictureNote } from '#app/panels/social-media-hub/parts/picture-note.tsx';
import { type Pictured, picturesOf } from '#app/panels/social-media-hub/parts/pictures.ts';
import { SwitchRow } from '#app/kit/ui/switch-row.tsx';
import { useDrawingFonts } from '#app/panels/social-media-hub/parts/use-drawing-fonts.ts';
import { draftOf } from './draft.ts';
import { drawPost } from './draw-post.ts';
import { sizeFor } from './size-for.ts';

type PostKind = 'portrait' | 'capture' | 'pair';

const KINDS: readonly { readonly value: PostKind; readonly label: string }[] = [
  { value: 'portrait', label: HUB_PICTURE_WORDS.portrait },
  { value: 'capture', label: HUB_PICTURE_WORDS.capture },
  { value: 'pair', label: HUB_PICTURE_WORDS.pair },
];

const ABOUT: Readonly<Record<PostKind, string>> = {
  portrait: HUB_PICTURE_WORDS.portraitAbout,
  capture: HUB_PICTURE_WORDS.captureAbout,
  pair: HUB_PICTURE_WORDS.pairAbout,
};

interface PostPictureProps {
  /** For whom it is shown. */
  readonly platform: PlatformId;
  readonly picture: Pictured | null;
  readonly onSee: (platform: PlatformId) => void;
}

/** The picture of the post as a platform will have it. */
export function PostPicture({ platform, picture, onSee }: PostPictureProps) {
  const studio = useStudio();
  const pictures = picturesOf(studio);
  const draftStore = draftOf(studio);
  const { isPair, hasMark, platforms, sizes } = useStore(draftStore);
  const source = useStore(pictures.store, (state) => state.source);
  const madeUp = isPair ? 'pair' : 'capture';
  const kind: PostKind = source === 'portrait' ? 'portrait' : madeUp;
  const canvas = useRef<HTMLCanvasElement>(null);
  const hasFonts = useDrawingFonts();
  const size = sizeFor(platform, sizes);
  useEffect(() => {
    const place = canvas.current;
    if (place === null || picture === null || !hasFonts) return;
    [place.width, place.height] = [size.width, size.height];
    drawPost(place, picture, { isPair: kind === 'pair', hasMark });
  }, [picture, kind, hasMark, size, hasFonts]);

  const shapes = platforms.flatMap((id) =>
    PLATFORMS[id].sizes.map(({ shape }, place) => ({
      value: `${id} ${place}`,
      label: `${PLATFORM_NAMES[id]} ${shape}`,
      platform: id,
      place,
    })),
  );
  const values = { platform: PLATFORM_NAMES[platform], shape: size.shape };
  const name = platforms.length === 0 ? SHARE_WORDS.previewAny : SHARE_WORDS.preview;
  return (
    <section aria-labelledby="hub-picture">
      <h3 id="hub-picture" className="sr-only">
        {HUB_PICTURE_WORDS.title}
      </h3>
      <div className="hub-stage">
        {picture === null ? <EmptyStage /> : null}
        <canvas
          ref={canvas}
          role="img"
          aria-label={fillIn(name, values)}
          hidden={picture === null}
          className="share-picture"
          style={{ aspectRatio: `${size.width} / ${size.height}` }}
        />
      </div>
      <Choice
        label={HUB_PICTURE_WORDS.title}
        isLabelHidden
        options={KINDS}
        value={kind}
        onChoose={(chosen) => {
          if (chosen !== 'portrait') draftStore.setState({ isPair: chosen === 'pair' });
          pictures.choose(chosen === 'portrait' ? 'portrait' : 'mirror');
        }}
      />
      <PictureNote about={ABOUT[kind]} />
      {shapes.length < 2 ? null : (
        <Choice
          label={SHARE_WORDS.size}
          options={shapes}
          value={`${platform} ${sizes[platform] ?? 0}`}
          onChoose={(value) => {
            const chosen = shapes.find((each) => each.value === value);
            if (chosen === undefined) return;
            draftStore.setState({ sizes: { ...sizes, [chosen.platform]: chosen.place } });
            onSee(chosen.platform);
          }}
        />
      )}
      <SwitchRow
        label={SHARE_WORDS.mark}
        about={SHARE_WORDS.markAbout}
        checked={hasMark}
        onChange={(checked) => {
          draftStore.setState({ hasMark: checked });
        }}
      />
      <p className="hub-promise">{HUB_PICTURE_WORDS.promise}</p>
    </section>
  );
}
