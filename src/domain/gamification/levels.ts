/** The five confidence levels; thresholds are the specification's. */

export const LEVELS = [
  { level: 1, requiredXp: 0 },
  { level: 2, requiredXp: 100 },
  { level: 3, requiredXp: 300 },
  { level: 4, requiredXp: 600 },
  { level: 5, requiredXp: 1000 },
] as const;

export type Level = (typeof LEVELS)[number]['level'];

/** The level that this much XP has reached. */
export function levelAt(xp: number): Level {
  return LEVELS.findLast(({ requiredXp }) => xp >= requiredXp)?.level ?? 1;
}

export interface LevelProgress {
  readonly level: Level;
  /** XP at which the level began. */
  readonly from: number;
  /** XP at which the next one begins; null at the last. */
  readonly to: number | null;
  /** How far it is on the way to the next level, in [0, 1]; 1 at the last. */
  readonly share: number;
}

export function levelProgress(xp: number): LevelProgress {
  const level = levelAt(xp);
  const from = LEVELS.find((row) => row.level === level)?.requiredXp ?? 0;
  const to = LEVELS.find((row) => row.level === level + 1)?.requiredXp ?? null;
  return { level, from, to, share: to === null ? 1 : (xp - from) / (to - from) };
}

/** The level that was reached on the way from one sum to another; null where none was. */
export function levelUp(before: number, after: number): Level | null {
  const reached = levelAt(after);
  return reached > levelAt(before) ? reached : null;
}
