import {
  ChevronDown,
  Crown,
  MessageCircle,
  MessagesSquare,
  Search,
  X,
  type LucideIcon,
} from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { HEADER_MENU_IDS, HEADER_MENU_LABELS, MENU_WORDS } from '#content/menu-words.ts';
import { MENU_ITEMS } from '#content/menus.ts';
import { PassTime } from '#app/person/access/pass-time.tsx';
import { useIsPro, usePassUntil } from '#app/person/access/use-access.ts';
import { ThemeChoice } from '#app/kit/theme/theme-choice.tsx';
import { openHelpChat } from '#app/site/help-chat/current-help-chat.ts';
import { openPalette, openUpgrade } from '#app/person/navigation/dialogs.ts';
import { useUpgradeLabel } from '#app/site/upgrade/use-upgrade-label.ts';
import { useOpeners } from '#app/kit/ui/use-openers.ts';
import { SiteMenuAccount } from './site-menu-account.tsx';
import { schedule } from '#studio/browser/timers.ts';
import { useWayToArtists } from '#app/site/follow/open-artist-chat.ts';
import { isPro, useFollow } from '#app/site/follow/use-follow.ts';

interface Shortcut {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly act: (() => void) | 'artists';
}

const SHORTCUTS: readonly Shortcut[] = [
  {
    label: MENU_WORDS.artistsChat,
    icon: MessagesSquare,
    act: 'artists',
  },
  { label: MENU_WORDS.upgrade, icon: Crown, act: openUpgrade },
  { label: MENU_WORDS.help, icon: MessageCircle, act: openHelpChat },
  { label: MENU_WORDS.search, icon: Search, act: openPalette },
];

const ICON = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** Everything that the header has room for on a wide screen, in a sheet. */
export function SiteMenu({ onClose }: { onClose: () => void }) {
  const follow = useFollow();
  const leadToArtists = useWayToArtists();
  const passUntil = usePassUntil();
  const upgrade = useUpgradeLabel();
  const upgradeLabel = useIsPro() ? MENU_WORDS.yourPro : upgrade;
  const { remember, giveBack } = useOpeners();
  const wish = useRef<(() => void) | null>(null);
  /** Closes the menu first, so that the focus is back on its button before something else opens. */
  const leaveFor = (act: () => void): void => {
    wish.current = act;
    onClose();
  };
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-overlay" />
        <Dialog.Content
          className="site-menu"
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={(event) => {
            giveBack(event);
            if (wish.current !== null) schedule(wish.current, 0);
          }}
        >
          <div className="site-menu-bar">
            <Dialog.Title className="display text-2xl">{MENU_WORDS.title}</Dialog.Title>
            <Dialog.Close aria-label={MENU_WORDS.close} className="quiet-button">
              <X size={20} strokeWidth={1.6} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="site-menu-scroll">
            <SiteMenuAccount onLeave={onClose} />
            {HEADER_MENU_IDS.map((id) => (
              <details key={id} name="site-menu" className="site-menu-section">
                <summary>
                  {HEADER_MENU_LABELS[id]}
                  <ChevronDown {...ICON} />
                </summary>
                <ul className="site-menu-rows">
                  {MENU_ITEMS[id].map((item) => (
                    <li key={item.label}>
                      <button
                        type="button"
                        className="site-menu-row"
                        onClick={() => {
                          leaveFor(() => {
                            follow(item.act);
                          });
                        }}
                      >
                        {item.label}
                        {isPro(item.act) ? (
                          <span className="pro-badge caps">{MENU_WORDS.pro}</span>
                        ) : null}
                      </button>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
            <ul className="site-menu-rows">
              {SHORTCUTS.map(({ label, icon: Icon, act }) => (
                <li key={label}>
                  <button
                    type="button"
                    className="site-menu-row"
                    onClick={() => {
                      leaveFor(act === 'artists' ? leadToArtists : act);
                    }}
                  >
                    <Icon {...ICON} />
                    {label === MENU_WORDS.upgrade ? upgradeLabel : label}
                    {label === MENU_WORDS.artistsChat && passUntil !== null ? (
                      <PassTime until={passUntil} />
                    ) : null}
                  </button>
                </li>
              ))}
            </ul>
            <div className="site-menu-foot">
              <ThemeChoice />
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
