/** A data block of JSON-LD, which no browser runs; nothing in the data can end it. */
export function dataBlock(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
