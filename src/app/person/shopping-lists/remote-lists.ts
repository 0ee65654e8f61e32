/** What the server is asked about the lists of an account. */

import type { ReplyOf } from '#contracts/contract.ts';
import {
  changeShoppingLists,
  chooseWishMails,
  readShoppingLists,
} from '#contracts/shopping-lists.ts';
import type { ListChange } from '#domain/shopping/shopping-lists.ts';
import { callApi } from '#app/kit/api/call-api.ts';

/**
 * The calls to the server. Those that change something name the account they are for, and are refused with
 * `forbidden` where another one is signed in. All reject as `callApi` does.
 */
export interface RemoteLists {
  readonly read: () => Promise<ReplyOf<typeof readShoppingLists>>;
  /** Resolves with the ids of the changes for which there was no room. */
  readonly change: (owner: string, changes: readonly ListChange[]) => Promise<readonly string[]>;
  readonly chooseMails: (owner: string, wanted: boolean) => Promise<unknown>;
}

export const REMOTE_LISTS: RemoteLists = {
  read: () => callApi(readShoppingLists),
  async change(userId, changes) {
    const { refused } = await callApi(changeShoppingLists, {
      body: { userId, changes: [...changes] },
    });
    return refused;
  },
  chooseMails: (userId, wanted) => callApi(chooseWishMails, { body: { userId, wanted } }),
};
