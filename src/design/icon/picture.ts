const pictures = new Map<string, string>()

const drawn = (icon: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${icon}"/></svg>`

/** One of `icons.css.ts` as a picture that CSS can mask with: an icon without elements of its own. */
export function picture(icon: string): string {
  const known = pictures.get(icon) ?? `url("data:image/svg+xml,${encodeURIComponent(drawn(icon))}")`
  pictures.set(icon, known)
  return known
}
