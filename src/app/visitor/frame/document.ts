import type { ReactElement } from 'react';
import type { VisitorKind } from './assets.ts';

/** One document that is rendered at build. */
export interface VisitorDocument {
  /** Its name as a file. */
  readonly name: string;
  readonly kind: VisitorKind;
  /** Its canonical address, from the root; undefined where it should not be indexed. */
  readonly address: string | undefined;
  readonly title: string;
  readonly description: string;
  /** Address of the picture that is shown where it is shared. */
  readonly openGraphPicture: string;
  readonly openGraphType: 'website' | 'article';
  /** What it says in the terms of schema.org. */
  readonly structuredData: readonly StructuredData[];
  readonly content: ReactElement;
  /** Seconds after which a browser should ask again. */
  readonly refreshAfter?: number;
}

/** A thing in the terms of schema.org; see https://schema.org. */
export interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [property: string]: unknown;
}
