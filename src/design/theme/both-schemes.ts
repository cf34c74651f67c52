type Leaves = { readonly [key: string]: string | Leaves }

const merged = (day: Leaves, night: Leaves): Leaves =>
  Object.fromEntries(
    Object.entries(day).map(([key, value]) => {
      const other = night[key]
      if (typeof value !== 'string') return [key, merged(value, other as Leaves)]
      return [key, value === other ? value : `light-dark(${value},${other as string})`]
    }),
  )

/** One declaration for both themes: `light-dark()` follows `color-scheme`, so a palette is shipped once (ADR 0020). */
export const bothSchemes = <Palette extends Leaves>(day: Palette, night: Palette) => merged(day, night) as Palette
