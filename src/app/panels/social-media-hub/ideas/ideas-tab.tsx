import '#app/panels/social-media-hub/parts/looks-tabs.css';
import './ideas.css';
import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import type { Idea } from '#content/ideas/idea.ts';
import { IDEAS } from '#content/ideas/ideas.ts';
import { IDEAS_TOASTS, IDEAS_WORDS } from '#content/panels/social-ideas-words.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import { EFFECT_TONES } from '#domain/transformation/tone.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { onOwnSkin } from '#app/look/on-own-skin.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { useWearerTone } from '#app/look/use-wearer-tone.ts';
import { tracker } from '#app/person/analytics/tracker.ts';
import { currentLook } from '#studio/state/state.ts';
import { IdeaCard } from './idea-card.tsx';
import { IdeaFilters } from './idea-filters.tsx';
import { fitsFilter, keepIdeas, NO_FILTER, readKeptIdeas, type KeptIdeas } from './kept-ideas.ts';

/** Ideas that are drawn at first, and each time that more are asked for: every one is a portrait. */
const AT_ONCE = 8;

/** Forty looks to post about, put on with one press. */
export function IdeasTab() {
  const studio = useStudio();
  const wearer = useWearerTone();
  const [kept, setKept] = useState(readKeptIdeas);
  const [most, setMost] = useState(AT_ONCE);
  const history = useStudioState((state) => state.history);
  const answeredBases = useStudioState((state) => state.answeredBases);
  const worn = useStudioState(
    (state) =>
      IDEAS.find(({ looks }) =>
        EFFECT_TONES.some((tone) => sameMakeup(looks[tone], currentLook(state))),
      )?.id ?? null,
  );
  const { filter } = kept;
  const found = IDEAS.filter((idea) => fitsFilter(idea, filter));
  const isFiltered = Object.values(filter).some((choice) => choice !== null);

  function keep(change: Partial<KeptIdeas>): void {
    const next = { ...kept, ...change };
    setKept(next);
    keepIdeas(next);
  }

  function wear({ id, name, looks }: Idea): void {
    const look = onOwnSkin(looks[wearer.tone], wearer, studio.store.getState());
    if (wearer.isMeasured) studio.base.trust(look.foundation.color);
    studio.look.wear(look);
    keep({ worn: { ...kept.worn, [id]: Date.now() } });
    tracker.track('user_engagement', { action: `idea-${id}` });
    toast(IDEAS_TOASTS.worn, { name }, '', {
      action: {
        label: IDEAS_WORDS.undo,
        otherWay: IDEAS_WORDS.undoOther,
        act: studio.look.undo,
      },
    });
  }

  return (
    <>
      <p className="text-sm text-fg-2">{IDEAS_WORDS.lead}</p>
      <IdeaFilters
        filter={filter}
        onFilter={(next) => {
          keep({ filter: next });
          setMost(AT_ONCE);
        }}
      />
      <div className="idea-count">
        <p role="status" className="text-sm text-fg-2">
          {found.length === 1
            ? IDEAS_WORDS.countOne
            : fillIn(IDEAS_WORDS.countMany, { count: found.length })}
        </p>
        {isFiltered ? (
          <button
            type="button"
            className="quiet-button"
            onClick={() => {
              keep({ filter: NO_FILTER });
              setMost(AT_ONCE);
            }}
          >
            {IDEAS_WORDS.clear}
          </button>
        ) : null}
      </div>
      {found.length === 0 ? <p className="text-sm text-fg-2">{IDEAS_WORDS.none}</p> : null}
      <ul className="idea-list">
        {found.slice(0, most).map((idea) => (
          <IdeaCard
            key={idea.id}
            idea={idea}
            look={onOwnSkin(idea.looks[wearer.tone], wearer, { history, answeredBases })}
            skin={wearer.skin}
            isWorn={idea.id === worn}
            wornAt={kept.worn[idea.id] ?? null}
            onWear={() => {
              wear(idea);
            }}
          />
        ))}
      </ul>
      {found.length > most ? (
        <button
          type="button"
          className="button-secondary mt-4 w-full"
          onClick={() => {
            setMost(most + AT_ONCE);
          }}
        >
          {fillIn(IDEAS_WORDS.more, { count: Math.min(AT_ONCE, found.length - most) })}
        </button>
      ) : null}
    </>
  );
}
