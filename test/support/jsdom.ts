import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import './computed-style.ts'

/*
 * Adds what a browser has and jsdom lacks. Without a size, a virtual list would render every row. No media query matches, so tests
 * see the light theme at a wide window with motion.
 */

const size = { clientWidth: 1280, clientHeight: 800, offsetWidth: 1280, offsetHeight: 800 }
for (const [name, value] of Object.entries(size))
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value })

// The locale of the browser tests too.
Object.defineProperty(navigator, 'language', { configurable: true, value: 'en-GB' })

globalThis.CSS ??= {} as typeof CSS
CSS.escape ??= (value: string) => value.replaceAll(/[^\w-]|^\d/g, (char) => `\\${char.charCodeAt(0).toString(16)} `)
CSS.supports ??= () => false

globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.IntersectionObserver ??= class {
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}

Element.prototype.scrollIntoView ??= () => {}
Element.prototype.scrollTo = (() => {}) as Element['scrollTo']
Element.prototype.checkVisibility ??= () => true
Element.prototype.getAnimations ??= () => []
window.scrollTo = (() => {}) as typeof window.scrollTo

// jsdom has the element without its methods.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// Database and compiler share the machine, so an answer may be slow. A failure shows what it looked for, without the page.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message?.split('\n')[0]) })

// The files of one worker share a window: each begins with an empty page.
beforeAll(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})
afterEach(cleanup)
