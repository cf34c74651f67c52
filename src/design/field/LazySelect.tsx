import { useState } from 'react'
import { onDemand } from '../on-demand/on-demand.tsx'
import { ClosedSelect } from './ClosedSelect.tsx'
import { chosenLabel, type SelectProps } from './select.ts'

type AnySelectProps = SelectProps<string> & { isInitiallyOpen?: boolean }

const closedProps = (props: SelectProps<string>) => ({
  label: props.label,
  text: chosenLabel(props),
  isPlaceholder: props.value === null,
  isCompact: props.isCompact,
  onPreload: () => Select.preload(),
})

const Select = onDemand<AnySelectProps>(
  () => import('./Select.tsx').then((module) => module.Select<string>),
  (props) => <ClosedSelect {...closedProps(props)} isOpening onOpen={() => undefined} />,
)

/**
 * A `Select` that loads its list, popover and keyboard handling (30 kB) when it is first opened. For filter bars and pagers, which every
 * list shows but few users open.
 */
export function LazySelect<T extends string>(props: SelectProps<T>) {
  const [isOpenRequested, setOpenRequested] = useState(false)
  const choose = (value: string) => {
    const choice = props.choices.find(({ id }) => id === value)
    if (choice) props.onChange(choice.id)
  }
  if (isOpenRequested) return <Select {...props} onChange={choose} isInitiallyOpen />
  return (
    <ClosedSelect
      {...closedProps({ ...props, onChange: choose })}
      isOpening={false}
      onOpen={() => setOpenRequested(true)}
    />
  )
}
