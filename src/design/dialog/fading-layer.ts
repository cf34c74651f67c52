import { media } from '../theme/media.ts'

/** How long a closed dialog fades, in milliseconds: Orca asks within a tenth of a second after a change of the focus. */
const fadeMs = 200

/** React may need two frames more to show the page behind the dialog to the keyboard again. */
const maxFrames = 3

/** Gives the focus back from a closed dialog to what opened it. If that is gone, the dialog goes at once, and the page finds a place. */
function giveBackFocus(closed: HTMLElement, opener: HTMLElement | null, fade: Animation, frames = maxFrames) {
  requestAnimationFrame(() => {
    const hasFocus = () => closed.contains(document.activeElement)
    if (hasFocus()) opener?.focus()
    if (!hasFocus()) return
    if (frames > 1) giveBackFocus(closed, opener, fade, frames - 1)
    else fade.finish()
  })
}

/**
 * The element of the page in which a dialog is drawn. What React takes out of it fades out, with the focus already back in the page: Orca says
 * nothing of what gets the focus where the button that had it is gone when it looks (docs/adr/0097).
 */
export function fadingLayer(): HTMLElement {
  let opener: HTMLElement | null
  const layer = document.createElement('div')
  layer.appendChild = (child) => {
    opener = document.activeElement as HTMLElement | null
    if (!layer.isConnected) document.body.append(layer)
    layer.append(child)
    return child
  }
  layer.removeChild = (child) => {
    const element = child as Node as HTMLElement
    const leave = () => {
      element.remove()
      if (!layer.firstChild) layer.remove()
    }
    // react-aria brackets the dialog with hidden elements.
    if (element.hidden || !element.animate || matchMedia(media.reducedMotion).matches) leave()
    else {
      element.style.pointerEvents = 'none'
      // A second Enter: without React, a button would send its form to the server.
      element.addEventListener('click', (event) => event.preventDefault())
      const fade = element.animate({ opacity: 0 }, { duration: fadeMs, fill: 'forwards' })
      fade.onfinish = leave
      giveBackFocus(element, opener, fade)
    }
    return child
  }
  return layer
}
