import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { isNodeRecentEnough, nodeTooOldMessage, OLDEST_NODE } from './node-version.mjs';

describe('the check of the Node version', () => {
  it.each(['20.19.0', 'v20.20.2', '22.0.0', 'v24.1.0', '100.0.0'])('accepts %s', (version) => {
    expect(isNodeRecentEnough(version)).toBe(true);
  });

  it.each(['20.18.9', 'v18.20.4', '8.0.0', '9.99.99'])('refuses %s', (version) => {
    expect(isNodeRecentEnough(version)).toBe(false);
  });

  it('says which version is needed and which one is here', () => {
    expect(nodeTooOldMessage('v18.20.4')).toContain('needs Node 20.19.0 or newer');
    expect(nodeTooOldMessage('v18.20.4')).toContain('this is Node 18.20.4');
  });

  it('asks for the version that package.json asks for', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(`${engines.node}.0`).toBe(`>=${OLDEST_NODE}`);
  });
});
