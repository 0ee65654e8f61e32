/** HTML made of texts that come from outside. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to stand in a document: only `html` makes it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** A text as it may stand in HTML, in an element and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

type Part = string | Html | readonly Html[] | null;

function markupOf(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return escapeHtml(part);
  return part instanceof Html ? part.markup : part.map(({ markup }) => markup).join('');
}

/**
 * Writes markup: what stands in it is escaped, unless it is markup itself. Null yields nothing. The line
 * breaks of the template become spaces.
 */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = texts.map(
    (text, place) => text.replaceAll(/\s*\n\s*/g, ' ') + markupOf(parts[place] ?? null),
  );
  return new Html(markup.join(''));
}
