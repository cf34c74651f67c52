/** Calls `focus` at once, and again once a menu that led here has given its focus back, which it does a frame after it has closed. */
export function focusAfterMenu(focus: () => void): () => void {
  focus()
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(focus)))
  return () => cancelAnimationFrame(frame)
}
