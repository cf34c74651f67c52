import { lazy, Suspense, useState } from 'react'
import { ClosedSelect } from './ClosedSelect.tsx'
import { chosenText, type MultiSelectProps } from './multi-select.ts'

const load = () => import('./MultiSelect.tsx')
const MultiSelect = lazy(() => load().then((module) => ({ default: module.MultiSelect })))

/** A `MultiSelect` whose code arrives as that of `LazySelect` does. */
export function LazyMultiSelect(props: MultiSelectProps) {
  const [isWanted, setWanted] = useState(false)
  const closed = (
    <ClosedSelect
      label={props.label}
      text={chosenText(props)}
      isPlaceholder={props.value.length === 0}
      isOpening={isWanted}
      onNear={load}
      onOpen={() => setWanted(true)}
    />
  )
  return isWanted ? (
    <Suspense fallback={closed}>
      <MultiSelect {...props} isOpenAtFirst />
    </Suspense>
  ) : (
    closed
  )
}
