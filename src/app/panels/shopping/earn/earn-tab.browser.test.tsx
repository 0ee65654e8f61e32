import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { mountPlace } from '#tests/support/mounted.ts';
import { EarnTab } from './earn-tab.tsx';

const { host, render } = mountPlace();

it('labels every made-up figure as a sample', async () => {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <EarnTab />
    </QueryClientProvider>,
  );
  const partners = [...host.querySelectorAll('.earn-partners > li')];
  expect(partners.map(({ textContent }) => textContent)).toEqual([
    'Sephora8%commissionSample',
    'Ulta6.5%commissionSample',
    'Amazon4%commissionSample',
  ]);
  expect(host.querySelector('.earn-sample-head')!.textContent).toContain('Sample');
});
