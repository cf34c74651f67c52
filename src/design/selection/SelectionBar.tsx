import { Button } from '../button/Button.tsx'
import { MenuButton } from '../menu/MenuButton.tsx'
import type { Action } from '../menu/action.ts'
import { bar, barHeightVariable, count, narrow, reason, wide } from './SelectionBar.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface SelectionBarProps {
  /** Name of the group, such as "Selected properties". */
  label: string
  /** For example "3 of 34 selected". */
  text: string
  actions: readonly Action[]
  /** Rare or denied actions, behind one menu button. */
  more?: readonly Action[]
  onAction: (id: string) => void
  onClear: () => void
  isPending?: boolean
}

/** Keeps the height of the bar in a custom property for as long as it is shown. */
function reserveHeight(element: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(barHeightVariable, `${element.offsetHeight}px`))
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(barHeightVariable)
  }
}

/** Moves the focus from the bar to the table: what follows the bar has nothing to do with the rows, and may be far below. */
function leaveToTable(element: HTMLElement) {
  if (!element.contains(document.activeElement)) return
  const tables = element.closest('main')?.querySelectorAll<HTMLElement>('[role=region][tabindex]') ?? []
  ;[...tables].find((table) => table.checkVisibility())?.focus({ preventScroll: true })
}

function attend(element: HTMLElement | null) {
  const release = element && reserveHeight(element)
  return () => {
    if (element) leaveToTable(element)
    release?.()
  }
}

/** The actions on the selected rows. On a phone they are in one menu. */
export const SelectionBar = ({ label, text, actions, more = [], onAction, onClear, isPending }: SelectionBarProps) => (
  <div ref={attend} role="group" aria-label={label} className={bar} data-page-actions>
    <strong className={count}>{text}</strong>
    <span className={wide}>
      {actions.map(({ id, label: name, icon, isDenied }) => (
        <Button
          key={id}
          tone="raised"
          icon={icon}
          isPending={isPending}
          isDisabled={isDenied}
          onPress={() => onAction(id)}
        >
          {name}
        </Button>
      ))}
      {more.length > 0 ? (
        <MenuButton tone="raised" label={phrase('design.more')} actions={more} onAction={onAction} />
      ) : null}
    </span>
    <span className={narrow}>
      <MenuButton tone="raised" label={phrase('design.actions')} actions={[...actions, ...more]} onAction={onAction} />
    </span>
    <Button tone="raised" onPress={onClear}>
      {phrase('design.clearSelection')}
    </Button>
    {actions.map(({ id, label: name, isDenied, note }) =>
      isDenied && note ? (
        <span key={id} className={reason}>
          {`${name.replace(/\s?…/, '')}: ${note}`}
        </span>
      ) : null,
    )}
  </div>
)
