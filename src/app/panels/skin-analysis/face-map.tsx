import './face-map.css';
import { useEffect, useRef } from 'react';
import { MAP_WORDS } from '#content/panels/skin-analysis-words.ts';
import { MEASURE_WORDS, ZONE_TITLES } from '#content/skin-report-words.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import { SKIN_ZONES, type SkinMeasure, type SkinZone } from '#domain/analysis/skin-reading.ts';
import { placement } from '#domain/picture/fit.ts';
import type { SkinReport } from '#domain/skin-report/skin-report.ts';
import { useElementSize } from '#app/kit/ui/use-element-size.ts';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { useShownView } from '#app/look/use-shown-view.ts';
import { pictureFit } from '#studio/state/seen-picture.ts';
import { isMirrored } from '#studio/state/state.ts';
import { formatReading } from './format-measure.ts';
import {
  middleOf,
  NOTE,
  outlineOf,
  placeNotes,
  roundedPath,
  type Point,
  type Projection,
} from './map-geometry.ts';
import { MapChoices, MapStrip } from './map-choices.tsx';
import { mapShades, type MapShade } from './map-shades.ts';
import { measureOf } from './overview-tab.tsx';
import type { MapChoice } from './use-map-choice.ts';

interface FaceMapProps {
  readonly report: SkinReport;
  readonly map: MapChoice;
  /** Whether the insights stand beside the face. */
  readonly callouts: boolean;
  readonly onZone: (zone: SkinZone) => void;
}

/**
 * The zones on one's own face, drawn again on each frame from the mesh of that frame, which nothing keeps. For the eye
 * alone: the panel says the same in words.
 */
export function FaceMap(props: FaceMapProps) {
  const shades = mapShades(props.report.biomarkers, props.map.measure);
  return (
    <>
      <IntoMirrorPlace name="picture">
        <MapDrawing {...props} shades={shades.zones} />
        <MapChoices map={props.map} />
      </IntoMirrorPlace>
      <IntoMirrorPlace name="strip">
        <MapStrip map={props.map} shades={shades} />
      </IntoMirrorPlace>
    </>
  );
}

interface Note {
  readonly zone: SkinZone;
  readonly title: string;
  readonly value: string;
}

/** What is written beside the face: of the insights, or of the zone that is looked at. */
function notesOf({ report, map, callouts }: FaceMapProps): readonly Note[] {
  const noteOf = (zone: SkinZone, measure: SkinMeasure): Note => {
    const reading = report.biomarkers.find(
      (each) => each.zone === zone && each.measure === measure,
    )?.reading;
    return {
      zone,
      title: ZONE_TITLES[zone],
      value:
        reading === undefined || isWithheld(reading)
          ? MAP_WORDS.withheld
          : `${MEASURE_WORDS[measure].sign} ${formatReading(measure, reading)}`.trim(),
    };
  };
  if (!callouts) return map.zone === null ? [] : [noteOf(map.zone, map.measure)];
  return report.insights.flatMap((insight) => {
    const [zone] = insight.zones;
    const measure = measureOf(insight);
    return zone === undefined || measure === null ? [] : [noteOf(zone, measure)];
  });
}

interface MapDrawingProps extends FaceMapProps {
  readonly shades: ReadonlyMap<SkinZone, MapShade>;
}

function MapDrawing(props: MapDrawingProps) {
  const { map, callouts, onZone, shades } = props;
  const { measures } = useStudio();
  const frame = useRef<HTMLDivElement>(null);
  const box = useElementSize(frame);
  const picture = useStudioState((state) => state.pictureSize);
  const source = useStudioState((state) => state.source);
  const mirrored = useStudioState(isMirrored);
  const view = useShownView(box);
  const notes = notesOf(props);
  const zonesOfNotes = notes.map(({ zone }) => zone).join(' ');

  useEffect(() => {
    const element = frame.current;
    if (element === null || box === null || picture === null) return undefined;
    const area = placement(box, picture, pictureFit(source), view);
    const noted = zonesOfNotes
      .split(' ')
      .flatMap((name) => SKIN_ZONES.filter((zone) => zone === name));
    return measures.followFace((face) => {
      element.dataset['face'] = face === null ? 'lost' : 'found';
      if (face === null) return;
      const projection = { landmarks: face.landmarks, picture, box, area, mirrored };
      drawZones(element, projection);
      drawNotes(element, projection, noted);
    });
  }, [box, picture, source, mirrored, view, measures, zonesOfNotes]);

  return (
    <div ref={frame} className="face-map" data-face="lost" aria-hidden="true">
      <svg className="face-map-zones">
        <defs>
          <pattern
            id="withheld-hatching"
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V5" stroke="#fff" strokeOpacity="0.75" strokeWidth="1.2" />
          </pattern>
        </defs>
        {SKIN_ZONES.map((zone) => (
          <MapZone
            key={zone}
            zone={zone}
            shade={shades.get(zone) ?? NOT_MEASURED}
            isChosen={!callouts && map.zone === zone}
            onChoose={onZone}
          />
        ))}
        {notes.map((_, place) => (
          <polyline key={place} className="note-line" data-note={place} />
        ))}
      </svg>
      {notes.map(({ title, value }, place) => (
        <div key={place} className="map-note" data-note={place}>
          {callouts ? <span className="number-disc tnum">{place + 1}</span> : null}
          <span className="map-note-words">
            <span className="map-note-title">{title}</span>
            <span className="tnum">{value}</span>
          </span>
        </div>
      ))}
    </div>
  );
}

const NOT_MEASURED: MapShade = { kind: 'none' };

interface MapZoneProps {
  readonly zone: SkinZone;
  readonly shade: MapShade;
  readonly isChosen: boolean;
  readonly onChoose: (zone: SkinZone) => void;
}

/** Opacities of the pigment from the lightest zone to the deepest. */
const LIGHTEST = 0.08;
const DEEPEST = 0.66;

function MapZone({ zone, shade, isChosen, onChoose }: MapZoneProps) {
  return (
    <path
      className="map-zone"
      data-zone={zone}
      data-shade={shade.kind}
      data-chosen={isChosen}
      style={{
        '--depth': shade.kind === 'measured' ? LIGHTEST + (DEEPEST - LIGHTEST) * shade.depth : 0,
      }}
      onClick={() => {
        onChoose(zone);
      }}
    />
  );
}

function drawZones(element: HTMLElement, projection: Projection): void {
  for (const path of element.querySelectorAll<SVGPathElement>('[data-zone]')) {
    const zone = SKIN_ZONES.find((each) => each === path.dataset['zone']);
    if (zone !== undefined) path.setAttribute('d', roundedPath(outlineOf(projection, zone)));
  }
}

function drawNotes(element: HTMLElement, projection: Projection, zones: readonly SkinZone[]): void {
  const middles = zones.map((zone) => middleOf(outlineOf(projection, zone)));
  const placed = placeNotes(projection, middles);
  zones.forEach((zone, place) => {
    const note = element.querySelector<HTMLElement>(`.map-note[data-note="${place}"]`);
    const line = element.querySelector<SVGPolylineElement>(`.note-line[data-note="${place}"]`);
    const [middle, where] = [middles[place], placed[place]];
    if (note === null || middle === undefined || where === undefined) return;
    const { corner, side } = where;
    note.dataset['room'] = corner === null ? 'none' : 'beside';
    // Two notes of one zone stand side by side.
    const before = zones.slice(0, place).filter((each) => each === zone).length;
    const at: Point = corner ?? {
      x: middle.x - DISC / 2 + before * (DISC + 2),
      y: middle.y - DISC / 2,
    };
    note.style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px)`;
    line?.setAttribute('points', corner === null ? '' : lineTo(middle, corner, side));
  });
}

/** Width of a number without words, in CSS pixels. */
const DISC = 24;

/** From the zone to the near side of the note, level for the last part. */
function lineTo(zone: Point, corner: Point, side: 'left' | 'right'): string {
  const level = corner.y + NOTE.height / 2;
  const edge = side === 'left' ? corner.x + NOTE.width : corner.x;
  const bend = side === 'left' ? edge + 22 : edge - 22;
  return [zone, { x: bend, y: level }, { x: edge, y: level }]
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
}
