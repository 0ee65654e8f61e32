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

/** Where an arrangement of the studio has the open panel. */
export function PanelPlace() {
  return (
    <div
      className="panel-place"
      ref={(place) => {
        place?.append(panelElement());
      }}
    />
  );
}
