/** The provider's library sends forms with nested names, such as `items[0][price]=price_1`. */
import { invalidRequest } from './provider-error.ts';

/** A form as a tree; whatever reads it parses it. */
export type Form = { [name: string]: FormValue };
type FormValue = string | FormValue[] | Form;

const DEEPEST = 8;
const WHOLE_NUMBER = /^\d+$/;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

function emptyForm(): Form {
  return {};
}

function segmentsOf(name: string): string[] {
  const segments = name.replaceAll(']', '').split('[');
  if (segments.length > DEEPEST || segments.some((segment) => FORBIDDEN.has(segment))) {
    throw invalidRequest('Invalid request.');
  }
  return segments;
}

function isForm(value: FormValue | undefined): value is Form {
  return typeof value === 'object' && !Array.isArray(value);
}

/** `[]` stands for the next place of a list. */
function placeIn(form: Form, segment: string): string {
  return segment === '' ? String(Object.keys(form).length) : segment;
}

function setIn(form: Form, segments: readonly string[], value: string): void {
  const [segment = '', ...rest] = segments;
  const place = placeIn(form, segment);
  if (rest.length === 0) {
    form[place] = value;
    return;
  }
  const known = form[place];
  const inner = isForm(known) ? known : emptyForm();
  form[place] = inner;
  setIn(inner, rest, value);
}

/** Names that are all numbers make a list. */
function withLists(value: FormValue): FormValue {
  if (!isForm(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => WHOLE_NUMBER.test(name));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Reads a form or a query. @throws {ProviderError} for names that no library sends. */
export function readForm(text: string): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) setIn(form, segmentsOf(name), value);
  const read = withLists(form);
  return isForm(read) ? read : emptyForm();
}
