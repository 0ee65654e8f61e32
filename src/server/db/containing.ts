/** A `like` pattern that matches texts containing `text`, whose own wildcards are escaped. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
