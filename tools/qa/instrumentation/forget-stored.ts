/**
 * Clears the page's storage and blocks later writes. Without the block, an actor could still write while its page closes, and the
 * next page would find and send that data. Runs in the page, so it references nothing outside its own body.
 */
export function forgetStored() {
  Storage.prototype.setItem = () => {}
  for (const stored of [localStorage, sessionStorage]) stored.clear()
}
