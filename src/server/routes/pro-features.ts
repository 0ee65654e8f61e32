import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { joinChallenge, shareToSocial } from '#contracts/pro-features.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';

/** Features for accounts; they do not exist yet. */
const TO_COME = [shareToSocial, joinChallenge] as const;

function notThereYet(): never {
  throw new ApiFailure('not_available');
}

/** Registers the Pro features: a caller who passes the guard is told that they are not available yet. */
export const addRoutes: AddRoutes = (app) => {
  for (const contract of TO_COME) serveSignedIn(app, contract, notThereYet);
};
