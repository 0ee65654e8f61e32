import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { readRegisterKey } from '#server/config/read-register-key.ts';
import type { Database, DatabaseConnection } from '#server/db/database.ts';
import type { News } from '#server/db/news.ts';
import type { PaymentProvider } from '#server/payment/provider.ts';
import { createAccess } from './access/access.ts';
import { createAccounts } from './accounts/create-accounts.ts';
import { createActivities } from './activities/activities.ts';
import { createOperatorsFigures } from './analytics/operators-figures.ts';
import { createAudit } from './audit/audit.ts';
import { createSessionCallers } from './callers/session-callers.ts';
import { createReportDesk } from './decency/report-desk.ts';
import { reportableLooks, unlistLooks } from './decency/reportable-look.ts';
import { createReports } from './decency/reports.ts';
import { createRestrictions } from './decency/restrictions.ts';
import { createTellOwner } from './decency/tell-owner.ts';
import { createCustomerCare } from './customer-care/customer-care.ts';
import { createGuests } from './guests/guests.ts';
import { createStoredJobs } from './jobs/stored-jobs.ts';
import { createLanguageModel } from './language-model/language-model.ts';
import { createLooks } from './looks/create-looks.ts';
import { createMailCarrier } from './mail/create-mail-carrier.ts';
import { createMails } from './mail/mails.ts';
import { createMaintenance } from './maintenance/maintenance.ts';
import { createNewsletterIssues } from './newsletter/newsletter-issues.ts';
import { createOperators } from './operators/operators.ts';
import { createPasswords } from './passwords/passwords.ts';
import { createHashingQueue } from './passwords/hashing-queue.ts';
import { createProductRegister } from './register/product-register.ts';
import { createRefundDesk } from './payments/create-refund-desk.ts';
import { createPayments } from './payments/create-payments.ts';
import { createReceipts } from './payments/receipts.ts';
import { findAvailableProviders } from './social-sign-in/available-providers.ts';
import { noteSocialSignIns, socialSignInPlugin } from './social-sign-in/social-sign-in-plugin.ts';
import { createSubscriptions } from './subscriptions/subscriptions.ts';
import { createThrottles } from './throttles/throttles.ts';
import { totpPlugin } from './totp/totp-plugin.ts';

export interface ServicesNeeds {
  readonly config: Config;
  readonly database: Database;
  readonly news: News;
  readonly readAnywhere: DatabaseConnection['readAnywhere'];
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

/** Makes what routes share: each other service is made where its routes are. */
export function createServices(needs: ServicesNeeds) {
  const { config, database, news, readAnywhere, secret, now, clock, log, provider, isBusy } = needs;
  const callers = createSessionCallers({ config, secret, database, now, news });
  const passwords = createPasswords(createHashingQueue({ isBusy, clock, pause }));
  const throttles = createThrottles({ database, secret, log, clock });
  const jobs = createStoredJobs({ database, secret, log, now });
  const mails = createMails(jobs, createMailCarrier({ config, secret, log, now }), now);
  const audit = createAudit(now);
  const signInProviders = findAvailableProviders(config, () => now().getTime(), log);
  const activities = createActivities({ database, now, random: Math.random });
  const paymentNow = provider?.now ?? now;
  const isTestMode = provider?.kind === 'sandbox';
  const access = createAccess({ database, now: paymentNow, isTestMode });
  const { onChange } = createReceipts({ mails, origin: config.origin, isTestMode });
  const { plansOnSale } = config;
  const payments = createPayments({
    database,
    provider,
    plansOnSale,
    access,
    jobs,
    log,
    onChange,
  });
  const { reconcile } = payments;
  const subscriptions = createSubscriptions({
    database,
    access,
    provider,
    reconcile,
    now: paymentNow,
  });
  const guests = createGuests({ config, secret });
  guests.onHandOver(payments.handOver);
  const tellOwner = createTellOwner(mails, config.origin);
  const restrictions = createRestrictions({ database, audit, tellOwner, now });
  const reports = createReports({ database, now });
  restrictions.onRestricted('community', unlistLooks);
  reports.serve('look', reportableLooks(database, now));
  guests.onHandOver(reports.handOver);
  return {
    config,
    database,
    readAnywhere,
    log,
    now,
    clock,
    access,
    activities,
    audit,
    callers,
    guests,
    /**
     * The secret for calls to the forwarders of live pictures, from which the keys of hosts' own programs
     * are made, too.
     */
    liveKey: createHmac('sha256', secret).update('live pictures').digest('hex'),
    news,
    jobs,
    mails,
    payments,
    /** Each service that stores what other people see registers here how that is found, hidden and ended. */
    reports,
    reportDesk: createReportDesk({ database, audit, reports, tellOwner, now }),
    /** What operators have closed to whom: asked before a person goes live, writes, or shows something. */
    restrictions,
    signInProviders,
    subscriptions,
    throttles,
    accounts: createAccounts({
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
    }),
    customerCare: createCustomerCare({
      database,
      audit,
      log,
      secret,
      now: paymentNow,
      readPlan: subscriptions.read,
      refundDesk: provider === undefined ? undefined : createRefundDesk(provider.stripe, reconcile),
      onAccessChange: callers.forgetUser,
    }),
    /** Undefined where the operator has named none. */
    languageModel:
      config.languageModel === undefined
        ? undefined
        : createLanguageModel({ settings: config.languageModel, clock, log }),
    looks: createLooks({ database, readAnywhere, activities, restrictions, log, now }),
    maintenance: createMaintenance({ database, audit, news, log, now, clock }),
    newsletterIssues: createNewsletterIssues({ database, jobs, audit, now }),
    operatorsFigures: createOperatorsFigures({
      readAnywhere,
      settings: config.analytics,
      now,
      paymentNow,
    }),
    productRegister: createProductRegister({
      database,
      audit,
      now,
      readKey: () => readRegisterKey(config),
    }),
    operators: createOperators({ database, audit, onRoleChange: callers.forgetUser }),
  };
}

export type Services = ReturnType<typeof createServices>;
