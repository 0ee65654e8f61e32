/** What `provide-credentials.ts` hands to tests in a browser. */

/** Files in base64. */
export interface ProvidedPictures {
  /** In PEM: what a server of ours would publish. */
  readonly root: string;
  readonly ours: string;
  readonly plain: string;
  readonly otherJpeg: string;
  readonly otherPng: string;
  readonly otherWebp: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly signedPictures: ProvidedPictures;
  }
}
