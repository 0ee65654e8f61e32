import { RefreshCw } from 'lucide-react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { SHARE_WORDS } from '#content/panels/hub-share-words.ts';
import { HASHTAGS } from '#content/social/hashtags.ts';
import { shownHashtags } from '#domain/social/hashtags.ts';
import type { LookFacts } from '#domain/social/look-facts.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { draftOf, toggled } from './draft.ts';

/** Hashtags to add, those that fit the look first. */
export function HashtagChoice({ facts }: { facts: LookFacts }) {
  const draftStore = draftOf(useStudio());
  const { hashtags, hashtagPage } = useStore(draftStore);
  const shown = shownHashtags(HASHTAGS, facts, hashtagPage);
  return (
    <section aria-labelledby="hub-hashtags">
      <div className="hub-row">
        <h3 id="hub-hashtags" className="hub-heading">
          {SHARE_WORDS.hashtags}
        </h3>
        <span className="text-sm text-fg-3" role="status">
          {hashtags.length === 0
            ? ''
            : fillIn(SHARE_WORDS.chosenHashtags, { count: hashtags.length })}
        </span>
        <button
          type="button"
          className="quiet-button hub-row-end"
          onClick={() => {
            draftStore.setState({ hashtagPage: hashtagPage + 1 });
          }}
        >
          <RefreshCw size={15} strokeWidth={1.7} aria-hidden="true" />
          {SHARE_WORDS.moreHashtags}
        </button>
      </div>
      <div className="hub-chips">
        {shown.map((tag) => (
          <button
            key={tag}
            type="button"
            className="hub-chip"
            aria-pressed={hashtags.includes(tag)}
            onClick={() => {
              draftStore.setState({ hashtags: toggled(hashtags, tag) });
            }}
          >
            {tag}
          </button>
        ))}
      </div>
    </section>
  );
}
