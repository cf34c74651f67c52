import { Button } from 'react-aria-components/Button'
import { factsText } from '../../phrases/facts-text.ts'
import { iconButton } from '../button/IconButton.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { calendarButton } from './date-fields.css.ts'

interface CalendarButtonProps {
  fieldLabel: string
  icon: string
}

/**
 * The button beside a date that opens its calendar. Its name has the label of the field as a text: Orca would say it twice of a button
 * that refers to the label.
 */
export const CalendarButton = ({ fieldLabel, icon }: CalendarButtonProps) => (
  <Button
    className={`${iconButton({ tone: 'plain', size: 'm' })} ${calendarButton}`}
    render={({ 'aria-label': label, ...dom }) => (
      <button {...dom} aria-label={factsText([label, fieldLabel])} aria-labelledby={undefined} />
    )}
  >
    <Icon path={icon} />
  </Button>
)
