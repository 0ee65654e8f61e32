import type { AccountData } from './account-data/account-data.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Activities } from './activities/activities.ts';
import type { AffiliateApplications } from './affiliate-applications/affiliate-applications.ts';
import type { Analytics } from './analytics/analytics.ts';
import type { Audit } from './audit/audit.ts';
import type { Callers } from './callers.ts';
import type { ClientErrors } from './client-errors/client-errors.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Looks } from './looks/looks.ts';
import type { Mails } from './mail/mails.ts';
import type { AdminKey } from './maintenance/admin-key.ts';
import type { Maintenance } from './maintenance/maintenance.ts';
import type { Newsletter } from './newsletter/newsletter.ts';
import type { Operators } from './operators/operators.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { AvailableProviders } from './social-sign-in/available-providers.ts';
import type { SocialSignIn } from './social-sign-in/social-sign-in.ts';
import type { Subscriptions } from './subscriptions/subscriptions.ts';
import type { Support } from './support/support.ts';
import type { Throttles } from './throttles/throttles.ts';
import type { Totp } from './totp/totp.ts';

/** What the routes work with. */
export interface Services {
  readonly accounts: Accounts;
  readonly accountData: AccountData;
  readonly activities: Activities;
  readonly adminKey: AdminKey;
  readonly affiliateApplications: AffiliateApplications;
  readonly analytics: Analytics;
  readonly audit: Audit;
  readonly callers: Callers;
  readonly clientErrors: ClientErrors;
  readonly passwords: Passwords;
  readonly throttles: Throttles;
  readonly jobs: Jobs;
  readonly looks: Looks;
  readonly mails: Mails;
  readonly maintenance: Maintenance;
  readonly newsletter: Newsletter;
  readonly operators: Operators;
  readonly signInProviders: AvailableProviders;
  readonly socialSignIn: SocialSignIn;
  readonly subscriptions: Subscriptions;
  readonly support: Support;
  readonly totp: Totp;
}
