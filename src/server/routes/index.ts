import type { FastifyInstance } from 'fastify';
import type { Guard } from '#server/admission/guard.ts';
import type { Services } from '#server/services/services.ts';
import { addAccessRoutes } from './access.ts';
import { addAccountDataRoutes } from './account-data.ts';
import { addActivityRoutes } from './activity.ts';
import { addAffiliateApplicationRoutes } from './affiliate-applications.ts';
import { addAffiliateClickRoutes } from './affiliate-clicks.ts';
import { addAnalyticsRoutes } from './analytics.ts';
import { addClientErrorRoutes } from './client-errors.ts';
import { addEmailVerificationRoutes } from './email-verification.ts';
import { addHealthRoutes, type HealthNeeds } from './health.ts';
import { addLookRatingRoutes } from './look-ratings.ts';
import { addMaintenanceRoutes } from './maintenance.ts';
import { addMakeupLookRoutes } from './makeup-looks.ts';
import { addNewsletterRoutes } from './newsletter.ts';
import { addOpenapiRoute } from './openapi.ts';
import { addOperatorCustomerRoutes } from './operator-customers.ts';
import { addOperatorSupportRoutes } from './operator-support.ts';
import { addPasswordRoutes } from './password.ts';
import { addPaymentEventRoute } from './payment-events.ts';
import { addPaymentSandboxRoutes } from './payment-sandbox.ts';
import { addPaymentRoutes } from './payments.ts';
import { addProFeatureRoutes } from './pro-features.ts';
import { addProfileRoutes } from './profile.ts';
import { addProgressRoutes } from './progress.ts';
import { addSessionRoutes } from './session.ts';
import { addSignInMethodRoutes } from './sign-in-methods.ts';
import { addSignUpRoutes } from './sign-up.ts';
import { addSocialSignInRoutes } from './social-sign-in.ts';
import { addSubscriptionRoutes } from './subscription.ts';
import { addSupportRoutes } from './support.ts';
import { addTotpRoutes } from './totp.ts';

/** Registers the route of every contract. */
export function addApiRoutes(
  app: FastifyInstance,
  dependencies: HealthNeeds,
  services: Services,
  guard: Guard,
): void {
  addHealthRoutes(app, dependencies, guard);
  addSignUpRoutes(app, services);
  addSessionRoutes(app, services);
  addPasswordRoutes(app, services);
  addEmailVerificationRoutes(app, services);
  addProfileRoutes(app, services);
  addAccountDataRoutes(app, services);
  addSocialSignInRoutes(app, services);
  addSignInMethodRoutes(app, services);
  addTotpRoutes(app, services);
  addMakeupLookRoutes(app, services);
  addActivityRoutes(app, services);
  addProgressRoutes(app, services);
  addLookRatingRoutes(app, services);
  addAnalyticsRoutes(app, services);
  addMaintenanceRoutes(app, services);
  addOperatorCustomerRoutes(app, services);
  addOperatorSupportRoutes(app, services);
  addAccessRoutes(app, services);
  addProFeatureRoutes(app);
  addPaymentRoutes(app, services);
  addPaymentEventRoute(app, services);
  addPaymentSandboxRoutes(app, services);
  addSubscriptionRoutes(app, services);
  addNewsletterRoutes(app, services);
  addSupportRoutes(app, services);
  addAffiliateApplicationRoutes(app, services);
  addAffiliateClickRoutes(app, services);
  addClientErrorRoutes(app, services);
  addOpenapiRoute(app);
}
