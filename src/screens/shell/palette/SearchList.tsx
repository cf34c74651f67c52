import { useRef, type ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import { Input, Label, TextField } from 'react-aria-components/TextField'
import { Collection, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
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
import { currentMark, group, groupLabel, message, messageRow, results, search } from './SearchList.css.ts'
import { phrase } from '../../../phrases/phrase.ts'

interface FoundItem {
  id: string
  label: string
  /** Second line in a muted colour, such as its prefix or "no access to this section". */
  note?: string | null
  icon?: string
  isCurrent?: boolean
}

/** Items under a heading. Without a label they follow the field. */
export interface FoundGroup {
  id: string
  label?: string
  items: readonly FoundItem[]
}

export interface SearchListProps {
  /** Name of the field and of its list. */
  label: string
  query: string
  onQuery: (text: string) => void
  groups: readonly FoundGroup[]
  state: 'loading' | 'ready' | 'failed'
  /** Text in place of results: the error, or that nothing matches. */
  message?: string | undefined
  onRetry: () => void
  onPick: (id: string) => void
}

/** A field with what it finds beneath. The focus stays in the field; arrow keys move through the list (WCAG 2.1.1). */
export function SearchList(props: SearchListProps) {
  const { label, state, groups } = props
  const input = useRef<HTMLInputElement>(null)
  // The retry button disappears with the error, so the focus moves to the input.
  const retry = () => {
    input.current?.focus()
    props.onRetry()
  }
  return (
    <Autocomplete inputValue={props.query} onInputChange={props.onQuery}>
      <div className={search}>
        <TextField
          type="search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens for typing
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
              aria-expanded={countOf(groups) > 0}
              className={`${control} ${withStartSlot} ${searchInput}`}
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
  )
}

const countOf = (groups: readonly FoundGroup[]) => groups.reduce((sum, { items }) => sum + items.length, 0)

function messageOf({ state, groups, query, message: text }: SearchListProps): ReactNode {
  const count = countOf(groups)
  if (state === 'failed')
    return (
      <>
        <Icon path={circleAlert} /> {text ?? phrase('shell.notLoaded')}
      </>
    )
  // Results stay while more are loading.
  if (count === 0) return state === 'loading' ? phrase('shell.searching') : (text ?? phrase('shell.nothingMatches'))
  return state === 'ready' && query !== '' ? <VisuallyHidden>{phrase('shell.found', { count })}</VisuallyHidden> : null
}

const Item = (one: FoundItem) => (
  <ListBoxItem id={one.id} textValue={one.label} className={item({ tone: 'plain' })}>
    {one.icon ? <Icon path={one.icon} /> : null}
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
)

const Results = ({ label, groups, onPick }: SearchListProps) => (
  <ListBox
    aria-label={label}
    items={groups.filter(({ items }) => items.length > 0)}
    className={results}
    selectionMode="none"
    onAction={(id) => onPick(String(id))}
  >
    {({ id, label: heading, items }) => (
      <ListBoxSection id={id} className={group} aria-label={heading ?? label}>
        {heading ? <Header className={groupLabel}>{heading}</Header> : null}
        <Collection items={items}>{Item}</Collection>
      </ListBoxSection>
    )}
  </ListBox>
)
