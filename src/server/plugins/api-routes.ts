import type { FastifyInstance } from 'fastify';
import type { DatabaseConnection } from '#server/db/database.ts';
import type { PlaceState } from '#server/services/metrics/process-meter.ts';
import type { PictureThreadFiles } from '#server/services/pictures/start-picture-thread.ts';
import type { Services } from '#server/services/create-services.ts';

/**
 * What routes work with. A service that one file of routes alone needs is made there; one that is shared
 * is made in `create-services.ts`.
 */
export interface RouteNeeds extends Services {
  /** The product's version. */
  readonly version: string;
  readonly pictureThread: PictureThreadFiles | undefined;
  /** The program of the thread that signs pictures. */
  readonly signingProgram: string | undefined;
  /** The program that forwards live pictures. */
  readonly forwarderProgram: string | undefined;
  readonly connection: Pick<DatabaseConnection, 'engine' | 'ping' | 'pool'>;
  /** Whether none of the calls that were let in ends any more. */
  readonly isStuck: () => boolean;
  /** How many calls are under way, would be let in, and were refused. */
  readonly placeState: () => PlaceState;
  /** Whether calls should no longer be sent here. */
  readonly isLeaving: () => boolean;
}

/** What every file in `routes` exports as `addRoutes`: it registers the routes of some contracts. */
export type AddRoutes = (app: FastifyInstance, needs: RouteNeeds) => void;
