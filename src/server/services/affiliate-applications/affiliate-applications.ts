import type { applyAsAffiliate } from '#contracts/affiliate-applications.ts';
import type { BodyOf } from '#contracts/contract.ts';
import type { Database } from '#server/db/database.ts';
import { affiliateApplications } from '#server/db/schema/correspondence.ts';
import type { Mails } from '#server/services/mail/mails.ts';

export type AffiliateApplication = Omit<BodyOf<typeof applyAsAffiliate>, 'reference'>;

/** Takes applications for the affiliate partnership. */
export interface AffiliateApplications {
  /** Stores an application and confirms it by mail. */
  readonly take: (application: AffiliateApplication, userId: string | undefined) => Promise<void>;
}

export interface AffiliateApplicationsNeeds {
  readonly database: Database;
  readonly mails: Mails;
  readonly now: () => Date;
}

export function createAffiliateApplications(
  needs: AffiliateApplicationsNeeds,
): AffiliateApplications {
  const { database, mails, now } = needs;
  return {
    async take(application, userId) {
      await database.transaction(async (on) => {
        await on
          .insert(affiliateApplications)
          .values({ ...application, userId: userId ?? null, createdAt: now() });
        // Nothing of what was typed goes into the mail: the address may be anybody's.
        await mails.send(on, 'affiliateReceived', {
          to: application.email,
          ...(userId === undefined ? {} : { userId }),
        });
      });
    },
  };
}
