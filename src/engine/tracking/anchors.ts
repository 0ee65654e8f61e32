/** Anchor points of detectors of the BlazeFace family: boxes are given relative to them. */

/** One of a detector's grids: cells along a side, and anchors in each cell. */
export interface AnchorGrid {
  readonly cells: number;
  readonly anchorsPerCell: number;
}

/** Centres of the anchors, in [0, 1] of the input: x and y alternating, in the order of the model's outputs. */
export function anchorCentres(grids: readonly AnchorGrid[]): Float32Array<ArrayBuffer> {
  return Float32Array.from(
    grids.flatMap(({ cells, anchorsPerCell }) =>
      Array.from({ length: cells * cells * anchorsPerCell }, (_, index) => {
        const cell = Math.floor(index / anchorsPerCell);
        return [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells];
      }).flat(),
    ),
  );
}
