import { ListBoxItem } from 'react-aria-components/ListBox'
import { check } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { item, itemNote, itemText } from '../menu/Menu.css.ts'
import { ChoiceLabel } from './ChoiceLabel.tsx'
import type { Choice } from './choice.ts'
import { checkboxTick, tick } from './ListItem.css.ts'

interface ListChoice extends Choice<string | number> {
  /** Second line, in a muted colour. */
  description?: string
}

/** An option of an open list. Ticked as well as coloured if chosen (WCAG 1.4.1). */
export const ListItem = ({ choice, hasCheckbox }: { choice: ListChoice; hasCheckbox?: boolean }) => (
  <ListBoxItem id={choice.id} textValue={choice.label} className={item({ tone: 'plain' })}>
    <span className={hasCheckbox ? `${tick} ${checkboxTick}` : tick}>
      <Icon path={check} size={hasCheckbox ? 's' : 'm'} />
    </span>
    {choice.description ? (
      <span className={itemText}>
        <ChoiceLabel {...choice} />
        <span className={itemNote}>{choice.description}</span>
      </span>
    ) : (
      <ChoiceLabel {...choice} />
    )}
  </ListBoxItem>
)
