/** The device's notifications, where this browser supports them. */

export type NotificationState = NotificationPermission | 'missing';

export function notificationState(): NotificationState {
  return 'Notification' in globalThis ? Notification.permission : 'missing';
}

/**
 * Asks the person for permission, if they have not answered yet. Resolves with the resulting state; never
 * rejects.
 */
export async function askForNotifications(): Promise<NotificationState> {
  if (notificationState() !== 'default') return notificationState();
  try {
    return await Notification.requestPermission();
  } catch {
    return notificationState();
  }
}

interface Told {
  readonly title: string;
  readonly body: string;
  /** A notification replaces an earlier one with the same tag, whichever tab shows it. */
  readonly tag: string;
}

const ICON = '/icons/mark-192.png';

/** Shows a notification where that was allowed. Resolves with whether it is shown; never rejects. */
export async function notify({ title, body, tag }: Told): Promise<boolean> {
  if (notificationState() !== 'granted') return false;
  try {
    const shown = new Notification(title, { body, tag, icon: ICON });
    shown.addEventListener('click', () => {
      globalThis.focus();
      shown.close();
    });
    return true;
  } catch {
    return await notifyThroughWorker({ title, body, tag });
  }
}

/** Browsers on phones show notifications only through the service worker. */
async function notifyThroughWorker({ title, body, tag }: Told): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.showNotification(title, { body, tag, icon: ICON });
    return registration !== undefined;
  } catch {
    return false;
  }
}
