let element: HTMLElement | null = null;

/**
 * The element that the open panel is drawn into. It moves between the studio's layouts, so that a phone
 * that is turned keeps what was found, typed and said in the panel.
 */
export function panelElement(): HTMLElement {
  if (element === null) {
    element = document.createElement('div');
    element.className = 'panel-place';
  }
  return element;
}

interface Scrolled {
  readonly part: Element;
  readonly left: number;
  readonly top: number;
}

/** The panel's elements that are scrolled, with their offsets. */
function scrolledParts(): readonly Scrolled[] {
  return [...panelElement().querySelectorAll('*')].flatMap((part): readonly Scrolled[] => {
    const { scrollLeft: left, scrollTop: top } = part;
    return left === 0 && top === 0 ? [] : [{ part, left, top }];
  });
}

/** The scroll offsets when a layout was removed, since moving an element in the document resets its own. */
let scrolled: readonly Scrolled[] = [];

/** The place of the open panel in one layout of the studio. */
export function PanelPlace() {
  return (
    <div
      className="panel-place"
      ref={(place) => {
        place?.append(panelElement());
        for (const { part, left, top } of scrolled)
          part.scrollTo({ left, top, behavior: 'instant' });
        scrolled = [];
        return () => {
          scrolled = scrolledParts();
        };
      }}
    />
  );
}
