import { expect, it } from 'vitest';
import { html } from './html.ts';

it('writes hostile text as text, in elements and in attributes', () => {
  const hostile = `"><img src=x onerror='alert(1)'>&`;
  const { markup } = html`<p title="${hostile}">${hostile}</p>`;
  const escaped = '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;';
  expect(markup).toBe(`<p title="${escaped}">${escaped}</p>`);
});

it('leaves markup of its own as it is, and writes nothing for null', () => {
  const rows = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
  expect(html`<p>${rows}${null}</p>`.markup).toBe('<p><li>a</li><li>&lt;b&gt;</li></p>');
});
