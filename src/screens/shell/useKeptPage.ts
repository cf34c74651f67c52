import { useLayoutEffect } from 'react'

async function keepPage(isStopped: () => boolean) {
  const [{ keepFocus }, { keepPlace }] = await Promise.all([import('../keep-focus.ts'), import('../keep-place.ts')])
  if (isStopped()) return undefined
  const stops = [keepFocus(), keepPlace()]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Keeps the focus in the page, and the place in a page that is left. Their code loads right behind the first screen, which needs
 * neither before somebody has pressed something; without it the app works as other pages do.
 */
export function useKeptPage() {
  useLayoutEffect(() => {
    let isStopped = false
    const kept = keepPage(() => isStopped).catch(() => undefined)
    return () => {
      isStopped = true
      void kept.then((stop) => stop?.())
    }
  }, [])
}
