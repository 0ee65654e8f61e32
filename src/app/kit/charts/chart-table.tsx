interface ChartTableProps {
  readonly title: string;
  readonly heads: readonly [label: string, value: string];
  /** Each label is unique. */
  readonly rows: readonly { readonly label: string; readonly text: string }[];
}

/** What a chart shows, for those who don't see it. */
export function ChartTable({ title, heads, rows }: ChartTableProps) {
  return (
    <table className="sr-only">
      <caption>{title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
