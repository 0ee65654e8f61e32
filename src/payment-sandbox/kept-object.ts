export type Metadata = Readonly<Record<string, string>>;

/** What every object of the provider has. */
export interface Kept<Name extends string> {
  readonly id: string;
  readonly object: Name;
  /** Seconds since 1970, as all moments here. */
  readonly created: number;
  readonly livemode: false;
}
