import { ComboBox as AriaComboBox, ListBox, Popover } from 'react-aria-components/ComboBox'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { list, popover } from '../menu/Menu.css.ts'
import type { Choice } from './choice.ts'
import { ComboBoxInput } from './ComboBoxInput.tsx'
import { field } from './field.css.ts'
import { ariaField, FieldParts, type FieldProps } from './FieldParts.tsx'
import { ListItem } from './ListItem.tsx'
import { empty, virtualList } from './Select.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface ComboBoxProps<Value extends string | number> extends FieldProps {
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
  placeholder?: string
  autoFocus?: boolean
}

/** One of many options, found by typing: time zones, currencies. Only visible rows are drawn. */
export const ComboBox = <Value extends string | number>(props: ComboBoxProps<Value>) => (
  <AriaComboBox
    {...ariaField(props)}
    autoFocus={props.autoFocus}
    defaultItems={props.choices}
    selectedKey={props.value}
    // A field that has the focus from the start doesn't take the text of its value from the list.
    defaultInputValue={props.choices.find(({ id }) => id === props.value)?.label ?? ''}
    allowsEmptyCollection
    menuTrigger="input"
    className={field}
    onSelectionChange={(key) => props.onChange(props.choices.find(({ id }) => id === key)?.id ?? null)}
  >
    <FieldParts field={props}>
      <ComboBoxInput placeholder={props.placeholder} />
    </FieldParts>
    <Popover className={popover} offset={4}>
      <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 32, padding: 4 }}>
        <ListBox<Choice<Value>>
          className={`${list} ${virtualList}`}
          renderEmptyState={() => <div className={empty}>{phrase('design.nothingMatches')}</div>}
        >
          {(choice) => <ListItem choice={choice} />}
        </ListBox>
      </Virtualizer>
    </Popover>
  </AriaComboBox>
)
