/** A pattern of `like` for texts with `text` somewhere in them, in which nothing stands for anything else. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
