import { useId } from 'react';
import { useStore } from 'zustand';
import { STORIES_WORDS } from '#content/panels/hub-stories-words.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { SwitchRow } from '#app/kit/ui/switch-row.tsx';
import { draftOf, LONGEST_LINE, LONGEST_TITLE } from './draft.ts';

interface StoryFieldsProps {
  /** As they are shown now. */
  readonly title: string;
  readonly line: string;
}

/** The words of the story. An empty field leaves its words out. */
export function StoryFields({ title, line }: StoryFieldsProps) {
  const draftStore = draftOf(useStudio());
  const { hasShades, hasMark } = useStore(draftStore);
  const id = useId();
  return (
    <section className="story-fields">
      <label htmlFor={`${id}-title`}>
        <span className="hub-label">{STORIES_WORDS.title}</span>
        <input
          id={`${id}-title`}
          className="hub-field"
          maxLength={LONGEST_TITLE}
          value={title}
          onChange={({ target }) => {
            draftStore.setState({ title: target.value });
          }}
        />
      </label>
      <label htmlFor={`${id}-line`}>
        <span className="hub-label">{STORIES_WORDS.line}</span>
        <input
          id={`${id}-line`}
          className="hub-field"
          maxLength={LONGEST_LINE}
          value={line}
          onChange={({ target }) => {
            draftStore.setState({ line: target.value });
          }}
        />
      </label>
      <SwitchRow
        label={STORIES_WORDS.showShades}
        about={STORIES_WORDS.showShadesAbout}
        checked={hasShades}
        onChange={(checked) => {
          draftStore.setState({ hasShades: checked });
        }}
      />
      <SwitchRow
        label={STORIES_WORDS.mark}
        about={STORIES_WORDS.markAbout}
        checked={hasMark}
        onChange={(checked) => {
          draftStore.setState({ hasMark: checked });
        }}
      />
    </section>
  );
}
