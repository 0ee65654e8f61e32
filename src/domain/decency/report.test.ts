import { describe, expect, it } from 'vitest';
import { actionsFor, decisionAfter } from './report.ts';

describe('what can be done about a report', () => {
  it.each(['look', 'name', 'message'] as const)('of a %s: dismiss or hide', (kind) => {
    expect(actionsFor({ kind, state: 'open', decision: null })).toEqual(['dismiss', 'hide']);
  });

  it('of a session: dismiss or end', () => {
    const actions = actionsFor({ kind: 'session', state: 'open', decision: null });
    expect(actions).toEqual(['dismiss', 'end']);
  });

  it('is to show the thing again where it was hidden', () => {
    expect(actionsFor({ kind: 'look', state: 'decided', decision: 'hidden' })).toEqual(['show']);
  });

  it('is to hide the thing after all where it was dismissed', () => {
    expect(actionsFor({ kind: 'look', state: 'decided', decision: 'dismissed' })).toEqual(['hide']);
  });

  it('is nothing once a session was ended', () => {
    expect(actionsFor({ kind: 'session', state: 'decided', decision: 'ended' })).toEqual([]);
  });

  it('does not unhide a thing when another report of it is dismissed', () => {
    expect(decisionAfter('dismiss', 'hidden')).toBe('hidden');
  });
});
