/** Whose work may be an idea for makeup here: no one whose heirs could mind. */

/** Years after an artist's death through which their work is protected: the longest common term. */
const PROTECTED_YEARS = 70;

/** Whether the work of an artist who died in `died` was free before `year` began. Both are years of our era. */
export function isLongDead(died: number, year: number): boolean {
  return year - died > PROTECTED_YEARS;
}
