import { Button, ComboBox, ComboBoxStateContext, Input, ListBox, Popover } from 'react-aria-components/ComboBox'
import { useContext, useEffect, useRef } from 'react'
import { iconButton } from '../button/IconButton.css.ts'
import { chevronDown } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { list, popover } from '../menu/Menu.css.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { endSlot, controlBox, control, field, withEndSlot } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import { ListItem } from './ListItems.tsx'
import { message } from './TagPicker.css.ts'
import { Tags, type PickedTag } from './Tags.tsx'

export interface FoundTag extends PickedTag {
  /** A quiet second line, as "Double, floor 2". */
  description?: string
}

export interface TagPickerProps extends FieldProps {
  placeholder?: string
  picked: readonly PickedTag[]
  query: string
  onQuery: (text: string) => void
  /** What the server found for the query; those picked are ticked in it. */
  found: readonly FoundTag[]
  isLoading: boolean
  /** "No room matches". */
  emptyText: string
  onPick: (id: number) => void
  onRemove: (id: number) => void
  /** Said beneath what was found: "20 of 57 shown". */
  moreText?: string | undefined
  /** The picked are shown by another part of the screen, as by the chips of a filter bar. */
  isTagListHidden?: boolean
}

/** Opens the list once its field has the focus: `menuTrigger` does not hear of a focus that comes with the first drawing. */
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

/** Any number of many, found on the server by typing. Each pick empties the query, so that the next can be typed. */
export function TagPicker({ isInitiallyOpen = false, ...props }: TagPickerProps & { isInitiallyOpen?: boolean }) {
  const { picked, query, onQuery, found, isLoading, emptyText, onPick, onRemove } = props
  const input = useRef<HTMLInputElement>(null)
  const chosen = picked.map(({ id }) => id)
  // Without a difference it was closed: by Escape, or by leaving the field.
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
          <span className={controlBox}>
            <Input ref={input} className={`${control} ${withEndSlot}`} placeholder={props.placeholder} />
            <span className={endSlot}>
              <Button className={iconButton({ tone: 'plain', size: 'm' })}>
                {isLoading ? <Spinner /> : <Icon path={chevronDown} />}
              </Button>
            </span>
          </span>
        </FieldParts>
        <Popover className={popover} offset={4}>
          <ListBox<FoundTag>
            className={list}
            renderEmptyState={() => (
              <div className={message}>
                {isLoading ? <Spinner /> : null}
                {isLoading ? 'Searching…' : emptyText}
              </div>
            )}
          >
            {(tag) => <ListItem hasCheckbox choice={tag} />}
          </ListBox>
          {props.moreText ? <div className={message}>{props.moreText}</div> : null}
        </Popover>
      </ComboBox>
      {props.isTagListHidden ? null : (
        <Tags label={`${props.label}, chosen`} tags={picked} onRemove={onRemove} fallback={input} />
      )}
    </div>
  )
}
