import { useState } from 'react'
import { onDemand } from '../on-demand/on-demand.tsx'
import { ClosedSelect } from './ClosedSelect.tsx'
import { chooseKey, chosenLabel, type SelectProps } from './select-props.ts'

type AnySelectProps = SelectProps<string | number> & { isInitiallyOpen?: boolean }

const closedProps = <Value extends string | number>(props: SelectProps<Value>) => ({
  label: props.label,
  text: chosenLabel(props),
  isPlaceholder: props.value === null,
  isCompact: props.isCompact,
  onPreload: () => Select.preload(),
})

const Select = onDemand<AnySelectProps>(
  () => import('./Select.tsx').then((module) => module.Select<string | number>),
  (props) => <ClosedSelect {...closedProps(props)} isOpening onOpen={() => undefined} />,
)

/**
 * A `Select` that loads its list, popover and keyboard handling (30 kB) when it is first opened. For filter bars and
 * pagers, which every list shows but few users open.
 */
export function LazySelect<Value extends string | number>(props: SelectProps<Value>) {
  const [isOpenRequested, setOpenRequested] = useState(false)
  if (isOpenRequested) return <Select {...props} onChange={(key) => chooseKey(props, key)} isInitiallyOpen />
  return <ClosedSelect {...closedProps(props)} isOpening={false} onOpen={() => setOpenRequested(true)} />
}
