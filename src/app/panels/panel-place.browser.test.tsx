import { afterEach, describe, expect, it } from 'vitest';
import { mountPlace } from '#tests/support/mounted.ts';
import { panelElement, PanelPlace } from './panel-place.tsx';

const { host, render, unmount } = mountPlace();

async function arrange(arrangement: 'wide' | 'phone'): Promise<void> {
  await render(
    <div key={arrangement} data-arrangement={arrangement}>
      <PanelPlace />
    </div>,
  );
}

afterEach(async () => {
  await unmount();
  panelElement().replaceChildren();
});

describe('the open panel', () => {
  it('moves to the other arrangement of the studio, and keeps its scroll position', async () => {
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
