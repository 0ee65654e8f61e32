import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { PaymentProvider } from '#server/payment/provider.ts';
import { createAccess } from './access/access.ts';
import { createAccountData } from './account-data/account-data.ts';
import { createAccounts } from './accounts/create-accounts.ts';
import { createActivities } from './activities/activities.ts';
import { createAffiliateApplications } from './affiliate-applications/affiliate-applications.ts';
import { createAffiliateClicks } from './affiliate-clicks/affiliate-clicks.ts';
import { createAnalytics } from './analytics/analytics.ts';
import { createAudit } from './audit/audit.ts';
import { sessionCookieName } from './callers/session-cookie.ts';
import { createSessionCallers } from './callers/session-callers.ts';
import { createClientErrors } from './client-errors/client-errors.ts';
import { createCustomerCare } from './customer-care/customer-care.ts';
import { createGuests } from './guests/guests.ts';
import { createInvoices } from './invoices/invoices.ts';
import { createStoredJobs } from './jobs/stored-jobs.ts';
import { createLooks } from './looks/create-looks.ts';
import { createMailCarrier } from './mail/mail-carrier.ts';
import { createMails } from './mail/mails.ts';
import { createAdminKey } from './maintenance/admin-key.ts';
import { createMaintenance } from './maintenance/maintenance.ts';
import { createNewsletter } from './newsletter/newsletter.ts';
import { createNewsletterMails } from './newsletter/newsletter-mails.ts';
import { createOperators } from './operators/operators.ts';
import { createPasswords } from './passwords/passwords.ts';
import { createTurns } from './passwords/turns.ts';
import { createRefundDesk } from './payments/create-refund-desk.ts';
import { createPayments } from './payments/create-payments.ts';
import { createReceipts } from './payments/receipts.ts';
import { createProgress } from './progress/progress.ts';
import { createRatings } from './ratings/ratings.ts';
import { findAvailableProviders } from './social-sign-in/available-providers.ts';
import { createSocialSignIn } from './social-sign-in/social-sign-in.ts';
import { socialSignInPlugin } from './social-sign-in/social-sign-in-plugin.ts';
import { noteSocialSignIns } from './social-sign-in/note-sign-ins.ts';
import { createSubscriptions } from './subscriptions/subscriptions.ts';
import { createSupport } from './support/support.ts';
import { createThrottles } from './throttles/throttles.ts';
import { createTotp } from './totp/create-totp.ts';
import { totpPlugin } from './totp/totp-plugin.ts';
import type { Services } from './services.ts';

export interface ServicesNeeds {
  readonly config: Config;
  readonly database: Database;
  /** Signs sessions; nobody outside the server knows it. */
  readonly secret: string;
  /** The time of day. */
  readonly now: () => Date;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  /** Who takes the money; undefined where nothing is sold. */
  readonly provider: PaymentProvider | undefined;
  /** Whether calls are under way that something less urgent would slow down. */
  readonly isBusy: () => boolean;
}

/** Makes everything that the routes work with. */
export function createServices({
  config,
  database,
  secret,
  now,
  clock,
  log,
  provider,
  isBusy,
}: ServicesNeeds): Services {
  const callers = createSessionCallers({ config, secret, database, now });
  const passwords = createPasswords(createTurns({ isBusy, clock, pause }));
  const throttles = createThrottles({ database, secret, log, clock });
  const jobs = createStoredJobs({ database, secret, log, now });
  const mails = createMails(jobs, createMailCarrier({ config, secret, log, now }), now);
  const audit = createAudit(now);
  const signInProviders = findAvailableProviders(config, () => now().getTime(), log);
  const activities = createActivities({ database, now, random: Math.random });
  const paymentNow = provider?.now ?? now;
  const isTestMode = provider?.kind === 'sandbox';
  const access = createAccess({ database, now: paymentNow, isTestMode });
  const receipts = createReceipts({ mails, origin: config.origin, isTestMode });
  const { onChange } = receipts;
  const payments = createPayments({
    database,
    provider,
    plansOnSale: config.plansOnSale,
    access,
    jobs,
    log,
    onChange,
  });
  const { reconcile } = payments;
  const subscriptions = createSubscriptions({
    database,
    throttles,
    provider,
    reconcile,
    now: paymentNow,
  });
  const ratings = createRatings({ database, now });
  const accounts = createAccounts({
    config,
    database,
    secret,
    now,
    log,
    callers,
    passwords,
    throttles,
    jobs,
    mails,
    plugins: [
      totpPlugin(),
      socialSignInPlugin(signInProviders.oauthProviders, noteSocialSignIns(database, now)),
    ],
    isProviderAvailable: (id) => signInProviders.stateOf(id) !== 'not_set_up',
    isPro: access.isPro,
  });
  return {
    access,
    activities,
    affiliateApplications: createAffiliateApplications({ database, mails, now }),
    affiliateClicks: createAffiliateClicks({ database, now }),
    guests: createGuests({ config, secret, heirs: [ratings.handOver, payments.handOver] }),
    progress: createProgress({ database, now }),
    ratings,
    customerCare: createCustomerCare({
      database,
      audit,
      throttles,
      log,
      secret,
      now: paymentNow,
      readPlan: subscriptions.read,
      refundDesk: provider === undefined ? undefined : createRefundDesk(provider.stripe, reconcile),
      onAccessChange: callers.forgetUser,
    }),
    clientErrors: createClientErrors({ database, log, now }),
    newsletter: createNewsletter({
      database,
      jobs,
      mails: createNewsletterMails(config.origin, mails),
      now,
    }),
    support: createSupport({ database, mails, now }),
    adminKey: createAdminKey(config.adminKey, throttles),
    analytics: createAnalytics({ database, now }),
    audit,
    callers,
    looks: createLooks({ database, activities, log, now }),
    maintenance: createMaintenance({ database, audit, log, now, clock }),
    subscriptions,
    invoices: createInvoices({ database, throttles }),
    passwords,
    payments,
    throttles,
    jobs,
    mails,
    accounts,
    accountData: createAccountData({
      database,
      accounts,
      audit,
      callers,
      mails,
      payments,
      throttles,
      now,
    }),
    operators: createOperators({ database, audit, onRoleChange: callers.forgetUser }),
    signInProviders,
    socialSignIn: createSocialSignIn({
      accounts,
      origin: config.origin,
      available: signInProviders,
      throttles,
      log,
    }),
    totp: createTotp({
      accounts,
      audit,
      callers,
      database,
      throttles,
      sessionCookie: sessionCookieName(config),
    }),
  };
}
