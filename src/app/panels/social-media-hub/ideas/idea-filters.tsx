import { ChevronDown } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import { useId } from 'react';
import { IDEA_AUDIENCES, IDEA_SEASONS, IDEA_STYLES } from '#content/ideas/idea.ts';
import {
  IDEA_AUDIENCE_WORDS,
  IDEA_SEASON_WORDS,
  IDEA_STYLE_WORDS,
  IDEAS_WORDS,
} from '#content/panels/social-ideas-words.ts';
import type { IdeaFilter } from './kept-ideas.ts';

const ALL = 'all';

interface IdeaFiltersProps {
  readonly filter: IdeaFilter;
  readonly onFilter: (filter: IdeaFilter) => void;
}

/** Season, look and audience: what ideas are chosen by. */
export function IdeaFilters({ filter, onFilter }: IdeaFiltersProps) {
  return (
    <div className="idea-filters">
      <ToggleGroup.Root
        type="single"
        className="look-chips"
        aria-label={IDEAS_WORDS.season}
        value={filter.season ?? ALL}
        onValueChange={(name) => {
          // Pressed again, a season stays: All is the way to all.
          if (name === '') return;
          onFilter({ ...filter, season: IDEA_SEASONS.find((season) => season === name) ?? null });
        }}
      >
        <ToggleGroup.Item value={ALL}>{IDEAS_WORDS.allSeasons}</ToggleGroup.Item>
        {IDEA_SEASONS.map((season) => (
          <ToggleGroup.Item key={season} value={season}>
            {IDEA_SEASON_WORDS[season]}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
      <div className="idea-selects">
        <FilterSelect
          label={IDEAS_WORDS.style}
          any={IDEAS_WORDS.allStyles}
          values={IDEA_STYLES}
          words={IDEA_STYLE_WORDS}
          value={filter.style}
          onChoose={(style) => {
            onFilter({ ...filter, style });
          }}
        />
        <FilterSelect
          label={IDEAS_WORDS.audience}
          any={IDEAS_WORDS.allAudiences}
          values={IDEA_AUDIENCES}
          words={IDEA_AUDIENCE_WORDS}
          value={filter.audience}
          onChoose={(audience) => {
            onFilter({ ...filter, audience });
          }}
        />
      </div>
    </div>
  );
}

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** What stands for no choice. */
  readonly any: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly value: Value | null;
  readonly onChoose: (value: Value | null) => void;
}

function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, any, values, words, value: chosen, onChoose } = props;
  const id = useId();
  return (
    <div className="idea-select">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <select
          id={id}
          className="field-input"
          value={chosen ?? ALL}
          onChange={({ target }) => {
            onChoose(values.find((value) => value === target.value) ?? null);
          }}
        >
          <option value={ALL}>{any}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {words[value]}
            </option>
          ))}
        </select>
        <ChevronDown size={17} strokeWidth={1.7} className="field-arrow" aria-hidden="true" />
      </div>
    </div>
  );
}
