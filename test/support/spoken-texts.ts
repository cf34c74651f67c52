/** What a screen reader hears: each text that comes into the app's live region. */
export function listen() {
  const said: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      const region = target instanceof Element ? target : target.parentElement
      const text = [...addedNodes].map((node) => node.textContent).join('')
      if (text && region?.closest('body > div > [role=status]')) said.push(text)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return said
}
