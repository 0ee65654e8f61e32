/** What a document takes from the build: addresses of files whose names hold a hash, and its style. */
export interface VisitorAssets {
  /** The style sheet of each kind of document. */
  readonly styles: Readonly<Record<VisitorKind, VisitorStyle>>;
  /** Runs before the document is drawn, and fetches the island once it has been. */
  readonly first: VisitorScript;
  /** Address of the module that makes documents interactive. */
  readonly island: string;
}

/** A style sheet as text to inline in the document or, in development, its address. */
export type VisitorStyle = { readonly text: string } | { readonly address: string };

/** A script as text to inline in the document or, in development, the address of a module. */
export type VisitorScript = { readonly text: string } | { readonly address: string };

/** Documents of one kind share a style sheet. */
export type VisitorKind = 'landing' | 'blog' | 'product';

/** A document as a file. */
export interface RenderedDocument {
  readonly name: string;
  readonly html: string;
}

/** What the program that writes the documents can do. */
export interface VisitorProgram {
  /** Renders every document, or those with a name in `names`. */
  readonly renderDocuments: (
    assets: VisitorAssets,
    names?: readonly string[],
  ) => Promise<readonly RenderedDocument[]>;
}
