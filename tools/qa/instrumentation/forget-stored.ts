/**
 * Empties what the page has stored, and stores nothing from here on: what an actor still writes while its page closes would be
 * found by the next page, and sent. Runs in the page, so nothing of it has a name of its own.
 */
export function forgetStored() {
  Storage.prototype.setItem = () => {}
  for (const stored of [localStorage, sessionStorage]) stored.clear()
}
