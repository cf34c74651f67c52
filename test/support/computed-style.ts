/*
 * A quick getComputedStyle for jsdom. jsdom matches an element with every rule of its default style sheet, again after each change of
 * the page: milliseconds per element, and a search by role and name asks for hundreds of elements. Tests load no style sheet of the
 * app, so the properties that such a search reads follow from inline styles, and from the kind of the element. All other properties
 * come from jsdom.
 */

const view = document.defaultView!
/** This module is loaded once per worker, as its window is. */
const slowStyle = view.getComputedStyle.bind(view)

const inherited = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
])

/** The attributes on which the display of an element depends in jsdom's style sheet. */
const attributes = ['hidden', 'open', 'popover', 'type']
const displays = new Map<string, string>()

const inlineValue = (element: Element, property: string) =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : ''

function displayOf(element: Element): string {
  if (!element.isConnected || inlineValue(element, 'display')) return slowStyle(element).display
  // An empty attribute is not a missing one.
  const values = attributes.map((name) => element.getAttribute(name))
  const key = JSON.stringify([element.namespaceURI, element.localName, ...values])
  let display = displays.get(key)
  if (display === undefined) {
    display = slowStyle(element).display
    displays.set(key, display)
  }
  return display
}

function inheritedValue(element: Element, property: string): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const value = inlineValue(each, property)
    if (value && value !== 'inherit') return value
  }
  return inherited.get(property)!
}

/** The value of a property that a search reads, or undefined for all others. */
function quickValue(element: Element, name: string): string | undefined {
  const property = name === 'pointerEvents' ? 'pointer-events' : name
  if (property === 'display') return displayOf(element)
  return inherited.has(property) ? inheritedValue(element, property) : undefined
}

view.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement) return slowStyle(element, pseudoElement)
  const getPropertyValue = (name: string) => quickValue(element, name) ?? slowStyle(element).getPropertyValue(name)
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue') return getPropertyValue
      const quick = quickValue(element, String(name))
      if (quick !== undefined) return quick
      const style = slowStyle(element)
      const value: unknown = Reflect.get(style, name)
      return typeof value === 'function' ? value.bind(style) : value
    },
  })
}
