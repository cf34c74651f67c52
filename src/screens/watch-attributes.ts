/** For `useSyncExternalStore`: calls back when one of these attributes of the root element changes, which other tabs can do too. */
export const watchAttributes = (attributeFilter: string[]) => (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter })
  return () => observer.disconnect()
}
