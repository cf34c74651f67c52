import { useEffect } from 'react'
import { paletteCode } from '../../machines/shell/shell.machine.ts'
import { useShell } from './actor-hooks.ts'
import { whenCalm } from './when-calm.ts'

const calmMs = 1000

/**
 * Opens the palette with Ctrl+K. `preload` loads its dialog before, so that no letter typed right after the
 * shortcut is lost, but not under Save-Data.
 */
export function usePaletteKey(preload: () => void) {
  const shell = useShell()
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      shell.send({ type: 'palette.requested' })
    }
    addEventListener('keydown', open, true)
    const load = () => {
      preload()
      paletteCode.load().catch(() => undefined)
    }
    const stop = shell.getSnapshot().context.http.ahead ? whenCalm(load, calmMs) : undefined
    return () => {
      removeEventListener('keydown', open, true)
      stop?.()
    }
  }, [shell, preload])
}
