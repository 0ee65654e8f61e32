import { browserDatabase } from '#studio/storage/database.ts';

/** The one connection of Professional Mode. */
export const keptDatabase = browserDatabase();
