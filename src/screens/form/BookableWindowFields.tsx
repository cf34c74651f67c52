import { DatePicker } from '../../design/field/DatePicker.tsx'
import { Span } from '../../design/layout/Section.tsx'
import { type FieldActor, FormField } from './FormField.tsx'
import { LastNightPicker } from './LastNightPicker.tsx'
import type { FormTexts } from './useFormField.ts'
import { phrase } from '../../phrases/phrase.ts'

interface BookableWindow {
  bookable_date_from: string | null
  bookable_date_to: string | null
}

interface BookableWindowFieldsProps {
  form: FieldActor<BookableWindow>
  texts: FormTexts<BookableWindow>
}

/** The first and the last night of a bookable window in a form's grid; an empty date has no bound (ADR 0009). */
export const BookableWindowFields = ({ form, texts }: BookableWindowFieldsProps) => (
  <>
    <Span columns={3}>
      <FormField form={form} texts={texts} name="bookable_date_from">
        {(field) => (
          <DatePicker {...field} reportsIncomplete isRequired={false} description={phrase('forms.firstNight')} />
        )}
      </FormField>
    </Span>
    <Span columns={3}>
      <FormField form={form} texts={texts} name="bookable_date_to">
        {(field) => (
          <LastNightPicker {...field} reportsIncomplete isRequired={false} description={phrase('forms.lastNight')} />
        )}
      </FormField>
    </Span>
  </>
)
