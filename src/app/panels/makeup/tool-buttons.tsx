import { openPanel } from '#app/person/navigation/open-panel.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { TOOLS, type ToolAction } from './tools.ts';

/** A button for each tool. */
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
      {TOOLS.map(({ label, icon: Icon, action }) => (
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
      ))}
    </div>
  );
}
