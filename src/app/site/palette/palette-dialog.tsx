import './palette.css';
import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { PALETTE_WORDS } from '#content/palette-words.ts';
import { rank } from '#domain/palette/rank.ts';
import { goTo } from '#app/kit/router/router.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { useOpeners } from '#app/kit/ui/use-openers.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { ACTION_COMMANDS } from './action-commands.ts';
import { LOOK_COMMANDS } from './look-commands.ts';
import type { PaletteCommand } from './palette-command.ts';
import { optionId, PaletteResults } from './palette-results.tsx';
import { PLACE_COMMANDS } from './place-commands.ts';
import { useSavedLookCommands } from './saved-look-commands.ts';
import { stepFrom } from './step-from.ts';

const FIRST: readonly PaletteCommand[] = ACTION_COMMANDS.filter(({ group }) => group === 'actions');
const LATER: readonly PaletteCommand[] = [
  ...LOOK_COMMANDS,
  ...PLACE_COMMANDS,
  ...ACTION_COMMANDS.filter(({ group }) => group === 'help'),
];

/** One field to find every page, panel, look and shade: arrows choose, Enter runs. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const list = useId();
  const studio = useStudio();
  const { remember, giveBack } = useOpeners();
  const savedLooks = useSavedLookCommands();
  const { user } = useCurrentUser();
  const later = user === null ? LATER : LATER.filter(({ onlySignedOut }) => onlySignedOut !== true);
  const found = rank([...FIRST, ...savedLooks, ...later], query);
  const current = found[chosen];

  const run = (command: PaletteCommand): void => {
    onClose();
    command.run({ studio, goTo: (path) => void goTo(path) });
  };

  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (current !== undefined) run(current);
      return;
    }
    const next = stepFrom(chosen, event.key, found.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
  };

  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className="palette-overlay" />
        <Dialog.Content
          className="palette"
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
        >
          <Dialog.Title className="sr-only">{PALETTE_WORDS.title}</Dialog.Title>
          <div className="palette-field">
            <Search size={19} strokeWidth={1.6} aria-hidden="true" />
            <input
              type="text"
              role="combobox"
              aria-label={PALETTE_WORDS.field}
              aria-expanded={found.length > 0}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={current === undefined ? undefined : optionId(list, current)}
              placeholder={PALETTE_WORDS.placeholder}
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={({ target }) => {
                setQuery(target.value);
                setChosen(0);
              }}
              onKeyDown={press}
            />
            <Dialog.Close className="quiet-button palette-close">
              {PALETTE_WORDS.close}
            </Dialog.Close>
          </div>
          <p role="status" className="sr-only">
            {countOf(found.length)}
          </p>
          {found.length === 0 ? (
            <p className="palette-nothing">{fillIn(PALETTE_WORDS.nothing, { query })}</p>
          ) : (
            <PaletteResults
              id={list}
              commands={found}
              current={current}
              isGrouped={query.trim() === ''}
              onRun={run}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function countOf(count: number): string {
  return count === 1 ? PALETTE_WORDS.countOne : fillIn(PALETTE_WORDS.countMany, { count });
}
