/** Weighted least squares for a handful of unknowns, accumulated one observation at a time. */
export class LeastSquares {
  private readonly size: number;
  private readonly products: Float64Array;
  private readonly right: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.products = new Float64Array(size * size);
    this.right = new Float64Array(size);
  }

  /** Forgets all observations. `ridge` keeps unknowns that no observation constrains at 0. */
  clear(ridge: number): void {
    this.products.fill(0);
    this.right.fill(0);
    for (let i = 0; i < this.size; i += 1) this.products[i * this.size + i] = ridge;
  }

  /** One observation: the sum of `row` times the unknowns is `value`. */
  add(row: Float64Array, value: number, weight: number): void {
    const { size, products, right } = this;
    for (let i = 0; i < size; i += 1) {
      const weighted = weight * (row[i] ?? 0);
      right[i] = (right[i] ?? 0) + weighted * value;
      for (let j = 0; j <= i; j += 1) {
        products[i * size + j] = (products[i * size + j] ?? 0) + weighted * (row[j] ?? 0);
      }
    }
  }

  /** Writes the unknowns into `unknowns`, by Cholesky's decomposition; all 0 where there is no solution. */
  solve(unknowns: Float64Array): void {
    const { size, products } = this;
    const at = (i: number, j: number): number => products[i * size + j] ?? 0;
    for (let i = 0; i < size; i += 1) {
      for (let j = 0; j <= i; j += 1) {
        let sum = at(i, j);
        for (let k = 0; k < j; k += 1) sum -= at(i, k) * at(j, k);
        if (i === j && sum <= 0) {
          unknowns.fill(0);
          return;
        }
        products[i * size + j] = i === j ? Math.sqrt(sum) : sum / at(j, j);
      }
    }
    for (let i = 0; i < size; i += 1) {
      let sum = this.right[i] ?? 0;
      for (let k = 0; k < i; k += 1) sum -= at(i, k) * (unknowns[k] ?? 0);
      unknowns[i] = sum / at(i, i);
    }
    for (let i = size - 1; i >= 0; i -= 1) {
      let sum = unknowns[i] ?? 0;
      for (let k = i + 1; k < size; k += 1) sum -= at(k, i) * (unknowns[k] ?? 0);
      unknowns[i] = sum / at(i, i);
    }
  }
}
