import type { Page } from 'playwright-core'

/**
 * What a screen reader says of the focused element, from the browser's own accessibility tree: role, name, state and description, in
 * the usual order.
 */
export async function spokenFocus(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page)
  try {
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })
    const [node] = nodes
    const property = (name: string) => node?.properties?.find((one) => one.name === name)?.value.value as unknown
    return [
      String(node?.name?.value ?? ''),
      String(node?.role?.value ?? ''),
      property('disabled') === true ? 'unavailable' : '',
      property('pressed') === 'true' || property('pressed') === true ? 'pressed' : '',
      property('hasPopup') === 'menu' ? 'has menu' : '',
      String(node?.description?.value ?? ''),
    ]
      .filter(Boolean)
      .join(', ')
  } finally {
    await devtools.detach()
  }
}

/** Records the announcements of live regions from now on, in order. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    const regions = '[role=status],[role=alert],[aria-live=polite],[aria-live=assertive]'
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const text = element?.closest(regions)?.textContent?.trim()
        if (text && said.at(-1) !== text) said.push(text)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.splice(0))
}
