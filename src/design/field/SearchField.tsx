import { Button } from 'react-aria-components/Button'
import { Input, Label, SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { iconButton } from '../button/IconButton.css.ts'
import { cross, search } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { endSlot, controlBox, control, field, label as labelStyle, withEndSlot, withStartSlot } from './field.css.ts'
import { searchInput } from './SearchField.css.ts'
import { phrase } from '../../phrases/phrase.ts'
import { labelInSentence } from './label-in-sentence.ts'

export interface SearchFieldProps {
  label: string
  id?: string
  value: string
  onChange: (value: string) => void
  /** Called on Enter. */
  onSubmit?: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  maxLength?: number
}

/** A search field; Escape or the clear button empties it. */
export const SearchField = ({ label, placeholder, ...props }: SearchFieldProps) => (
  <AriaSearchField {...props} className={field}>
    <Label className={labelStyle}>{label}</Label>
    <span className={controlBox}>
      <Icon path={search} />
      <Input
        className={`${control} ${withStartSlot} ${props.value && withEndSlot} ${searchInput}`}
        placeholder={placeholder}
      />
      {props.value === '' ? null : (
        <span className={endSlot}>
          <Button
            className={iconButton({ tone: 'plain', size: 'm' })}
            aria-label={phrase('design.clearSearch', { label: labelInSentence(label) })}
          >
            <Icon path={cross} size="s" />
          </Button>
        </span>
      )}
    </span>
  </AriaSearchField>
)
