import 'react'

declare module 'react' {
  interface CSSProperties {
    /** CSS custom properties, which React's own types leave out. */
    [property: `--${string}`]: string | number | undefined
  }
}
