import { lazy, Suspense, useState } from 'react'
import { ClosedSelect } from './ClosedSelect.tsx'
import type { TagPickerProps } from './TagPicker.tsx'

const load = () => import('./TagPicker.tsx')
const TagPicker = lazy(() => load().then((module) => ({ default: module.TagPicker })))

interface LazyTagPickerProps extends TagPickerProps {
  /** Text of the closed field: the placeholder, the one chosen label, or a count. */
  text: string
  /** The list opens for the first time: load its options. */
  onOpen: () => void
}

/** A `TagPicker` for filter bars whose code loads when it is first opened, like `LazySelect`. */
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
