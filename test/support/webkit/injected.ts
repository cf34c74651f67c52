import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'

/**
 * The script with which Playwright finds elements in any page, so that the same locators find the same elements in WebKit. It has no
 * public address: it is a string in the bundle of playwright-core, whose version is fixed (ADR 0083).
 */
function readFinder(): string {
  const bundle = readFileSync(createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'), 'utf8')
  const start = bundle.indexOf('src/generated/injectedScriptSource.ts"() {')
  const literal = /source\d+ = ('.*');\n/.exec(bundle.slice(start, start + 1_000_000))?.[1]
  if (start < 0 || !literal) throw new Error('playwright-core has no script that finds elements')
  const options = { isUnderTest: false, sdkLanguage: 'javascript', frameSeq: 0, testIdAttributeName: 'data-testid' }
  const more = { stableRafCount: 2, browserName: 'webkit', isUtilityWorld: false, customEngines: [] }
  return `(() => {
    const module = {}
    ${runInNewContext(literal) as string}
    return new (module.exports.InjectedScript())(globalThis, ${JSON.stringify({ ...options, ...more })})
  })()`
}

let finder: string | undefined

/** Keeps the finder in the document, and what the page reports as an error from now on. */
export const installing = () => {
  finder ??= readFinder()
  return `
    const complaints = []
    const note = (text) => complaints.push(text)
    // ResizeObserver's own report that a size will be told in the next frame: no other engine's driver passes it on.
    addEventListener('error', ({ error, message }) => message.startsWith('ResizeObserver loop') || note('Thrown: ' + message + ' ' + (error?.stack ?? '')))
    addEventListener('unhandledrejection', ({ reason }) => note('Thrown: ' + reason + ' ' + (reason?.stack ?? '')))
    addEventListener('securitypolicyviolation', (event) => note('CSP: ' + event.violatedDirective + ' ' + event.blockedURI))
    const log = console.error
    console.error = (...parts) => { note('Console: ' + parts.join(' ')); log(...parts) }
    Object.defineProperty(globalThis, Symbol.for('driver'), { value: { finder: ${finder}, complaints } });
  `
}

/** What the finder offers, of which the layer uses this part. */
export interface Finder {
  parseSelector: (selector: string) => unknown
  querySelectorAll: (selector: unknown, root: Node) => Element[]
  elementState: (element: Node, state: string, isFrameVisible: boolean) => { matches: boolean }
  checkElementStates: (
    element: Node,
    states: string[],
    isFrameVisible: boolean,
  ) => Promise<{ missingState?: string } | string | undefined>
  expectHitTarget: (point: { x: number; y: number }, element: Element) => 'done' | { hitTargetDescription: string }
  fill: (element: Node, value: string) => string
}
