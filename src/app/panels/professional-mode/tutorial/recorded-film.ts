/**
 * The film of one recording: opens it, keeps it piece by piece, and knows its length where it ends before
 * the recording does.
 */

import type { Film } from '#app/look/film/film-recorder.ts';
import { openFilm, type FilmEnvironment, type FilmProblem } from './open-film.ts';
import type { KeptFilm, Tutorials } from './tutorials.ts';

/** What keeps a film from going on: there is no room for it, or its recorder gave up. */
export type FilmEnd = 'full' | 'failed';

export interface FilmParts {
  /** Milliseconds since the recording began, without pauses. */
  readonly elapsed: () => number;
  readonly putPiece: (place: number, piece: Blob) => ReturnType<Tutorials['putPiece']>;
  /** Runs a write once all writes that were requested before it are done. */
  readonly inTurn: (write: () => Promise<void>) => Promise<void>;
  /** It has ended, and its recording goes on. */
  readonly onEnd: (end: FilmEnd) => void;
  readonly onSoundEnd: () => void;
}

export class RecordedFilm {
  private readonly parts: FilmParts;
  private film: Film | null = null;
  private isRunning = false;
  /** Whether nothing of it is kept any more. */
  private isDropped = false;
  /** Whether a piece found no room. */
  private isFull = false;
  private pieces = 0;
  /** Milliseconds up to its last piece that was written. */
  private written = 0;
  /** Milliseconds at which it ended before its recording did; null where it did not. */
  private end: number | null = null;

  constructor(parts: FilmParts) {
    this.parts = parts;
  }

  /** Its type and its length; null where it has not begun. */
  get kept(): Pick<KeptFilm, 'type' | 'duration'> | null {
    return this.film === null ? null : { type: this.film.type, duration: this.end };
  }

  /** Resolves with why it did not begin, or null. */
  async begin(environment: FilmEnvironment, hasSound: boolean): Promise<FilmProblem | null> {
    const { elapsed, onSoundEnd } = this.parts;
    const opened = await openFilm(environment, hasSound, {
      onPiece: (piece) => {
        this.take(piece);
      },
      onFailure: () => {
        if (this.isRunning) this.endAt('failed', Math.round(elapsed()));
      },
      onSoundEnd,
    });
    if (typeof opened === 'string') return opened;
    this.film = opened;
    this.isRunning = true;
    return null;
  }

  pause(): void {
    this.film?.pause();
  }

  resume(): void {
    this.film?.resume();
  }

  /** Resolves once its last piece was handed over. */
  async stop(): Promise<void> {
    this.isRunning = false;
    await this.film?.stop();
  }

  /** Keeps no further pieces, not even those that wait to be written. */
  drop(): void {
    this.isDropped = true;
  }

  private take(piece: Blob): void {
    const { elapsed, putPiece, inTurn } = this.parts;
    const place = this.pieces;
    this.pieces += 1;
    const until = Math.round(elapsed());
    void inTurn(async () => {
      // What comes after a piece that is missing cannot be played.
      if (this.isFull || this.isDropped) return;
      if ((await putPiece(place, piece)) === 'full') {
        this.isFull = true;
        this.endAt('full', this.written);
      } else this.written = Math.max(this.written, until);
    });
  }

  private endAt(end: FilmEnd, at: number): void {
    this.end = Math.min(this.end ?? at, at);
    if (!this.isRunning) return;
    this.parts.onEnd(end);
    void this.stop();
  }
}
