import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EarnTab } from './earn-tab.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  host.remove();
});

it('labels every figure that is nobody’s own as a sample', () => {
  act(() => {
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <EarnTab />
      </QueryClientProvider>,
    );
  });
  const partners = [...host.querySelectorAll('.earn-partners > li')];
  expect(partners.map(({ textContent }) => textContent)).toEqual([
    'Sephora8%commissionSample',
    'Ulta6.5%commissionSample',
    'Amazon4%commissionSample',
  ]);
  expect(host.querySelector('.earn-sample-head')!.textContent).toContain('Sample');
});
