import { useEffect, useRef } from 'react';
import { PALETTE_WORDS } from '#content/palette-words.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import type { PaletteCommand, PaletteGroup } from './palette-command.ts';

interface PaletteResultsProps {
  readonly id: string;
  readonly commands: readonly PaletteCommand[];
  readonly current: PaletteCommand | undefined;
  /** Whether they stand under the names of their groups; a search has an order of its own. */
  readonly isGrouped: boolean;
  readonly onRun: (command: PaletteCommand) => void;
}

/** The id of a command's option in the list `list`. */
export function optionId(list: string, { id }: PaletteCommand): string {
  return `${list}-${id.replaceAll(' ', '-')}`;
}

const GROUPS = ['actions', 'looks', 'shades', 'panels', 'pages', 'help'] as const;

/** What was found, as a list of options; the focus stays in the field. */
export function PaletteResults(props: PaletteResultsProps) {
  const { id, commands, isGrouped } = props;
  if (!isGrouped) {
    return (
      <div id={id} role="listbox" aria-label={PALETTE_WORDS.results} className="palette-results">
        {commands.map((command) => (
          <PaletteOption key={command.id} command={command} {...props} />
        ))}
      </div>
    );
  }
  return (
    <div id={id} role="listbox" aria-label={PALETTE_WORDS.results} className="palette-results">
      {GROUPS.map((group) => (
        <PaletteSection key={group} group={group} {...props} />
      ))}
    </div>
  );
}

function PaletteSection(props: PaletteResultsProps & { readonly group: PaletteGroup }) {
  const { group, commands } = props;
  const inGroup = commands.filter((command) => command.group === group);
  if (inGroup.length === 0) return null;
  return (
    <div role="group" aria-label={PALETTE_WORDS.groups[group]}>
      <p className="palette-group caps" aria-hidden="true">
        {PALETTE_WORDS.groups[group]}
      </p>
      {inGroup.map((command) => (
        <PaletteOption key={command.id} command={command} {...props} />
      ))}
    </div>
  );
}

interface PaletteOptionProps extends Pick<PaletteResultsProps, 'id' | 'current' | 'onRun'> {
  readonly command: PaletteCommand;
}

function PaletteOption({ id, command, current, onRun }: PaletteOptionProps) {
  const option = useRef<HTMLButtonElement>(null);
  const isCurrent = command === current;
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // The keyboard reaches it through the field, which names it as its active descendant.
    <button
      ref={option}
      type="button"
      id={optionId(id, command)}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      className="palette-option"
      onClick={() => {
        onRun(command);
      }}
    >
      {command.colours === undefined ? null : (
        <Pan colours={command.colours} className="size-6 shrink-0" />
      )}
      <span className="truncate">{command.label}</span>
      {command.isPro === true ? <span className="pro-badge caps">{PALETTE_WORDS.pro}</span> : null}
      {command.detail === undefined ? null : (
        <span className="palette-detail">{command.detail}</span>
      )}
    </button>
  );
}
