import { describe, expect, it } from 'vitest';
import { counter, gauge, labelled, writeOpenMetrics } from './open-metrics.ts';

describe('numbers as OpenMetrics text', () => {
  it('have a type, a sentence and a line each, and an end', () => {
    expect(writeOpenMetrics([gauge('pool_idle', 'Idle connections.', 3)])).toBe(
      '# TYPE pool_idle gauge\n# HELP pool_idle Idle connections.\npool_idle 3\n# EOF\n',
    );
  });

  it('of several processes stand together under one name, told apart by a label', () => {
    const calls = [counter('calls', 'Calls.', 5)];
    const text = writeOpenMetrics([
      ...labelled(calls, 'process', '1'),
      ...labelled(calls, 'process', '2'),
    ]);
    expect(text).toContain('calls_total{process="1"} 5\ncalls_total{process="2"} 5\n');
    expect(text.match(/# TYPE calls counter/g)).toHaveLength(1);
  });

  it('escape what would end a label', () => {
    const text = writeOpenMetrics([gauge('a', 'b', 1, { route: 'say "\\"\n' })]);
    expect(text).toContain(String.raw`a{route="say \"\\\"\n"} 1`);
  });
});
