/** What the server is asked about the list that is kept with an account. */

import {
  agreeToAvoidedIngredients,
  changeAvoidedIngredients,
  readAvoidedIngredients,
  withdrawAvoidedIngredients,
} from '#contracts/avoided-ingredients.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import type { AvoidedChange, AvoidedIngredient } from '#domain/wellness/ingredients/avoided.ts';
import { callApi } from '#app/kit/api/call-api.ts';

/**
 * The calls to the server. Those that change something name the account they are for, and are refused with
 * `forbidden` where another one is signed in. All reject as `callApi` does.
 */
export interface RemoteAvoided {
  readonly read: () => Promise<ReplyOf<typeof readAvoidedIngredients>>;
  readonly agree: (owner: string) => Promise<unknown>;
  /** Withdraws the consent, which deletes everything. */
  readonly withdraw: (owner: string) => Promise<unknown>;
  /** Resolves with the list after the changes. */
  readonly change: (
    owner: string,
    changes: readonly AvoidedChange[],
  ) => Promise<{ readonly items: readonly AvoidedIngredient[] }>;
}

export const REMOTE_AVOIDED: RemoteAvoided = {
  read: () => callApi(readAvoidedIngredients),
  agree: (userId) => callApi(agreeToAvoidedIngredients, { body: { userId, agreed: true } }),
  withdraw: (userId) => callApi(withdrawAvoidedIngredients, { query: { userId } }),
  change: (userId, changes) =>
    callApi(changeAvoidedIngredients, {
      body: {
        userId,
        changes: changes.map(({ name, kind, isRemoved }) => ({ name, kind, isRemoved })),
      },
      keepalive: true,
    }),
};
