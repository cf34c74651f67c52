const masks = new Map<string, string>()

const svgOf = (icon: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${icon}"/></svg>`

/** One of `icons.css.ts` as a picture that CSS can mask with: an icon without elements of its own. */
export function iconMask(icon: string): string {
  const known = masks.get(icon) ?? `url("data:image/svg+xml,${encodeURIComponent(svgOf(icon))}")`
  masks.set(icon, known)
  return known
}
