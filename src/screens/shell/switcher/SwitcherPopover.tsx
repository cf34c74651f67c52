import { useRef, type ReactNode, type RefObject } from 'react'
import { Input, Label, TextField } from 'react-aria-components/TextField'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Button } from '../../../design/button/Button.tsx'
import {
  startSlot,
  controlBox,
  control,
  field,
  label as labelStyle,
  withStartSlot,
} from '../../../design/field/field.css.ts'
import { searchInput } from '../../../design/field/SearchField.css.ts'
import { VisuallyHidden } from '../../../design/hidden/VisuallyHidden.tsx'
import { check, circleAlert, search as searchIcon } from '../../../design/icon/icons.css.ts'
import { Icon } from '../../../design/icon/Icon.tsx'
import { item, itemNote, itemText } from '../../../design/menu/Menu.css.ts'
import { Spinner } from '../../../design/spinner/Spinner.tsx'
import { Autocomplete } from './Autocomplete.tsx'
import { currentMark, panel, message, messageRow, results, search } from './SwitcherPopover.css.ts'
import { phrase } from '../../../phrases/phrase.ts'

interface SwitcherItem {
  id: string
  label: string
  /** Second line in a muted colour, such as its prefix or "no access to this section". */
  note?: string
  isCurrent?: boolean
}

export interface SwitcherPopoverProps {
  /** The button it belongs to; gets the focus back. */
  trigger: RefObject<HTMLElement | null>
  /** Name of the popover and its field: "Switch property". */
  label: string
  query: string
  onQuery: (text: string) => void
  items: readonly SwitcherItem[]
  state: 'loading' | 'ready' | 'failed'
  /** Text in place of results: the error, or that nothing matches. */
  message?: string | undefined
  onRetry: () => void
  onPick: (id: string) => void
  onClose: () => void
}

/**
 * A search popover: type to filter, arrow keys to move, Enter to open, Escape to close. The focus stays in the field
 * (WCAG 2.1.1, 2.4.3).
 */
export function SwitcherPopover(props: SwitcherPopoverProps) {
  const { label, state } = props
  const input = useRef<HTMLInputElement>(null)
  // The retry button disappears with the error, so the focus moves to the input.
  const retry = () => {
    input.current?.focus()
    props.onRetry()
  }
  return (
    <Popover
      isOpen
      aria-label={label}
      triggerRef={props.trigger}
      placement="bottom start"
      offset={4}
      className={panel}
      onOpenChange={(isOpen) => (isOpen ? undefined : props.onClose())}
    >
      <Autocomplete inputValue={props.query} onInputChange={props.onQuery}>
        <div className={search}>
          <TextField
            type="search"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the popover opens for typing
            autoFocus
            className={field}
          >
            <Label className={labelStyle}>{label}</Label>
            <span className={controlBox}>
              <span className={startSlot}>{state === 'loading' ? <Spinner /> : <Icon path={searchIcon} />}</span>
              <Input
                ref={input}
                // The input filters the list beneath: a combobox, whose list is no Tab stop.
                // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- react-aria names the list that it controls
                role="combobox"
                aria-expanded={props.items.length > 0}
                className={`${control} ${withStartSlot} ${searchInput}`}
                placeholder={phrase('shell.typeToFind')}
              />
            </span>
          </TextField>
        </div>
        <div className={messageRow}>
          <div role="status" className={message}>
            {messageOf(props)}
          </div>
          {state === 'failed' ? (
            <Button size="s" onPress={retry}>
              {phrase('shell.retry')}
            </Button>
          ) : null}
        </div>
        <Results {...props} />
      </Autocomplete>
    </Popover>
  )
}

function messageOf({ state, items, query, message }: SwitcherPopoverProps): ReactNode {
  if (state === 'failed')
    return (
      <>
        <Icon path={circleAlert} /> {message ?? phrase('shell.notLoaded')}
      </>
    )
  // Results stay while more are loading.
  if (items.length === 0)
    return state === 'loading' ? phrase('shell.searching') : (message ?? phrase('shell.nothingMatches'))
  return state === 'ready' && query !== '' ? (
    <VisuallyHidden>{phrase('shell.found', { count: items.length })}</VisuallyHidden>
  ) : null
}

const Results = ({ label, state, items, onPick }: SwitcherPopoverProps) => (
  <ListBox
    aria-label={label}
    items={state === 'failed' ? [] : items}
    className={results}
    selectionMode="none"
    onAction={(id) => onPick(String(id))}
  >
    {(one) => (
      <ListBoxItem id={one.id} textValue={one.label} className={item({ tone: 'plain' })}>
        <span className={itemText}>
          {one.label}
          {one.note ? <span className={itemNote}>{one.note}</span> : null}
        </span>
        {one.isCurrent ? (
          <span className={currentMark}>
            <Icon path={check} size="s" />
            {phrase('shell.openNow')}
          </span>
        ) : null}
      </ListBoxItem>
    )}
  </ListBox>
)
