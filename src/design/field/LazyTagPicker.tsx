import { lazy, Suspense, useState } from 'react'
import { ClosedSelect } from './ClosedSelect.tsx'
import type { TagPickerProps } from './TagPicker.tsx'

const load = () => import('./TagPicker.tsx')
const TagPicker = lazy(() => load().then((module) => ({ default: module.TagPicker })))

interface LazyTagPickerProps extends TagPickerProps {
  /** What the closed field shows: nothing chosen, the one, or how many. */
  text: string
  /** The list is first opened: what it offers can be asked for. */
  onOpen: () => void
}

/** A `TagPicker` for filter bars, whose code arrives as that of `LazySelect` does. */
export function LazyTagPicker({ text, onOpen, ...props }: LazyTagPickerProps) {
  const [isOpenRequested, setOpenRequested] = useState(false)
  const closed = (
    <ClosedSelect
      label={props.label}
      text={text}
      isPlaceholder={props.picked.length === 0}
      isOpening={isOpenRequested}
      onPreload={load}
      onOpen={() => {
        setOpenRequested(true)
        onOpen()
      }}
    />
  )
  return isOpenRequested ? (
    <Suspense fallback={closed}>
      <TagPicker {...props} placeholder={text} isInitiallyOpen />
    </Suspense>
  ) : (
    closed
  )
}
