import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAutocomplete } from 'react-aria/useAutocomplete'
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete'

interface AutocompleteProps {
  inputValue: string
  onInputChange: (value: string) => void
  /** The input, and the list that its text filters. */
  children: ReactNode
}

/**
 * An input whose arrow keys move through a list. `react-aria-components` has the same component, but in the module of a context that
 * all text fields read: its code would load with the first screen (performance P1).
 */
export function Autocomplete({ inputValue, onInputChange, children }: AutocompleteProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLElement>(null)
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null)
  // With the next results, the first of them has the focus: those of the server replace the ones that were there while typing.
  useEffect(() => {
    if (inputValue === '') return
    const detail = { focusStrategy: 'first' }
    listRef.current?.dispatchEvent(new CustomEvent('react-aria-focus', { cancelable: true, bubbles: true, detail }))
  })
  const { inputProps, collectionProps, collectionRef, filter } = useAutocomplete(
    { inputRef, collectionRef: listRef },
    { inputValue, setInputValue: onInputChange, focusedNodeId, setFocusedNodeId },
  )
  return (
    <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
      <SelectableCollectionContext value={{ ...collectionProps, filter, ref: collectionRef }}>
        {children}
      </SelectableCollectionContext>
    </FieldInputContext>
  )
}
