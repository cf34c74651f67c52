import { useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { chevronDown, circleAlert } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { list, popover } from '../menu/Menu.css.ts'
import { control, error, field, label as labelStyle } from './field.css.ts'
import { LabelText } from './FieldParts.tsx'
import { ListItem } from './ListItems.tsx'
import { chosenText, type MultiSelectProps } from './multi-select.ts'
import { chosen, empty, trigger } from './Select.css.ts'

/**
 * Any number of a list; stays open while choosing. Built on a popover rather than on react-aria's Select, which keeps
 * a hidden native copy of every choice in the page.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, errorMessage, choices, value, onChange } = props
  const id = useId()
  return (
    <div className={field}>
      <span id={id} className={labelStyle}>
        <LabelText isRequired={props.isRequired}>{label}</LabelText>
      </span>
      <DialogTrigger defaultOpen={props.isOpenAtFirst}>
        <Button
          id={props.id ?? `${id}-button`}
          className={`${control} ${trigger}`}
          isDisabled={props.isDisabled}
          aria-labelledby={`${id} ${props.id ?? `${id}-button`}`}
          aria-describedby={errorMessage ? `${id}-error` : undefined}
        >
          <span className={chosen}>{chosenText(props)}</span>
          <Icon of={chevronDown} />
        </Button>
        <Popover aria-labelledby={id} className={popover} offset={4}>
          <ListBox
            aria-labelledby={id}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list is what was opened
            autoFocus
            className={list}
            selectionMode="multiple"
            escapeKeyBehavior="none"
            selectedKeys={value}
            onSelectionChange={(keys) =>
              onChange(keys === 'all' ? choices.map((choice) => choice.id) : [...keys].map(String))
            }
            renderEmptyState={() => <div className={empty}>Nothing to choose</div>}
          >
            {choices.map((choice) => (
              <ListItem key={choice.id} isBoxed choice={choice} />
            ))}
          </ListBox>
        </Popover>
      </DialogTrigger>
      {errorMessage ? (
        <span id={`${id}-error`} className={error}>
          <Icon of={circleAlert} />
          {errorMessage}
        </span>
      ) : null}
    </div>
  )
}
