import './chat-parts.css';
import './suggestion.css';
import { ArrowRight, Bookmark, Undo2 } from 'lucide-react';
import { ARTIST_CHAT_PLACES, ARTIST_CHAT_WORDS } from '#content/panels/artist-chat-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { Pan } from '#app/kit/ui/pan.tsx';
import { askToSave } from '#app/person/navigation/dialogs.ts';
import {
  applyPatch,
  patchedProducts,
  productPatch,
  undoPatch,
  type LookPatch,
} from '#domain/makeup/patch.ts';
import { currentLook } from '#studio/state/state.ts';
import { isWorn } from './is-worn.ts';
import { suggestionRows, type SuggestionRow } from './suggestion-rows.ts';

interface SuggestionProps {
  /** The artist's first name. */
  readonly name: string;
  readonly patch: LookPatch;
  /** What takes it off again; null before it was tried on. */
  readonly before: LookPatch | null;
  readonly onTriedOn: (before: LookPatch | null) => void;
}

/**
 * What an artist would change, row by row: the shade so far before the proposed one, the old opacity
 * beneath the new.
 */
export function Suggestion({ name, patch, before, onTriedOn }: SuggestionProps) {
  const studio = useStudio();
  const look = useStudioState(currentLook);
  const [first, ...others] = patchedProducts(patch);
  const worn = before !== null && isWorn(look, before, patch);
  const bare = worn ? applyPatch(look, before) : look;
  const only = first === undefined ? undefined : patch[first];

  const tryOn = (change: LookPatch): void => {
    onTriedOn(undoPatch(currentLook(studio.store.getState()), change));
    studio.look.change(change);
  };
  return (
    <article className="artist-chat-suggestion">
      <h3 className="caps text-fg-3" aria-live="polite">
        {worn ? ARTIST_CHAT_WORDS.wearing : fillIn(ARTIST_CHAT_WORDS.suggests, { name })}
      </h3>
      <ul>
        {suggestionRows(bare, worn ? namedLike(patch, before) : patch).map((row) => (
          <Row key={row.product} row={row} />
        ))}
      </ul>
      <div className="artist-chat-acts">
        {worn ? (
          <>
            <button
              type="button"
              className="button-secondary"
              onClick={() => {
                studio.look.change(before);
                onTriedOn(null);
              }}
            >
              <Undo2 size={17} strokeWidth={1.7} aria-hidden="true" />
              {ARTIST_CHAT_WORDS.takeOff}
            </button>
            <button type="button" className="button-secondary" onClick={askToSave}>
              <Bookmark size={17} strokeWidth={1.7} aria-hidden="true" />
              {ARTIST_CHAT_WORDS.save}
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className="button-primary"
              onClick={() => {
                tryOn(patch);
              }}
            >
              {ARTIST_CHAT_WORDS.tryOn}
            </button>
            {first === undefined || only === undefined || others.length === 0 ? null : (
              <button
                type="button"
                className="button-secondary"
                onClick={() => {
                  tryOn(productPatch(first, only));
                }}
              >
                {fillIn(ARTIST_CHAT_WORDS.onlyPlace, { place: ARTIST_CHAT_PLACES[first] })}
              </button>
            )}
          </>
        )}
      </div>
    </article>
  );
}

/** The part of a suggestion that was tried on: its products are those of the patch that takes it off. */
function namedLike(patch: LookPatch, before: LookPatch): LookPatch {
  return patchedProducts(before).reduce<LookPatch>((named, product) => {
    const change = patch[product];
    return change === undefined ? named : { ...named, ...productPatch(product, change) };
  }, {});
}

function Row({ row: { product, name, from, to, before, after } }: { row: SuggestionRow }) {
  return (
    <li>
      {from === null ? (
        <span />
      ) : (
        <span className="artist-chat-change">
          <Pan colours={from} className="size-[26px]" />
          <ArrowRight size={14} strokeWidth={1.6} aria-hidden="true" />
        </span>
      )}
      <Pan colours={to} className="size-[34px]" />
      <span className="min-w-0">
        <span className="block text-md">{name}</span>
        <span className="block text-xs text-fg-3">{PRODUCT_WORDS[product].label}</span>
      </span>
      <span className="tnum text-right">
        <span className="block text-md">{after}</span>
        <span className="block text-xs text-fg-3">{fillIn(ARTIST_CHAT_WORDS.was, { before })}</span>
      </span>
    </li>
  );
}
