/**
 * Loop subdivision: a mesh of triangles made finer and smoother, as fixed weights of its own vertices, so that what
 * belongs to the vertices (places, or any other number) can be made finer again for each frame.
 *
 * Weights: C. Loop, Smooth Subdivision Surfaces Based on Triangles (1987), in the form of J. Warren (beta of 3 / 8n,
 * and of 3 / 16 for three neighbors); borders are cubic splines.
 */

export type Line = readonly [from: number, to: number];

/** One step: each new vertex as a weighted sum of the vertices before. */
interface Step {
  /** Where the terms of a vertex start; one more than there are vertices. */
  readonly starts: Uint32Array;
  readonly sources: Uint32Array;
  readonly weights: Float32Array;
}

export interface Subdivision {
  readonly vertexCount: number;
  readonly triangles: Uint16Array<ArrayBuffer>;
  /**
   * The edges of the coarse mesh, in pieces that lie on the fine one, whose first vertices are those of the
   * coarse one.
   */
  readonly edges: Uint16Array<ArrayBuffer>;
  /** The vertices at the border of the fine mesh. */
  readonly border: readonly number[];
  /** Values of the fine mesh from `size` values for each vertex of the coarse one. */
  readonly refine: (values: ArrayLike<number>, size: number) => Float32Array<ArrayBuffer>;
}

interface Mesh {
  readonly vertexCount: number;
  readonly triangles: readonly number[];
  readonly edges: readonly Line[];
}

/** Subdivides a mesh; the result may have at most 65,536 vertices. */
export function subdivide(
  triangles: ArrayLike<number>,
  vertexCount: number,
  levels: number,
): Subdivision {
  const all = Array.from(triangles);
  let mesh: Mesh = { vertexCount, triangles: all, edges: edgesOf(all).map(({ ends }) => ends) };
  const steps: Step[] = [];
  for (let level = 0; level < levels; level += 1) {
    const finer = stepOf(mesh);
    steps.push(finer.step);
    mesh = finer.mesh;
  }
  return {
    vertexCount: mesh.vertexCount,
    triangles: Uint16Array.from(mesh.triangles),
    edges: Uint16Array.from(mesh.edges.flat()),
    border: [
      ...new Set(
        edgesOf(mesh.triangles).flatMap(({ ends, opposite }) =>
          opposite.length === 1 ? ends : [],
        ),
      ),
    ],
    refine: (values, size) => {
      let refined = Float32Array.from(values);
      for (const step of steps) refined = applied(step, refined, size);
      return refined;
    },
  };
}

interface Edge {
  readonly ends: Line;
  /** The third vertices of the triangles beside it: two, or one at a border. */
  readonly opposite: readonly number[];
}

function keyOf(a: number, b: number): number {
  return Math.min(a, b) * 65_536 + Math.max(a, b);
}

function edgesOf(triangles: readonly number[]): readonly Edge[] {
  const found = new Map<number, { ends: Line; opposite: number[] }>();
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0];
    for (const [from, to, third] of [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ] as const) {
      const known = found.get(keyOf(from, to));
      if (known === undefined) found.set(keyOf(from, to), { ends: [from, to], opposite: [third] });
      else known.opposite.push(third);
    }
  }
  return [...found.values()];
}

function stepOf(mesh: Mesh): { readonly step: Step; readonly mesh: Mesh } {
  const edges = edgesOf(mesh.triangles);
  const terms: (readonly [source: number, weight: number][])[] = [];
  const neighbours = Array.from({ length: mesh.vertexCount }, (): number[] => []);
  const borders = Array.from({ length: mesh.vertexCount }, (): number[] => []);
  for (const { ends, opposite } of edges) {
    for (const [one, other] of [ends, [ends[1], ends[0]]] as const) {
      neighbours[one]?.push(other);
      if (opposite.length === 1) borders[one]?.push(other);
    }
  }
  for (let vertex = 0; vertex < mesh.vertexCount; vertex += 1) {
    terms.push(evenTerms(vertex, neighbours[vertex] ?? [], borders[vertex] ?? []));
  }
  const middles = new Map<number, number>();
  edges.forEach(({ ends: [a, b], opposite }, place) => {
    middles.set(keyOf(a, b), mesh.vertexCount + place);
    const [c, d] = opposite;
    terms.push(
      c === undefined || d === undefined
        ? [
            [a, 1 / 2],
            [b, 1 / 2],
          ]
        : [
            [a, 3 / 8],
            [b, 3 / 8],
            [c, 1 / 8],
            [d, 1 / 8],
          ],
    );
  });
  const middle = (a: number, b: number): number => middles.get(keyOf(a, b)) ?? a;
  const triangles: number[] = [];
  for (let at = 0; at < mesh.triangles.length; at += 3) {
    const [a = 0, b = 0, c = 0] = mesh.triangles.slice(at, at + 3);
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
    triangles.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
  }
  const finerEdges = mesh.edges.flatMap(([a, b]): readonly Line[] => [
    [a, middle(a, b)],
    [middle(a, b), b],
  ]);
  return {
    step: stepFrom(terms),
    mesh: { vertexCount: terms.length, triangles, edges: finerEdges },
  };
}

/** The terms of the new place of a vertex that the coarser mesh already had. */
function evenTerms(
  vertex: number,
  neighbours: readonly number[],
  borders: readonly number[],
): [number, number][] {
  if (borders.length > 0) {
    return [
      [vertex, 3 / 4],
      ...borders.map((each): [number, number] => [each, 1 / 4 / borders.length]),
    ];
  }
  const count = neighbours.length;
  const beta = count === 3 ? 3 / 16 : 3 / (8 * Math.max(1, count));
  return [
    [vertex, count === 0 ? 1 : 1 - count * beta],
    ...neighbours.map((each): [number, number] => [each, beta]),
  ];
}

function stepFrom(terms: readonly (readonly (readonly [number, number])[])[]): Step {
  const starts = new Uint32Array(terms.length + 1);
  terms.forEach((each, vertex) => {
    starts[vertex + 1] = (starts[vertex] ?? 0) + each.length;
  });
  const flat = terms.flat();
  return {
    starts,
    sources: Uint32Array.from(flat, ([source]) => source),
    weights: Float32Array.from(flat, ([, weight]) => weight),
  };
}

function applied(
  { starts, sources, weights }: Step,
  values: Float32Array,
  size: number,
): Float32Array<ArrayBuffer> {
  const count = starts.length - 1;
  const refined = new Float32Array(count * size);
  for (let vertex = 0; vertex < count; vertex += 1) {
    const end = starts[vertex + 1] ?? 0;
    for (let term = starts[vertex] ?? 0; term < end; term += 1) {
      const weight = weights[term] ?? 0;
      const from = (sources[term] ?? 0) * size;
      for (let part = 0; part < size; part += 1) {
        const at = vertex * size + part;
        refined[at] = (refined[at] ?? 0) + weight * (values[from + part] ?? 0);
      }
    }
  }
  return refined;
}
