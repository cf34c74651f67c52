import { type Ref, useContext } from 'react'
import { Button, type ComboBoxState, ComboBoxStateContext, Input } from 'react-aria-components/ComboBox'
import { iconButton } from '../button/IconButton.css.ts'
import { chevronDown } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { control, controlBox, endSlot, withEndSlot } from './field.css.ts'

/** The choice that the text means: the only match, or the one whose name or code ("EUR, Euro") is typed in full. */
function meantBy({ inputValue, collection }: ComboBoxState<unknown, 'single' | 'multiple'>) {
  const typed = inputValue.trim().toLowerCase()
  if (typed === '') return null
  const matches = [...collection]
  const exact = matches.find(({ textValue }) => {
    const name = textValue.toLowerCase()
    return name === typed || name.startsWith(`${typed},`)
  })
  return exact ?? (matches.length === 1 ? matches[0] : null)
}

interface ComboBoxInputProps {
  inputRef?: Ref<HTMLInputElement>
  placeholder?: string | undefined
  /** The matches are those of an earlier text. */
  isLoading?: boolean
}

/**
 * Input and button of a combo box. Enter and Tab take the choice that the text means; react-aria would empty the field unless
 * a choice has the focus.
 */
export function ComboBoxInput({ inputRef, placeholder, isLoading = false }: ComboBoxInputProps) {
  const state = useContext(ComboBoxStateContext)
  const onKeyDownCapture = ({ key }: { key: string }) => {
    if (!state?.isOpen || isLoading || !/^(Enter|Tab)$/.test(key)) return
    const { selectionManager } = state
    const choice = selectionManager.focusedKey === null ? meantBy(state) : null
    if (choice && !selectionManager.isSelected(choice.key)) selectionManager.select(choice.key)
  }
  return (
    <span className={controlBox} {...{ onKeyDownCapture }}>
      <Input ref={inputRef} className={`${control} ${withEndSlot}`} placeholder={placeholder} />
      <span className={endSlot}>
        <Button className={iconButton({ tone: 'plain', size: 'm' })}>
          {isLoading ? <Spinner /> : <Icon path={chevronDown} />}
        </Button>
      </span>
    </span>
  )
}
