import { lazy, Suspense, useState } from 'react'
import { ClosedSelect } from './ClosedSelect.tsx'
import { chosenLabel, type SelectProps } from './select.ts'

const load = () => import('./Select.tsx')
const Select = lazy(() => load().then((module) => ({ default: module.Select<string> })))

/**
 * A `Select` whose list, popover and keyboard handling (30 kB) load when it is first opened. For filter bars and
 * pagers: every list has them, few users open them.
 */
export function LazySelect<T extends string>(props: SelectProps<T>) {
  const [isOpenRequested, setOpenRequested] = useState(false)
  const closed = (
    <ClosedSelect
      label={props.label}
      text={chosenLabel(props)}
      isPlaceholder={props.value === null}
      isCompact={props.isCompact}
      isOpening={isOpenRequested}
      onPreload={load}
      onOpen={() => setOpenRequested(true)}
    />
  )
  const choose = (value: string) => {
    const choice = props.choices.find(({ id }) => id === value)
    if (choice) props.onChange(choice.id)
  }
  return isOpenRequested ? (
    <Suspense fallback={closed}>
      <Select {...props} onChange={choose} isInitiallyOpen />
    </Suspense>
  ) : (
    closed
  )
}
