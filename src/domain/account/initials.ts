/** The letters that stand for a person, one of each name: at most two, none for an empty name. */
export function initials(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((name) => {
      // A letter may be several code points: a flag, or a base with its accents.
      const [first] = new Intl.Segmenter().segment(name.trim());
      return first?.segment.toLocaleUpperCase() ?? '';
    })
    .join('');
}
