import { useState } from 'react'
import { onDemand } from '../on-demand/on-demand.tsx'
import { ClosedSelect } from './ClosedSelect.tsx'
import { chosenText, type MultiSelectProps } from './multi-select.ts'

const closedProps = (props: MultiSelectProps) => ({
  label: props.label,
  text: chosenText(props),
  isPlaceholder: props.value.length === 0,
  onPreload: () => MultiSelect.preload(),
})

const MultiSelect = onDemand<MultiSelectProps & { isInitiallyOpen?: boolean }>(
  () => import('./MultiSelect.tsx').then((module) => module.MultiSelect),
  (props) => <ClosedSelect {...closedProps(props)} isOpening onOpen={() => undefined} />,
)

/** A `MultiSelect` that loads its code like `LazySelect`. */
export function LazyMultiSelect(props: MultiSelectProps) {
  const [isOpenRequested, setOpenRequested] = useState(false)
  if (isOpenRequested) return <MultiSelect {...props} isInitiallyOpen />
  return <ClosedSelect {...closedProps(props)} isOpening={false} onOpen={() => setOpenRequested(true)} />
}
