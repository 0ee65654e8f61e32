let element: HTMLElement | null = null;

/**
 * What the open panel is drawn into. It moves from one arrangement of the studio to the other, so that a phone which is
 * turned keeps what was found, typed and said in the panel.
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

/** What of the panel is not at its beginning. */
function scrolledParts(): readonly Scrolled[] {
  return [...panelElement().querySelectorAll('*')].flatMap((part): readonly Scrolled[] => {
    const { scrollLeft: left, scrollTop: top } = part;
    return left === 0 && top === 0 ? [] : [{ part, left, top }];
  });
}

/** What was scrolled when an arrangement went: an element that moves is at its beginning again. */
let scrolled: readonly Scrolled[] = [];

/** Where an arrangement of the studio has the open panel. */
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
