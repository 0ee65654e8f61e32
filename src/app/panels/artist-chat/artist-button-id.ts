/** The id of the button that opens an artist's chat: the focus returns to it. */
export function artistButtonId(id: string): string {
  return `artist-${id}`;
}
