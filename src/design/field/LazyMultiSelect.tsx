import { lazy, Suspense, useState } from 'react'
import { ClosedSelect } from './ClosedSelect.tsx'
import { chosenText, type MultiSelectProps } from './multi-select.ts'

const load = () => import('./MultiSelect.tsx')
const MultiSelect = lazy(() => load().then((module) => ({ default: module.MultiSelect })))

/** A `MultiSelect` whose code loads when it is first opened, like `LazySelect`. */
export function LazyMultiSelect(props: MultiSelectProps) {
  const [isOpenRequested, setOpenRequested] = useState(false)
  const closed = (
    <ClosedSelect
      label={props.label}
      text={chosenText(props)}
      isPlaceholder={props.value.length === 0}
      isOpening={isOpenRequested}
      onPreload={load}
      onOpen={() => setOpenRequested(true)}
    />
  )
  return isOpenRequested ? (
    <Suspense fallback={closed}>
      <MultiSelect {...props} isInitiallyOpen />
    </Suspense>
  ) : (
    closed
  )
}
