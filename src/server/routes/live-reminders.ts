import {
  chooseLiveReminder,
  LIVE_REMINDERS_TOKEN,
  openStopLiveReminders,
  readLiveReminders,
  stopLiveReminders,
} from '#contracts/live-reminders.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveContract, serveSignedIn } from '#server/plugins/serve-contract.ts';
import { addRepeatedWork } from '#server/services/jobs/add-repeated-work.ts';
import { createLiveReminders } from '#server/services/live/live-reminders.ts';
import { createRoomSight } from '#server/services/live/room-sight.ts';

const success = true as const;

/** The page that ends a subscription; the beginning of the token says which. */
const STOP_PAGE = '/newsletter-unsubscribe';

/** A mail program sends a form with the one click (RFC 8058); what it says is known anyway. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** A reminder says in how many minutes the session begins, so it must not wait long. */
const SENT_EVERY_MS = 20_000;

export const addRoutes: AddRoutes = (app, needs) => {
  const { config, database, mails, access, now } = needs;
  const reminders = createLiveReminders({
    database,
    mails,
    origin: config.origin,
    now,
    paymentNow: async () => (await access.read(undefined)).time,
  });
  const sight = createRoomSight({ database, now });

  addRepeatedWork(app, {
    work: () => reminders.send(),
    everyMs: SENT_EVERY_MS,
    failure: 'reminders of live sessions could not be sent',
  });

  serveSignedIn(app, readLiveReminders, async ({ caller }) => ({
    rooms: await reminders.wanted(caller.user.id),
  }));
  serveSignedIn(app, chooseLiveReminder, async ({ caller, params, body: { wanted } }) => {
    const { id } = caller.user;
    await reminders.choose(await sight.visible(params.id, id), id, wanted);
    return { wanted };
  });
  serveContract(app, openStopLiveReminders, ({ query: { token }, reply }) => {
    // Merely following the link ends nothing: programs that scan mails follow every link.
    reply.redirect(`${STOP_PAGE}?${new URLSearchParams({ token: LIVE_REMINDERS_TOKEN + token })}`);
    return undefined;
  });
  void app.register((forms, _options, done) => {
    forms.addContentTypeParser(FORM_TYPES, { parseAs: 'buffer' }, (_request, _body, parsed) => {
      parsed(null);
    });
    serveContract(forms, stopLiveReminders, async ({ query: { token } }) => {
      await reminders.stop(token);
      return { success };
    });
    done();
  });
};
