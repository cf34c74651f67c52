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
