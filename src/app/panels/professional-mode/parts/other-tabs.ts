/** News between the tabs in which Professional Mode is open. */

type News = 'snapshots' | 'tutorials';

const NAME = 'lookglass-professional';

/** Null where the browser has none: other tabs then see it when they are loaded again. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null;

export function tellOtherTabs(news: News): void {
  channel?.postMessage(news);
}

export function hearOtherTabs(news: News, listener: () => void): void {
  channel?.addEventListener('message', ({ data }) => {
    if (data === news) listener();
  });
}
