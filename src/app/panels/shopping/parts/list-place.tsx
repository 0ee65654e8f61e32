import { fillIn } from '#content/fill-in.ts';
import { LISTS_WORDS as WORDS } from '#content/panels/shopping-lists-words.ts';
import { askToSignIn } from '#app/person/navigation/dialogs.ts';
import { GUEST } from '#app/person/session/owner.ts';
import type { ListsState } from '#app/person/shopping-lists/lists-keeper.ts';
import { shoppingLists } from '#app/person/shopping-lists/shopping-lists.ts';

function placeOf({ owner, isLasting, waiting }: ListsState): string {
  if (owner === GUEST) return isLasting ? WORDS.device : WORDS.notLasting;
  return waiting > 0 ? WORDS.waiting : WORDS.account;
}

/** Where the lists are kept, and what stands in the way of that. */
export function ListPlace({ state }: { state: ListsState }) {
  const { owner, trouble, leftOut } = state;
  return (
    <footer className="shop-list-place">
      <p role="status">{placeOf(state)}</p>
      {leftOut === 0 ? null : <p role="alert">{fillIn(WORDS.leftOut, { count: leftOut })}</p>}
      {trouble === null ? null : (
        <p role="alert">
          {fillIn(WORDS.trouble[trouble.step], { why: trouble.why })}{' '}
          <button
            type="button"
            className="shop-text-button"
            onClick={() => void shoppingLists.sync()}
          >
            {WORDS.retry}
          </button>
        </p>
      )}
      {owner === GUEST ? (
        <button
          type="button"
          className="shop-text-button"
          onClick={() => {
            askToSignIn(WORDS.signInReason);
          }}
        >
          {WORDS.signIn}
        </button>
      ) : null}
    </footer>
  );
}
