import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/*
 * What a screen reader announces: name and role of the focused element, as computed by the browser's accessibility tree, and the
 * texts of live regions.
 */

/** Collects the text of every live region of the page from the start. */
const listen = () => {
  const heard: string[] = []
  Object.assign(globalThis, { heard })
  const regions = new WeakMap<Element, string>()
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role=status],[role=alert]')) {
      const text = (region.textContent ?? '').trim()
      if (regions.get(region) === text) continue
      regions.set(region, text)
      if (text) heard.push(text)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** A log of phrases. `focus` adds the focused element, `hear` waits for an announcement. */
export async function speechOf(page: Page) {
  const log: string[] = []
  const devtools = await page.context().newCDPSession(page)
  await page.addInitScript(listen)
  return {
    log,
    focus: async () => {
      const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' })
      const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
        objectId: result.objectId!,
        fetchRelatives: false,
      })
      const [node] = nodes
      log.push([node?.name?.value, node?.role?.value].filter(Boolean).join(', '))
    },
    hear: async (text: string) => {
      await expect
        .poll(() => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join('\n')))
        .toContain(text)
      log.push(`“${text}”`)
    },
  }
}
