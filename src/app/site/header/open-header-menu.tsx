import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { HEADER_MENU_LABELS, MENU_WORDS, type HeaderMenuId } from '#content/menu-words.ts';
import { MENU_ITEMS, type MenuAct } from '#content/menus.ts';
import { HeaderMenuLabel } from './header-menu-label.tsx';
import { schedule } from '#studio/browser/timers.ts';
import { isPro, useFollow } from '#app/site/follow/use-follow.ts';

/** A drop-down menu of the header that starts open. */
export function OpenHeaderMenu({ menu }: { menu: HeaderMenuId }) {
  const follow = useFollow();
  const chosen = useRef<MenuAct | null>(null);
  return (
    // Without a portal: the menu belongs to the header's landmark, not to the end of the document.
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger className="header-menu-button">
        <HeaderMenuLabel label={HEADER_MENU_LABELS[menu]} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="menu header-menu"
        align="start"
        sideOffset={8}
        collisionPadding={12}
        onCloseAutoFocus={() => {
          // Only after the menu has returned the focus to its button, so that a dialog returns it there,
          // too.
          const act = chosen.current;
          chosen.current = null;
          if (act !== null) schedule(() => follow(act), 0);
        }}
      >
        {MENU_ITEMS[menu].map(({ label, detail, act }) => (
          <DropdownMenu.Item
            key={label}
            className="menu-row header-menu-row"
            textValue={label}
            onSelect={() => {
              chosen.current = act;
            }}
          >
            <span>
              <span className="block">{label}</span>
              <span className="block text-xs text-fg-3">{detail}</span>
            </span>
            {isPro(act) ? <GateBadge /> : null}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function GateBadge() {
  return <span className="pro-badge caps">{MENU_WORDS.pro}</span>;
}
