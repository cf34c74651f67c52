import { Button } from '../button/Button.tsx'
import { MenuButton } from '../menu/MenuButton.tsx'
import type { Action } from '../menu/action.ts'
import { bar, count, narrow, reason, wide } from './SelectionBar.css.ts'

export interface SelectionBarProps {
  /** Names the group, as "Selected properties". */
  label: string
  /** "3 of 34 selected". */
  text: string
  actions: readonly Action[]
  onAction: (id: string) => void
  onClear: () => void
  isPending?: boolean
}

/** What can be done with the ticked rows; on a phone the actions fold into one menu. */
export const SelectionBar = ({ label, text, actions, onAction, onClear, isPending }: SelectionBarProps) => (
  <div role="group" aria-label={label} className={bar}>
    <strong className={count}>{text}</strong>
    <span className={wide}>
      {actions.map(({ id, label: name, icon, isRefused }) => (
        <Button
          key={id}
          tone="float"
          icon={icon}
          isPending={isPending}
          isDisabled={isRefused}
          onPress={() => onAction(id)}
        >
          {name}
        </Button>
      ))}
    </span>
    <span className={narrow}>
      <MenuButton tone="float" label="Actions" actions={actions} onAction={onAction} />
    </span>
    <Button tone="float" onPress={onClear}>
      Clear
    </Button>
    {actions.map(({ id, label: name, isRefused, note }) =>
      isRefused && note ? (
        <span key={id} className={reason}>
          {`${name.replace('…', '')}: ${note}`}
        </span>
      ) : null,
    )}
  </div>
)
