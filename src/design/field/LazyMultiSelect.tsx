import { useState } from 'react'
import { onDemand } from '../on-demand/on-demand.tsx'
import { ClosedSelect } from './ClosedSelect.tsx'
import { chooseKeys, chosenText, type MultiSelectProps } from './multi-select-props.ts'

const closedProps = <Value extends string | number>(props: MultiSelectProps<Value>) => ({
  label: props.label,
  text: chosenText(props),
  isPlaceholder: props.value.length === 0,
  onPreload: () => MultiSelect.preload(),
})

const MultiSelect = onDemand<MultiSelectProps<string | number> & { isInitiallyOpen?: boolean }>(
  () => import('./MultiSelect.tsx').then((module) => module.MultiSelect<string | number>),
  (props) => <ClosedSelect {...closedProps(props)} isOpening onOpen={() => undefined} />,
)

/** A `MultiSelect` that loads its code like `LazySelect`. */
export function LazyMultiSelect<Value extends string | number>(props: MultiSelectProps<Value>) {
  const [isOpenRequested, setOpenRequested] = useState(false)
  if (isOpenRequested) return <MultiSelect {...props} onChange={(keys) => chooseKeys(props, keys)} isInitiallyOpen />
  return <ClosedSelect {...closedProps(props)} isOpening={false} onOpen={() => setOpenRequested(true)} />
}
