/** The device's notifications, as far as this browser has them. */

export type NotificationState = NotificationPermission | 'missing';

export function notificationState(): NotificationState {
  return 'Notification' in globalThis ? Notification.permission : 'missing';
}

/** Asks the person, where they have not answered yet. Resolves with what holds from then on; never rejects. */
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
  /** One takes the place of another of the same tag, whichever tab shows it. */
  readonly tag: string;
}

const ICON = '/icons/mark-192.png';

/** Shows one where that was allowed. Resolves with whether it is shown; never rejects. */
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

/** Browsers of phones show notifications through the service worker alone. */
async function notifyThroughWorker({ title, body, tag }: Told): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.showNotification(title, { body, tag, icon: ICON });
    return registration !== undefined;
  } catch {
    return false;
  }
}
