import { ComboBox, ComboBoxStateContext, ListBox, Popover } from 'react-aria-components/ComboBox'
import { useContext, useEffect, useRef } from 'react'
import { list, popover } from '../menu/Menu.css.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import type { Choice } from './choice.ts'
import { ComboBoxInput } from './ComboBoxInput.tsx'
import { field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import { ListItem } from './ListItem.tsx'
import { message } from './TagPicker.css.ts'
import { Tags } from './Tags.tsx'
import { phrase } from '../../phrases/phrase.ts'

export interface FoundTag extends Choice<number> {
  /** Second line in a muted colour, such as "Double, floor 2". */
  description?: string
}

export interface TagPickerProps extends FieldProps {
  placeholder?: string
  picked: readonly Choice<number>[]
  query: string
  onQuery: (text: string) => void
  /** The server's results for the query. Picked tags are ticked in the list. */
  found: readonly FoundTag[]
  isLoading: boolean
  /** For example "No room matches". */
  emptyText: string
  onPick: (id: number) => void
  onRemove: (id: number) => void
  /** Note beneath the results: "20 of 57 shown". */
  moreText?: string | undefined
  /** Another part of the screen shows the picked tags, such as the chips of a filter bar. */
  isTagListHidden?: boolean
}

/** Opens the list once the input has the focus. `menuTrigger` misses a focus that comes with the first render. */
function OpenOnFocus() {
  const state = useContext(ComboBoxStateContext)
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !state?.isFocused) return
    isDone.current = true
    state.open(null, 'manual')
  }, [state])
  return null
}

/** Any number of tags, searched on the server. Each pick clears the query for the next search. */
export function TagPicker({ isInitiallyOpen = false, ...props }: TagPickerProps & { isInitiallyOpen?: boolean }) {
  const { picked, query, onQuery, found, isLoading, emptyText, onPick, onRemove } = props
  const input = useRef<HTMLInputElement>(null)
  const chosen = picked.map(({ id }) => id)
  // No difference: the list was closed, by Escape or by leaving the field.
  const change = (keys: readonly (string | number)[]) => {
    const added = keys.map(Number).filter((id) => !chosen.includes(id))
    const removed = chosen.filter((id) => !keys.includes(id))
    for (const id of added) onPick(id)
    for (const id of removed) onRemove(id)
    if (query !== '' && removed.length === 0) onQuery('')
  }
  return (
    <div className={field}>
      <ComboBox<FoundTag, 'multiple'>
        {...ariaField(props)}
        selectionMode="multiple"
        items={found}
        value={chosen}
        inputValue={query}
        allowsEmptyCollection
        autoFocus={isInitiallyOpen}
        className={field}
        onInputChange={onQuery}
        onChange={change}
      >
        {isInitiallyOpen ? <OpenOnFocus /> : null}
        <FieldParts field={props}>
          <ComboBoxInput inputRef={input} placeholder={props.placeholder} isLoading={isLoading} />
        </FieldParts>
        <Popover className={popover} offset={4}>
          <ListBox<FoundTag>
            className={list}
            renderEmptyState={() => (
              <div className={message}>
                {isLoading ? <Spinner /> : null}
                {isLoading ? phrase('design.searching') : emptyText}
              </div>
            )}
          >
            {(tag) => <ListItem hasCheckbox choice={tag} />}
          </ListBox>
          {props.moreText ? <div className={message}>{props.moreText}</div> : null}
        </Popover>
      </ComboBox>
      {props.isTagListHidden ? null : (
        <Tags
          label={phrase('design.chosenTags', { label: props.label })}
          tags={picked}
          onRemove={onRemove}
          fallback={input}
        />
      )}
    </div>
  )
}
