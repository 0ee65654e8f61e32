import { LIVE_WORDS } from '#content/panels/live-words.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';

const TABS = {
  chat: WATCH_WORDS.chat,
  steps: LIVE_WORDS.steps,
  settings: LIVE_WORDS.settings,
  analytics: LIVE_WORDS.analytics,
} as const;
export type Tab = keyof typeof TABS;
const TAB_IDS: readonly Tab[] = ['chat', 'steps', 'settings', 'analytics'];

/** The parts of the panel while one is live. */
export function PanelTabs({ open, onOpen }: { open: Tab; onOpen: (tab: Tab) => void }) {
  return (
    <div className="panel-tabs noscroll" role="group" aria-label={LIVE_WORDS.live}>
      {TAB_IDS.map((tab) => (
        <button
          key={tab}
          type="button"
          className="panel-tab"
          data-state={tab === open ? 'active' : 'inactive'}
          aria-pressed={tab === open}
          onClick={() => {
            onOpen(tab);
          }}
        >
          {TABS[tab]}
        </button>
      ))}
    </div>
  );
}
