import { useId, useRef, useState } from 'react'
import { onDemand } from '../on-demand/on-demand.tsx'
import { ClosedSelect } from './ClosedSelect.tsx'
import type { SelectListProps } from './SelectList.tsx'

const SelectList = onDemand<SelectListProps>(() => import('./SelectList.tsx').then((module) => module.SelectList))

interface ButtonWithListProps extends Pick<SelectListProps, 'choices' | 'chosen'> {
  label: string
  text: string
  isPlaceholder: boolean
  isCompact?: boolean | undefined
}

/** A button with a list of choices. The button stays the same element while the list opens: a screen reader loses its place with it. */
export function ButtonWithList({ choices, chosen, ...look }: ButtonWithListProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ClosedSelect
        {...look}
        {...{ id, isOpen }}
        ref={button}
        onPreload={() => void SelectList.preload()}
        onOpen={() => setOpen(true)}
      />
      {isOpen ? (
        <SelectList {...{ choices, chosen }} trigger={button} labelId={`${id}-label`} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
