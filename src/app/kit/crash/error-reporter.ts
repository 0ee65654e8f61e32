/** Tells the server that a page broke: where in the program, but nothing about the person it happened to. */

import type { BodyInputOf } from '#contracts/contract.ts';
import {
  LONGEST_ERROR_MESSAGE,
  LONGEST_ERROR_STACK,
  type reportClientError,
} from '#contracts/client-errors.ts';
import { withoutTraces } from '#domain/page-errors/without-traces.ts';

export type ErrorReport = BodyInputOf<typeof reportClientError>;

export interface ErrorReporterNeeds {
  readonly send: (report: ErrorReport) => Promise<unknown>;
  /** The path of the page on show. */
  readonly path: () => string;
  readonly version: string;
  /** A number from 0 up to 1. */
  readonly random: () => number;
}

export interface ErrorReporter {
  /** An error that can be seen: it took the page's place. */
  readonly crashed: (error: unknown) => void;
  /** An error that may have gone unnoticed: a sample of these is enough to know of them. */
  readonly uncaught: (error: unknown) => void;
}

/** At most this many reports from one page: when more breaks than that, the first few say it all. */
const MOST_REPORTS = 5;
/** One in this many uncaught errors is reported. */
const UNCAUGHT_SHARE = 4;

/** What no database takes: lone surrogates, and the null character. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

/** A path that the server takes; anything else, which might hold a name, becomes `/`. */
function plainPath(path: string): string {
  return /^\/[\w/-]{0,199}$/.test(path) ? path : '/';
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : `Thrown: ${typeof error}`;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

function storable(text: string, longest: number): string {
  const short = withoutTraces(text.replaceAll(UNSTORABLE, '')).slice(0, longest);
  // Cutting may have split a surrogate pair.
  return short.replaceAll(UNSTORABLE, '');
}

export function createErrorReporter(needs: ErrorReporterNeeds): ErrorReporter {
  const { send, path, version, random } = needs;
  const told = new Set<string>();

  function report(thrown: unknown): void {
    const message = storable(messageOf(thrown), LONGEST_ERROR_MESSAGE);
    if (told.has(message) || told.size >= MOST_REPORTS) return;
    told.add(message);
    const stack = storable(stackOf(thrown), LONGEST_ERROR_STACK);
    // A report that fails is not worth a second error.
    send({ message, stack, page: plainPath(path()), version }).catch(() => undefined);
  }

  return {
    crashed: report,
    uncaught(error) {
      if (random() * UNCAUGHT_SHARE < 1) report(error);
    },
  };
}
