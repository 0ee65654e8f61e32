/** What `provide-credentials.ts` passes to tests in a browser. */

/** Files, base64-encoded. */
export interface ProvidedPictures {
  /** Root certificate in PEM, as a server of ours would publish it. */
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
