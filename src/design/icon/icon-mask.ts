const masks = new Map<string, string>()

const svgOf = (icon: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${icon}"/></svg>`

/** An icon of `icons.css.ts` as a CSS mask image, without DOM elements. */
export function iconMask(icon: string): string {
  const known = masks.get(icon) ?? `url("data:image/svg+xml,${encodeURIComponent(svgOf(icon))}")`
  masks.set(icon, known)
  return known
}
