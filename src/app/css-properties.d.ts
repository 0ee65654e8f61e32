import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, through which a component hands a colour to its stylesheet. */
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
