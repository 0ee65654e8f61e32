import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarChart, LineChart } from './chart.tsx';

const POINTS = [
  { label: 'Monday', short: 'Mon', value: 30 },
  { label: 'Tuesday', short: 'Tue', value: 0 },
];

describe.each([
  ['bars', BarChart, /<rect/g, 2],
  ['line', LineChart, /<path/g, 1],
] as const)('a chart of a %s', (_kind, Chart, shape, count) => {
  const markup = renderToStaticMarkup(
    createElement(Chart, { title: 'XP a day', heads: ['Day', 'XP'], points: POINTS }),
  );

  it('hides its drawing from screen readers', () => {
    expect(markup.match(shape)).toHaveLength(count);
    expect(markup).toMatch(/<div class="chart-plot" aria-hidden="true">.*<svg/);
  });

  it('gives screen readers its values in a table with headings', () => {
    const table = /<table class="sr-only">.*<\/table>/.exec(markup)?.[0];
    expect(table).toContain('<caption>XP a day</caption>');
    expect(table).toContain('<th scope="col">Day</th><th scope="col">XP</th>');
    expect(table).toContain('<th scope="row">Monday</th><td>30</td>');
    expect(table).toContain('<th scope="row">Tuesday</th><td>0</td>');
  });
});
