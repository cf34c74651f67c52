type TokenTree = { readonly [key: string]: string | TokenTree }

// The casts hold because both palettes have the same shape.
const mergeSchemes = (light: TokenTree, dark: TokenTree): TokenTree =>
  Object.fromEntries(
    Object.entries(light).map(([key, value]) => {
      const other = dark[key]
      if (typeof value !== 'string') return [key, mergeSchemes(value, other as TokenTree)]
      return [key, value === other ? value : `light-dark(${value},${other as string})`]
    }),
  )

/** One declaration for both themes: `light-dark()` follows `color-scheme`, so each palette ships once (ADR 0020). */
export const bothSchemes = <Palette extends TokenTree>(light: Palette, dark: Palette) =>
  mergeSchemes(light, dark) as Palette

/** The tokens that have another value than in `usual`, by their custom properties. */
export function changedVars(tokens: TokenTree, usual: TokenTree, changed: TokenTree): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([key, token]) => {
      const [before, value] = [usual[key], changed[key]]
      if (typeof token === 'string') return value === before ? [] : [[token, value as string]]
      return Object.entries(changedVars(token, before as TokenTree, value as TokenTree))
    }),
  )
}
