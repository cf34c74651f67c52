import { useId, useState } from 'react'
import { onDemand } from '../on-demand/on-demand.tsx'
import { ClosedSelect } from './ClosedSelect.tsx'
import type { TagPickerProps } from './TagPicker.tsx'

interface ClosedProps extends TagPickerProps {
  isOpen?: boolean
  onOpen?: () => void
}

/** The field before it is opened, and while its code loads. */
const ClosedTagPicker = ({ label, picked, placeholder = '', isOpen = false, onOpen }: ClosedProps) => (
  <ClosedSelect
    {...{ label, isOpen }}
    id={useId()}
    text={placeholder}
    isPlaceholder={picked.length === 0}
    autoFocus={isOpen}
    onPreload={() => void TagPicker.preload()}
    onOpen={() => onOpen?.()}
  />
)

const TagPicker = onDemand<TagPickerProps & { isInitiallyOpen?: boolean }>(
  () => import('./TagPicker.tsx').then((module) => module.TagPicker),
  (props) => <ClosedTagPicker {...props} isOpen />,
)

interface LazyTagPickerProps extends TagPickerProps {
  /** Text of the closed field: nothing chosen, the one chosen label, or a count. */
  placeholder: string
  /** The list opens for the first time: load its options. */
  onOpen: () => void
}

/** A `TagPicker` for filter bars whose code loads when it is first opened, like `LazySelect`. */
export function LazyTagPicker({ onOpen, ...props }: LazyTagPickerProps) {
  const [isOpenRequested, setOpenRequested] = useState(false)
  if (isOpenRequested) return <TagPicker {...props} isInitiallyOpen />
  const open = () => {
    setOpenRequested(true)
    onOpen()
  }
  return <ClosedTagPicker {...props} onOpen={open} />
}
