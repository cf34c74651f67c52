import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { Switcher } from './switcher/Switcher.tsx'
import { media } from '../../design/theme/media.ts'
import { selectOpenPlacement, type SwitcherPlacement } from '../../machines/switcher/switcher.machine.ts'
import { useSwitcher } from './actor-hooks.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { phrase } from '../../phrases/phrase.ts'

const PropertySearch = onDemand(() => import('./PropertySearch.tsx').then((m) => m.PropertySearch))

/** Shows the open property and switches to another one in the same section. */
export function PropertySwitcher({ current, place }: { current: string; place: SwitcherPlacement }) {
  const switcher = useSwitcher()
  const openPlace = useSelector(switcher, selectOpenPlacement)
  useEffect(() => {
    // Preloaded, so that no letter typed right after the shortcut is lost.
    PropertySearch.preload()
    if (place !== 'sidebar') return
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      // On a phone the switcher's button is in the closed drawer, so the popover would have no anchor.
      if (matchMedia(media.narrow).matches) return
      event.preventDefault()
      switcher.send({ type: 'switcher.opened', placement: place })
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [switcher, place])
  return (
    <Switcher
      label={phrase('shell.switchProperty')}
      shortcut={place === 'sidebar' ? 'Control+K' : undefined}
      current={current}
      isOpen={openPlace === place}
      onOpen={() => switcher.send({ type: 'switcher.opened', placement: place })}
    >
      {(trigger) => <PropertySearch trigger={trigger} />}
    </Switcher>
  )
}
