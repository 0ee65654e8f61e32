/** Puts values into a text's `{places}`. A place without a value stays as it is, so that it is noticed. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place: string, name: string) =>
    String(values[name] ?? place),
  );
}
