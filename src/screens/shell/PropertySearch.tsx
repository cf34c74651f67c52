import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { SwitcherPopover } from './switcher/SwitcherPopover.tsx'
import { selectPrefix } from '../../machines/property/property.selectors.ts'
import * as select from '../../machines/switcher/switcher.machine.ts'
import { useProperty, useSwitcher } from './actor-hooks.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The search popover of the property switcher. */
export function PropertySearch({ trigger }: { trigger: RefObject<HTMLElement | null> }) {
  const switcher = useSwitcher()
  const prefix = useSelector(useProperty(), selectPrefix)
  const query = useSelector(switcher, select.selectQuery)
  const found = useSelector(switcher, select.selectFound)
  const state = useSelector(switcher, select.selectState)
  const error = useSelector(switcher, select.selectSwitcherError)
  return (
    <SwitcherPopover
      label={phrase('shell.switchProperty')}
      trigger={trigger}
      query={query}
      items={found.map((property) => ({
        id: property.prefix,
        label: property.name,
        note:
          property.status === 1 ? property.prefix : phrase('shell.deactivatedProperty', { prefix: property.prefix }),
        isCurrent: property.prefix === prefix,
      }))}
      state={state}
      message={error?.message ?? phrase('shell.noPropertyMatches')}
      onQuery={(text) => switcher.send({ type: 'query.typed', query: text })}
      onRetry={() => switcher.send({ type: 'switcher.retried' })}
      onClose={() => switcher.send({ type: 'switcher.closed' })}
      onPick={(id) => switcher.send({ type: 'property.picked', prefix: id })}
    />
  )
}
