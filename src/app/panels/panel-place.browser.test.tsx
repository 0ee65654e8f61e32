import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { panelElement, PanelPlace } from './panel-place.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let host: HTMLElement;

async function arrange(arrangement: 'wide' | 'phone'): Promise<void> {
  await act(async () => {
    root.render(
      <div key={arrangement} data-arrangement={arrangement}>
        <PanelPlace />
      </div>,
    );
  });
}

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => {
    root.unmount();
  });
  panelElement().replaceChildren();
  host.remove();
});

describe('the open panel', () => {
  it('moves to the other arrangement of the studio, and stays where a person has scrolled it', async () => {
    await arrange('wide');
    const panel = document.createElement('div');
    panel.style.cssText = 'width: 200px; height: 100px; overflow: auto';
    const content = document.createElement('div');
    content.style.cssText = 'width: 900px; height: 900px';
    panel.append(content);
    panelElement().append(panel);
    panel.scrollTo(30, 400);
    await arrange('phone');
    expect(panel.closest('[data-arrangement]')).toBe(host.firstElementChild);
    expect(host.querySelectorAll('[data-arrangement="phone"]')).toHaveLength(1);
    expect([panel.scrollLeft, panel.scrollTop]).toEqual([30, 400]);
  });
});
