import { panelRow } from '#app/panels/manifest.ts';
import { openPanel } from '#app/panels/open-panel.ts';
import { useStudio } from '#app/studio-context.tsx';
import { workingTools, type ToolAction } from './tools.ts';

/** A button for each tool that works. */
export function ToolButtons() {
  const studio = useStudio();
  const act = (action: ToolAction): void => {
    switch (action.kind) {
      case 'capture':
        void studio.capture.capture();
        break;
      case 'reset':
        studio.look.reset();
        break;
      case 'open':
        openPanel(action.panel, action.part);
        break;
    }
  };
  return (
    <div className="tool-buttons">
      {workingTools((panel) => panelRow(panel).load !== null).map(
        ({ label, icon: Icon, action }) => (
          <button
            key={label}
            type="button"
            className="tool-button"
            onClick={() => {
              act(action);
            }}
          >
            <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
            {label}
          </button>
        ),
      )}
    </div>
  );
}
