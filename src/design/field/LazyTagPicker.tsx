import { useState } from 'react'
import { onDemand } from '../on-demand/on-demand.tsx'
import { ClosedSelect } from './ClosedSelect.tsx'
import type { TagPickerProps } from './TagPicker.tsx'

const closedProps = ({ label, picked, placeholder = '' }: TagPickerProps) => ({
  label,
  text: placeholder,
  isPlaceholder: picked.length === 0,
  onPreload: () => TagPicker.preload(),
})

const TagPicker = onDemand<TagPickerProps & { isInitiallyOpen?: boolean }>(
  () => import('./TagPicker.tsx').then((module) => module.TagPicker),
  (props) => <ClosedSelect {...closedProps(props)} isOpening onOpen={() => undefined} />,
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
  return <ClosedSelect {...closedProps(props)} isOpening={false} onOpen={open} />
}
