/** What the server takes from the world around it, handed in so that a test owns it. */
export interface Dependencies {
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
  /** The product's version. */
  readonly version: string;
  /** Folder of the built app; undefined where something else serves the pages. */
  readonly appFolder: string | undefined;
}
