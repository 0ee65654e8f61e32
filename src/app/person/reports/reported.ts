import type { ReportAbout } from '#contracts/reports.ts';
import type { NamedKind } from '#domain/decency/report.ts';

/** Something that can be reported, as it is shown. */
export interface Reported {
  readonly kind: NamedKind;
  /** The id of the look, the entry or the session; for a message, that of its session. */
  readonly id: string;
  /** For a message: its place in its session. */
  readonly place?: number;
  /** What it says: its name, its title, the message. */
  readonly text: string;
  /** The name that is shown beside it, which can be reported instead; left out where none is shown. */
  readonly by?: string;
}

/** What is sent: the thing itself, or the name beside it. */
export function aboutOf(
  { kind, id, place }: Pick<Reported, 'kind' | 'id' | 'place'>,
  isName: boolean,
): ReportAbout {
  if (isName) return { kind: 'name', of: kind, id, ...(place === undefined ? {} : { place }) };
  return kind === 'message' ? { kind, id, place: place ?? 0 } : { kind, id };
}
