import { Tabs } from 'radix-ui';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { LoadedPart } from './loaded-part.tsx';

export interface PanelTab<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** Loads its code when it is chosen. */
  readonly load: () => Promise<ComponentType>;
  /** Shows beside its name how many things it holds. */
  readonly Count?: ComponentType;
}

interface PanelTabsProps {
  /** Names the row of tabs. */
  readonly label: string;
  /** In their order; the first is the one that opens. */
  readonly tabs: readonly PanelTab[];
  /** The tab that the address asks for, if it asks for one. */
  readonly part: string | null;
  /** A class for the whole, for a panel that lays out its tabs in its own way. */
  readonly className?: string;
  /** Called with the tab that a person chose, for a panel whose address follows it. */
  readonly onChoose?: (id: string) => void;
}

/**
 * Keeps the tab in sight when its row becomes narrower or its own name longer. Only the row scrolls: the
 * panel stays where a person has scrolled it. Returns a function that stops this.
 */
function keepInRow(row: Element, tab: Element): () => void {
  const observer = new ResizeObserver(() => {
    const { scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(row);
    const room = row.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    const past = right - room.right + (Number.parseFloat(scrollPaddingRight) || 0);
    const before = room.left + (Number.parseFloat(scrollPaddingLeft) || 0) - left;
    if (past > 0) row.scrollLeft += past;
    else if (before > 0) row.scrollLeft -= before;
  });
  observer.observe(row);
  observer.observe(tab);
  return () => {
    observer.disconnect();
  };
}

/**
 * A panel in tabs, each loaded separately. A tab that is left is unmounted, which releases what it holds.
 */
export function PanelTabs({ label, tabs, part, className, onChoose }: PanelTabsProps) {
  const [asked, setAsked] = useState(part);
  const [chosen, setChosen] = useState(part);
  if (asked !== part) {
    setAsked(part);
    if (tabs.some(({ id }) => id === part)) setChosen(part);
  }
  const open = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  const openId = open?.id ?? '';
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A row that does not fit scrolls: the tab that an address asked for may be out of sight.
    const tab = row.current?.querySelector(`[data-tab="${openId}"]`);
    if (!row.current || !tab) return undefined;
    tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return keepInRow(row.current, tab);
  }, [openId]);
  return (
    <Tabs.Root
      className={className}
      value={openId}
      onValueChange={(id) => {
        setChosen(id);
        onChoose?.(id);
      }}
    >
      <Tabs.List ref={row} className="panel-tabs noscroll" aria-label={label}>
        {tabs.map(({ id, label: name, Count }) => (
          <Tabs.Trigger key={id} value={id} data-tab={id} className="panel-tab">
            {name}
            {Count === undefined ? null : <Count />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ id, load }) => (
        <Tabs.Content key={id} value={id}>
          <LoadedPart load={load} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
