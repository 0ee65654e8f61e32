/** Anchor points of detectors of the BlazeFace family: boxes are given relative to them. */

/** One of a detector's grids: cells along a side, and anchors in each cell. */
export interface AnchorGrid {
  readonly cells: number;
  readonly anchorsPerCell: number;
}

/** Centres of the anchors, in [0, 1] of the input: x and y alternating, in the order of the model's outputs. */
export function anchorCentres(grids: readonly AnchorGrid[]): Float32Array<ArrayBuffer> {
  const count = grids.reduce((sum, grid) => sum + grid.cells ** 2 * grid.anchorsPerCell, 0);
  const centres = new Float32Array(2 * count);
  let at = 0;
  for (const { cells, anchorsPerCell } of grids) {
    for (let index = 0; index < cells * cells * anchorsPerCell; index += 1) {
      const cell = Math.floor(index / anchorsPerCell);
      centres[at] = ((cell % cells) + 0.5) / cells;
      centres[at + 1] = (Math.floor(cell / cells) + 0.5) / cells;
      at += 2;
    }
  }
  return centres;
}
