import type { Look } from '#domain/makeup/look.ts';
import type { KeptLook, OpenedLook } from './stored-look.ts';

export interface NewLook {
  /** Made by the page. */
  readonly id: string;
  readonly name: string;
  readonly isPublic: boolean;
  readonly look: Look;
}

export interface LookChange {
  readonly name?: string | undefined;
  readonly isPublic?: boolean | undefined;
  /** Whether the gallery shows it; a private look is never listed. */
  readonly isListed?: boolean | undefined;
}

export interface Likes {
  readonly likes: number;
  readonly isLiked: boolean;
}

/**
 * Saved looks. A look that is deleted, another person's private one, or broken is `not_found` in
 * every call, so that none tells them apart.
 */
export interface Looks {
  /** The looks of an account, the newest first. */
  readonly list: (userId: string) => Promise<readonly KeptLook[]>;
  /**
   * Saves a look; the same one once more changes nothing. Rejects with `already_used` when the id
   * means something else, with `limit_reached` when there are as many as can be kept.
   */
  readonly save: (userId: string, look: NewLook) => Promise<KeptLook>;
  /** Reads a public look, or an own one; nobody is `undefined`. */
  readonly open: (userId: string | undefined, id: string) => Promise<OpenedLook>;
  readonly update: (userId: string, id: string, change: LookChange) => Promise<KeptLook>;
  /** Deletes a look; deleting it again changes nothing. */
  readonly remove: (userId: string, id: string) => Promise<void>;
  /** Brings a look back that was just deleted; rejects with `limit_reached` too. */
  readonly restore: (userId: string, id: string) => Promise<KeptLook>;
  /** Likes a public look once. */
  readonly like: (userId: string, id: string) => Promise<Likes>;
  readonly unlike: (userId: string, id: string) => Promise<Likes>;
  /** Erases the looks that can no longer be brought back; resolves with how many. */
  readonly erase: () => Promise<number>;
}
