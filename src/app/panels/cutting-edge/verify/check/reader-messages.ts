/** What the page and the reader's worker say to each other. */

export type ToReader =
  | { readonly kind: 'load'; readonly address: string }
  | {
      readonly kind: 'read';
      readonly id: number;
      readonly file: Blob;
      /** As `image/jpeg`. */
      readonly type: string;
      /** The only certificate that is trusted, in PEM; none where it is null. */
      readonly root: string | null;
    };

export type FromReader =
  /** Bytes of the reader that have arrived. */
  | { readonly kind: 'progress'; readonly loaded: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'not-loaded' }
  /** The credentials as text in JSON, or the name of what went wrong. */
  | { readonly kind: 'read'; readonly id: number; readonly json: string }
  | { readonly kind: 'not-read'; readonly id: number; readonly error: string };
