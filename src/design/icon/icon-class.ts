const svgOf = (icon: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${icon}"/></svg>`

const classes = new Map<string, string>()
let sheet: CSSStyleSheet | undefined

/**
 * A class that gives `::before` an icon of `icons.css.ts` as its mask image, without DOM elements. The rule is added when the icon is first
 * drawn: a URL in a custom property of each cell is parsed and decoded for each cell, half of the time for the styles of a page of rooms.
 */
export function iconClass(icon: string): string {
  const known = classes.get(icon)
  if (known) return known
  const name = `icon-${classes.size}`
  classes.set(icon, name)
  // jsdom has no constructed style sheets.
  if ('adoptedStyleSheets' in document) {
    if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()))
    sheet.insertRule(`.${name}::before{mask-image:url("data:image/svg+xml,${encodeURIComponent(svgOf(icon))}")}`)
  }
  return name
}
