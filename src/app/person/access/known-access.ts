import type { ProFeature } from '#domain/access/features.ts';

/** What the current person may use, as far as this page knows. It opens nothing: the server decides. */
export interface KnownAccess {
  /** When Pro ends, by the server's clock, in milliseconds since 1970; null without Pro. */
  readonly proUntil: number | null;
  /** When each feature that the person has ends, by the server's clock, in milliseconds since 1970. */
  readonly until: ReadonlyMap<ProFeature, number>;
  /** After a failed renewal: when Pro ends, by the same clock. Null where nothing failed. */
  readonly graceUntil: number | null;
  /** Whether payments are only simulated here. */
  readonly isTestMode: boolean;
  /** Whether the server's operator has named a language model that may word answers. */
  readonly hasLanguageModel: boolean;
  /** What the operator calls it; null where that is not told. */
  readonly languageModelName: string | null;
}

/** When the pass of the artists’ chat ends, for a person who is not Pro; null without one. */
export function passUntil(known: KnownAccess): number | null {
  return isPro(known) ? null : (known.until.get('pro-artists-chat') ?? null);
}

export function isPro({ proUntil }: Pick<KnownAccess, 'proUntil'>): boolean {
  return proUntil !== null;
}
