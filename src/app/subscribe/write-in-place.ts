/**
 * Writes what is typed at the end of a field as it is printed on a card. In the middle of it nothing
 * moves under the person's hands.
 */
export function writeInPlace(field: HTMLInputElement, write: (text: string) => string): void {
  if (field.selectionStart !== field.value.length) return;
  const written = write(field.value);
  if (written !== field.value) field.value = written;
}
