import { ListBoxItem } from 'react-aria-components/ListBox'
import { check } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { item, itemNote, itemText } from '../menu/Menu.css.ts'
import { boxedTick, tick } from './Select.css.ts'

/** One of what can be chosen, in every control that offers a choice. */
export interface Choice<T extends string = string> {
  id: T
  label: string
}

interface ListChoice {
  id: string | number
  label: string
  /** A quiet second line. */
  description?: string
}

/** One line of a list that opens; ticked as well as coloured when chosen (WCAG 1.4.1). */
export const ListItem = ({ choice, isBoxed }: { choice: ListChoice; isBoxed?: boolean }) => (
  <ListBoxItem id={choice.id} textValue={choice.label} className={item({ tone: 'plain' })}>
    <span className={isBoxed ? `${tick} ${boxedTick}` : tick}>
      <Icon of={check} size={isBoxed ? 's' : 'm'} />
    </span>
    {choice.description ? (
      <span className={itemText}>
        {choice.label}
        <span className={itemNote}>{choice.description}</span>
      </span>
    ) : (
      choice.label
    )}
  </ListBoxItem>
)
