import { useRef, type ReactNode, type RefObject } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input, Label, TextField } from 'react-aria-components/TextField'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Button } from '../button/Button.tsx'
import { startSlot, controlBox, control, field, label as labelStyle, withStartSlot } from '../field/field.css.ts'
import { searchInput } from '../field/search.css.ts'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { check, circleAlert, search as searchIcon } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { item, itemNote, itemText } from '../menu/Menu.css.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { currentMark, panel, message, messageRow, results, search } from './SwitcherPopover.css.ts'

interface SwitcherItem {
  id: string
  label: string
  /** A quiet second line, as its prefix or "no access to this section". */
  note?: string
  isCurrent?: boolean
}

export interface SwitcherPopoverProps {
  /** The button it belongs to: takes the focus back. */
  trigger: RefObject<HTMLElement | null>
  /** "Switch property": names the popover and its field. */
  label: string
  query: string
  onQuery: (text: string) => void
  items: readonly SwitcherItem[]
  state: 'loading' | 'ready' | 'failed'
  /** What stands instead of results: why it failed, or that nothing matches. */
  message?: string | undefined
  onRetry: () => void
  onPick: (id: string) => void
  onClose: () => void
}

/** Type to find, arrow keys to move, Enter to go there, Escape to leave it; the focus stays in the field (WCAG 2.1.1, 2.4.3). */
export function SwitcherPopover(props: SwitcherPopoverProps) {
  const { label, state } = props
  const input = useRef<HTMLInputElement>(null)
  // The button leaves with the failure: the focus goes where one types.
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- one opens it to type
            autoFocus
            className={field}
          >
            <Label className={labelStyle}>{label}</Label>
            <span className={controlBox}>
              <span className={startSlot}>{state === 'loading' ? <Spinner /> : <Icon path={searchIcon} />}</span>
              <Input
                ref={input}
                // What is typed here filters the list beneath: that is a combobox, and its list needs no Tab stop of its own.
                // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- react-aria names the list that it controls
                role="combobox"
                aria-expanded={props.items.length > 0}
                className={`${control} ${withStartSlot} ${searchInput}`}
                placeholder="Type to find"
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
              Retry
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
        <Icon path={circleAlert} /> {message ?? 'Could not be loaded'}
      </>
    )
  // What was found stays in its place while more is on its way.
  if (items.length === 0) return state === 'loading' ? 'Searching…' : (message ?? 'Nothing matches')
  return state === 'ready' && query !== '' ? <VisuallyHidden>{items.length} found</VisuallyHidden> : null
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
            open now
          </span>
        ) : null}
      </ListBoxItem>
    )}
  </ListBox>
)
