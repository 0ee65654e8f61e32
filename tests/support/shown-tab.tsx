import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Look } from '#domain/makeup/look.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { MirrorPlace } from '#app/look/mirror-places.tsx';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { turnOffLight } from '#studio/commands/lighting.ts';
import { currentLook } from '#studio/state/state.ts';
import { createStudio, type Studio } from '#studio/studio.ts';
import { act, actNow } from './act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';

/** A tab of a panel next to a mirror that shows the camera, in a browser that has stored nothing. */
export class ShownTab {
  readonly host = document.createElement('div');
  readonly browser = new FakeBrowser();
  private readonly tab: ReactElement;
  private root: Root = createRoot(this.host);
  private openStudio: Studio = createStudio(this.browser.environment);

  private constructor(tab: ReactElement) {
    this.tab = tab;
  }

  static async open(tab: ReactElement): Promise<ShownTab> {
    // Set by each file and not by this module, which the page evaluates only for the first that imports it.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    localStorage.clear();
    sessionStorage.clear();
    toastStore.setState(null, true);
    const shown = new ShownTab(tab);
    document.body.append(shown.host);
    await shown.studio.camera.start();
    await shown.show();
    return shown;
  }

  get studio(): Studio {
    return this.openStudio;
  }

  look(): Look {
    return currentLook(this.studio.store.getState());
  }

  /** What the mirror draws in addition to the look. */
  effects() {
    return this.browser.mirror!.scene.effects;
  }

  /** The text over the picture. */
  sign(): string {
    return this.host.querySelector('.panel-place')!.textContent;
  }

  /** The button whose text begins like this. */
  button(name: string): HTMLButtonElement {
    return [...this.host.querySelectorAll<HTMLButtonElement>('button')].find((each) =>
      each.textContent.startsWith(name),
    )!;
  }

  press(name: string): void {
    actNow(() => {
      this.button(name).click();
    });
  }

  /** Closes the panel; the mirror stays. */
  leave(): Promise<void> {
    return this.show(null);
  }

  /** Opens the page again, with what the browser has stored and the look that was worn. */
  async reload(): Promise<void> {
    const worn = this.look();
    this.unmount();
    this.root = createRoot(this.host);
    this.openStudio = createStudio(this.browser.environment);
    this.openStudio.look.wear(worn);
    await this.show();
  }

  close(): void {
    // The sign of a light has a root of its own, which would stay over the mirror of the next test.
    actNow(() => {
      turnOffLight(this.studio.store);
    });
    this.unmount();
    this.host.remove();
  }

  private show(tab: ReactElement | null = this.tab): Promise<void> {
    return act(async () => {
      this.root.render(
        <StudioProvider studio={this.studio}>
          <MirrorPlace name="picture" className="panel-place" />
          {tab}
        </StudioProvider>,
      );
    });
  }

  private unmount(): void {
    actNow(() => {
      this.root.unmount();
    });
  }
}
