import type { DatabaseConnection } from './db/database.ts';
import type { LogDestination } from './log/log-options.ts';
import type { PaymentProvider } from './payment/provider.ts';
import type { PictureThreadFiles } from './services/pictures/start-picture-thread.ts';

/** What the server takes from the world around it, handed in so that a test owns it. */
export interface Dependencies {
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
  /** The time of day. */
  readonly now: () => Date;
  /** Signs sessions; nobody outside the server knows it. */
  readonly secret: string;
  /** The product's version. */
  readonly version: string;
  /** Folder of the built app; undefined where something else serves the pages. */
  readonly appFolder: string | undefined;
  /** Folder of the documents for visitors; left out where something else serves the pages. */
  readonly documentsFolder?: string;
  /** Makes a document for visitors by its name, in development; left out, those of the folder are served. */
  readonly makeDocument?: (name: string) => Promise<string>;
  /** Where the log goes; to the standard output where it is left out. */
  readonly log?: LogDestination;
  /** Open and migrated; the code that opened it closes it, after the app. */
  readonly database: DatabaseConnection;
  /** What looks at pictures that people send, started with the first of them; not set up where it is left out. */
  readonly pictureThread?: PictureThreadFiles;
  /** The program of the thread that signs pictures, started with the first of them; not set up where it is left out. */
  readonly signingProgram?: string;
  /** The program that forwards live pictures, started with the first of them; none are shown where it is left out. */
  readonly forwarderProgram?: string;
  /** Who takes the money; where it is left out, the settings decide. */
  readonly payment?: PaymentProvider;
}
