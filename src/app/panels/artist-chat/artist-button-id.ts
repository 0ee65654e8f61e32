/** The id of the button that leads to an artist: the keyboard comes back to it. */
export function artistButtonId(id: string): string {
  return `artist-${id}`;
}
