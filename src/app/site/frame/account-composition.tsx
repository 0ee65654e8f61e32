import type { ReactNode } from 'react';
import type { PageWords } from '#content/pages.ts';
import type { QuickLook } from '#content/quick-looks.ts';
import { MirrorScene } from './mirror-scene.tsx';
import { SiteLayout } from './site-layout.tsx';

interface AccountCompositionProps {
  readonly page: PageWords;
  readonly title: string;
  readonly lead?: string | undefined;
  /** What the model beside the form wears. */
  readonly look: QuickLook['id'];
  readonly children: ReactNode;
}

/** A form beside the mirror where there is room; the form alone where there is not. */
export function AccountComposition(props: AccountCompositionProps) {
  const { page, title, lead, look, children } = props;
  return (
    <SiteLayout page={page}>
      <div className="account">
        <div className="account-form">
          <h1 className="display account-title">{title}</h1>
          {lead === undefined ? null : <p className="account-lead">{lead}</p>}
          {children}
        </div>
        <div className="account-scene">
          <MirrorScene look={look} />
        </div>
      </div>
    </SiteLayout>
  );
}
