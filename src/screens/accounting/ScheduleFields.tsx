import { useSelector } from '@xstate/react'
import { fileFormats, scheduleFrequencies, schedulePeriods } from '../../api/contract/schedule-words.ts'
import { cityOf } from '../../clock/time-zones.ts'
import { Checkbox } from '../../design/field/Checkbox.tsx'
import { MultiSelect } from '../../design/field/MultiSelect.tsx'
import { NumberField } from '../../design/field/NumberField.tsx'
import { RadioGroup } from '../../design/field/RadioGroup.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TimeField } from '../../design/field/TimeField.tsx'
import { Text } from '../../design/text/Text.tsx'
import { tabNames } from '../../machines/accounting/accounting-texts.rules.ts'
import { periodOf, type ScheduleDraft } from '../../machines/accounting/schedule.rules.ts'
import * as select from '../../machines/accounting/schedule-change.machine.ts'
import * as texts from '../../machines/accounting/schedule-texts.rules.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { useAccounting } from './useAccounting.ts'

const choicesOf = <T extends string>(values: readonly T[], names: Record<T, string>) =>
  values.map((id) => ({ id, label: names[id] }))

/** What a schedule is: the report with its filters, when it runs, and for whom. */
export function ScheduleFields({ change }: { change: select.ScheduleChangeRef }) {
  const { timezone } = useAccounting().property
  const { people, canEmail } = useSelector(change, select.selectInput)
  const draft = useSelector(change, select.selectDraft)
  const errors = useSelector(change, select.selectFieldErrors)
  const set = (patch: Partial<ScheduleDraft>) => change.send({ type: 'draft.changed', patch })
  return (
    <>
      <Text>{factsText([tabNames[draft.report], texts.filtersText(draft)])}</Text>
      <Select
        label={phrase('schedules.howOften')}
        value={draft.frequency}
        choices={choicesOf(scheduleFrequencies, texts.frequencyNames)}
        onChange={(frequency) => set({ frequency, period: periodOf[frequency] })}
      />
      {draft.frequency === 'weekly' ? (
        <Select
          label={phrase('schedules.onWeekday')}
          value={draft.weekday}
          choices={texts.weekdays.map((id) => ({ id, label: texts.weekdayName(id) }))}
          onChange={(weekday) => set({ weekday })}
        />
      ) : null}
      {draft.frequency === 'monthly' ? (
        <NumberField
          label={phrase('schedules.dayOfMonth')}
          description={phrase('schedules.dayOfMonthHint')}
          minValue={1}
          maxValue={31}
          value={draft.month_day}
          errorMessage={errors.month_day}
          onChange={(month_day) => set({ month_day })}
        />
      ) : null}
      <TimeField
        label={phrase('schedules.time')}
        description={phrase('schedules.timeIn', { city: cityOf(timezone) })}
        value={draft.time}
        errorMessage={errors.time}
        onChange={(time) => set({ time })}
        onPartlyTyped={(time) => set({ time })}
      />
      <Select
        label={phrase('schedules.daysOfReport')}
        value={draft.period}
        choices={choicesOf(schedulePeriods, texts.schedulePeriodNames)}
        onChange={(period) => set({ period })}
      />
      <RadioGroup
        label={phrase('schedules.format')}
        value={draft.format}
        choices={choicesOf(fileFormats, texts.formatNames)}
        onChange={(format) => set({ format })}
      />
      <MultiSelect
        label={phrase('schedules.forWhom')}
        value={draft.recipient_ids}
        choices={people.map(({ id, name, is_self }) => ({
          id,
          label: is_self ? phrase('schedules.you', { name }) : name,
        }))}
        placeholder={phrase('schedules.choosePeople')}
        selectedText={(count) => phrase('schedules.peopleSelected', { count })}
        errorMessage={errors.recipient_ids}
        onChange={(recipient_ids) => set({ recipient_ids })}
      />
      {canEmail || draft.by_email ? (
        <Checkbox isSelected={draft.by_email} onChange={(by_email) => set({ by_email })}>
          {phrase('schedules.byEmail')}
        </Checkbox>
      ) : null}
    </>
  )
}
