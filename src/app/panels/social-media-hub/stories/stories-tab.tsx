import './stories.css';
import { useState } from 'react';
import { useStore } from 'zustand';
import { STORIES_WORDS } from '#content/panels/hub-stories-words.ts';
import { HUB_PICTURE_WORDS } from '#content/panels/social-media-hub-words.ts';
import { STORY_TEMPLATES } from '#content/social/story-templates.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { Choice } from '#app/panels/social-media-hub/parts/choice.tsx';
import { PictureNote } from '#app/panels/social-media-hub/parts/picture-note.tsx';
import {
  chosenPicture,
  picturesOf,
  type PictureSource,
} from '#app/panels/social-media-hub/parts/pictures.ts';
import { PortraitSource } from '#app/panels/social-media-hub/parts/portrait-source.tsx';
import { useDrawingFonts } from '#app/panels/social-media-hub/parts/use-drawing-fonts.ts';
import { ourLookName } from '#studio/state/worn-shades.ts';
import { draftOf } from './draft.ts';
import { FilmSection } from './film-section.tsx';
import { StoryActions } from './story-actions.tsx';
import { type StoryContent, shadesOf } from './templates/story-content.ts';
import { StoryFields } from './story-fields.tsx';
import { StoryStage } from './story-stage.tsx';
import { TemplateChoice } from './template-choice.tsx';

const SOURCES: readonly { readonly value: PictureSource; readonly label: string }[] = [
  { value: 'portrait', label: HUB_PICTURE_WORDS.portrait },
  { value: 'mirror', label: HUB_PICTURE_WORDS.mirror },
];

const ABOUT: Readonly<Record<PictureSource, string>> = {
  portrait: HUB_PICTURE_WORDS.portraitAbout,
  mirror: HUB_PICTURE_WORDS.mirrorAbout,
};

/** A story of the look: a picture of 1080 x 1920, or a film of six seconds. */
export function StoriesTab() {
  const studio = useStudio();
  const pictures = picturesOf(studio);
  const shown = useStore(pictures.store);
  const draft = useStore(draftOf(studio));
  const library = useStudioState(({ libraryNames }) => libraryNames);
  const hasFonts = useDrawingFonts();
  const [isFilming, setFilming] = useState(false);
  const picture = chosenPicture(shown);
  const { template, title, line, hasShades, hasMark, moves } = draft;
  const content: StoryContent | null =
    picture === null || !hasFonts
      ? null
      : {
          picture,
          title: title ?? ourLookName(picture.look) ?? STORIES_WORDS.ownLook,
          line: line ?? STORY_TEMPLATES[template].line,
          shades: hasShades ? shadesOf(picture.look, library) : [],
          hasMark,
          moves: moves[template] ?? {},
        };
  return (
    <div className="hub-tab">
      <PortraitSource />
      <section aria-labelledby="hub-story">
        <h3 id="hub-story" className="sr-only">
          {STORIES_WORDS.intro}
        </h3>
        <StoryStage template={template} content={content} />
        <Choice
          label={HUB_PICTURE_WORDS.title}
          isLabelHidden
          options={SOURCES}
          value={shown.source}
          onChoose={pictures.choose}
        />
        <PictureNote about={ABOUT[shown.source]} />
        <p className="hub-promise">{HUB_PICTURE_WORDS.promise}</p>
      </section>
      <TemplateChoice content={content} />
      <StoryFields title={content?.title ?? ''} line={content?.line ?? ''} />
      <FilmSection template={template} content={content} onFilming={setFilming} />
      <StoryActions template={template} content={content} isFilming={isFilming} />
    </div>
  );
}
