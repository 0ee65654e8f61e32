import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { OFFLINE_WORDS } from '#content/offline-words.ts';

function listen(notify: () => void): () => void {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

/** While there is no network, says so and what that means here. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="offline">
      {isOnline ? null : (
        <p className="offline-note">
          <WifiOff size={16} strokeWidth={1.6} aria-hidden="true" />
          {OFFLINE_WORDS.offline}
        </p>
      )}
    </div>
  );
}
