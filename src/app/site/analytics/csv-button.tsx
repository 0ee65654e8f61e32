import { Download } from 'lucide-react';
import { INSIGHT_WORDS } from '#content/insight-words.ts';
import { saveFile } from '#app/kit/ui/save-file.ts';
import { csvName, figuresCsv, type ShownFigures } from './figures-csv.ts';

/** Puts everything that is shown into a file for spreadsheets. */
export function CsvButton(figures: ShownFigures) {
  return (
    <button
      type="button"
      className="quiet-button"
      aria-label={INSIGHT_WORDS.download}
      data-tip={INSIGHT_WORDS.download}
      onClick={() => {
        const file = new Blob([figuresCsv(figures)], { type: 'text/csv;charset=utf-8' });
        saveFile(file, csvName(figures));
      }}
    >
      <Download size={18} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
}
