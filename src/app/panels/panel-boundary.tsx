import { Component, type ReactNode } from 'react';
import { ROOMS_WORDS } from '#content/rooms.ts';
import { PanelTrouble } from './panel-trouble.tsx';

interface PanelBoundaryState {
  readonly broke: boolean;
}

/** Contains an error thrown in a panel, so that the mirror keeps running. */
export class PanelBoundary extends Component<{ children: ReactNode }, PanelBoundaryState> {
  override state: PanelBoundaryState = { broke: false };

  static getDerivedStateFromError(): PanelBoundaryState {
    return { broke: true };
  }

  override render(): ReactNode {
    if (!this.state.broke) return this.props.children;
    return (
      <PanelTrouble
        title={ROOMS_WORDS.broke}
        advice={ROOMS_WORDS.brokeAdvice}
        onRetry={() => {
          this.setState({ broke: false });
        }}
      />
    );
  }
}
