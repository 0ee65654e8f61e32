import { useEffect } from 'react';
import { openHelpChat } from '#app/site/help-chat/current-help-chat.ts';
import { openInfo } from '#app/person/navigation/dialogs.ts';

/** What an address opens over its page: `/#` the help chat, `/#app-tutorial` the tutorial. */
function overlayAt({ href, hash }: { readonly href: string; readonly hash: string }) {
  if (hash === '#app-tutorial') return 'app-tutorial';
  return href.endsWith('#') ? 'help-chat' : null;
}

/** Opens what the address asks for, and then removes that from the address. */
export function useOverlayAddress(): void {
  useEffect(() => {
    const read = (): void => {
      const overlay = overlayAt(location);
      if (overlay === null) return;
      if (overlay === 'help-chat') openHelpChat();
      else openInfo(overlay);
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    read();
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('hashchange', read);
    };
  }, []);
}
