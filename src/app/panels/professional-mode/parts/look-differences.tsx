import { PRODUCT_WORDS } from '#content/products.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { LookChange } from '#domain/makeup/look-changes.ts';
import { fillIn } from '#content/fill-in.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { shadeColours, shadeName } from '#studio/state/worn-shades.ts';
import { finishOf } from './worn-list.tsx';

interface LookDifferencesProps {
  readonly before: Look;
  readonly after: Look;
  readonly changes: readonly LookChange[];
  /** Heads of the columns, which also tell screen readers what the numbers are. */
  readonly heads: { readonly title: string; readonly before: string; readonly after: string };
  /** Said of a product that changed its shade: `{before}` and `{after}` are their names. */
  readonly fromTo: string;
}

/** What sets two looks apart, product by product, as a table. */
export function LookDifferences(props: LookDifferencesProps) {
  const { before, after, changes, heads, fromTo } = props;
  const library = useStudioState((state) => state.libraryNames);
  return (
    <table className="differences">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {heads.title}
          </th>
          <th scope="col">{heads.before}</th>
          <th scope="col">{heads.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ product, isOtherShade }) => {
          const [old, next] = [
            shadeName(before, product, library),
            shadeName(after, product, library),
          ];
          return (
            <tr key={product}>
              <td className="differences-pans">
                <Pan colours={shadeColours(before, product)} {...finishOf(before, product)} />
                <Pan colours={shadeColours(after, product)} {...finishOf(after, product)} />
              </td>
              <th scope="row">
                {PRODUCT_WORDS[product].label}
                <span>
                  {isOtherShade && old !== next
                    ? fillIn(fromTo, { before: old, after: next })
                    : next}
                </span>
              </th>
              <td>{Math.round(before[product].opacity)}</td>
              <td className="differences-after">{Math.round(after[product].opacity)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
