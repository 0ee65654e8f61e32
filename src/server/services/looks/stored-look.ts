import type { FastifyBaseLogger } from 'fastify';
import type { Look } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import type { looks } from '#server/db/schema/looks.ts';

export type LookRow = typeof looks.$inferSelect;

/** A look, and how often it is liked. */
export type LikedLookRow = LookRow & { readonly likes: number };

/** A saved look as its owner sees it. */
export interface KeptLook {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly likes: number;
  readonly isPublic: boolean;
  /** Whether the gallery shows it. */
  readonly isListed: boolean;
  /** An operator hid it: only its owner sees it. */
  readonly isHidden: boolean;
  readonly look: Look;
}

/** A saved look as the person who opens it sees it. */
export interface OpenedLook extends KeptLook {
  readonly isOwn: boolean;
  readonly isLiked: boolean;
}

/** Reads a row, which may be of an older version. A broken one is logged and counts as missing. */
export function readRow(row: LikedLookRow, log: FastifyBaseLogger): KeptLook | undefined {
  const { id, name, createdAt, isPublic, isListed, hiddenAt, likes } = row;
  const isHidden = hiddenAt !== null;
  const look = parseLook(row.look);
  if (look.ok) {
    return { id, name, createdAt, likes, isPublic, isListed, isHidden, look: look.value };
  }
  log.error({ lookId: id, reason: look.failure }, 'a stored look cannot be read');
  return undefined;
}
