import { useState } from 'react'
import { addDays } from '../../api/contract/days.ts'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { DatePicker } from '../../design/field/DatePicker.tsx'
import { chevronLeft, chevronRight } from '../../design/icon/icons.css.ts'
import { phrase } from '../../phrases/phrase.ts'
import { dateControls } from './DateControls.css.ts'

/** The range of business dates the server supports. */
const [first, last] = ['2000-01-01', '2199-12-31'] as const

interface DateControlsProps {
  date: string
  /** Address of another date; null is today. */
  dateHref: (date: string | null) => string
  onChange: (date: string) => void
}

/** Controls that change the business date of figures. */
export const DateControls = ({ date, dateHref, onChange }: DateControlsProps) => (
  <div className={dateControls}>
    <LinkButton icon={chevronLeft} href={dateHref(addDays(date, -1))}>
      {phrase('dashboard.previousDay')}
    </LinkButton>
    <LinkButton href={dateHref(null)}>{phrase('dashboard.today')}</LinkButton>
    <LinkButton icon={chevronRight} href={dateHref(addDays(date, 1))}>
      {phrase('dashboard.nextDay')}
    </LinkButton>
    <BusinessDate date={date} onChange={onChange} />
  </div>
)

/** Field for the business date. An incomplete or unsupported date stays in the field and loads nothing. */
function BusinessDate({ date, onChange }: Pick<DateControlsProps, 'date' | 'onChange'>) {
  const [draft, setDraft] = useState<string | null>(date)
  const [shown, setShown] = useState(date)
  if (shown !== date) {
    setShown(date)
    setDraft(date)
  }
  const change = (value: string | null) => {
    setDraft(value)
    if (value && value >= first && value <= last) onChange(value)
  }
  return (
    <DatePicker
      label={phrase('dashboard.businessDate')}
      value={draft}
      minValue={first}
      maxValue={last}
      onChange={change}
    />
  )
}
