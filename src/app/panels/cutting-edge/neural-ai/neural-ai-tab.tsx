import './neural-ai.css';
import { LoadedPart } from '#app/look/loaded-part.tsx';
import { NEURAL_AI_SECTIONS } from './sections.ts';

/** Looks that come from pictures: an artist’s idea, or a face that is made up. */
export function NeuralAiTab() {
  return (
    <div className="neural-sections">
      {NEURAL_AI_SECTIONS.map(({ id, load }) => (
        <section key={id} className="neural-section">
          <LoadedPart load={load} />
        </section>
      ))}
    </div>
  );
}
