import { INSIGHT_WORDS, LOOK_INSIGHT_WORDS as WORDS } from '#content/insight-words.ts';
import type { Insights } from './dashboard-query.ts';
import { countText } from './figure-format.ts';

const MOST = 8;
const CUSTOM = 'custom';

/** How often whole looks were put on, and saved. */
export function LooksWorn({ looks }: { looks: Insights['looks'] }) {
  if (looks.length === 0) return <p className="figure-about">{INSIGHT_WORDS.none}</p>;
  return (
    <table className="figure-table tnum">
      <thead>
        <tr>
          <th scope="col">{WORDS.look}</th>
          <th scope="col">{WORDS.worn}</th>
          <th scope="col">{WORDS.saved}</th>
        </tr>
      </thead>
      <tbody>
        {looks.slice(0, MOST).map(({ look, worn, saved }) => (
          <tr key={look}>
            <th scope="row">{look === CUSTOM ? WORDS.custom : look}</th>
            <td>{countText(worn)}</td>
            <td>{countText(saved)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
