import { useId, type FormEventHandler, type ReactNode } from 'react'
import { fieldGrid, form, formFooter, section, sectionText, sectionTitle, span } from './Section.css.ts'

export interface FormProps {
  /** Accessible name of the form (WCAG 1.3.1). */
  label: string
  children: ReactNode
  onSubmit: () => void
}

/** A whole-page form: sections, then `FormFooter`. The machine validates, so native validation is off. */
export function Form({ label, children, onSubmit }: FormProps) {
  const submit: FormEventHandler = (event) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={form} aria-label={label} noValidate onSubmit={submit}>
      {children}
    </form>
  )
}

/** A form section: title and description on the left, fields on the right; stacked on a phone. */
export function Section({
  title,
  description,
  children,
}: {
  title: string
  description?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={section} aria-labelledby={id}>
      <header>
        <h2 id={id} className={sectionTitle}>
          {title}
        </h2>
        {description ? <p className={sectionText}>{description}</p> : null}
      </header>
      {children}
    </section>
  )
}

/** A six-column grid for fields; wrap each field in a `Span`. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={fieldGrid}>{children}</div>

/** The number of columns a field takes, out of six; all on a phone. */
export const Span = ({ columns, children }: { columns: 2 | 3 | 4 | 6; children: ReactNode }) => (
  <div className={span[columns]}>{children}</div>
)

/** The actions of a form. Sticky, except on a phone, where it would cover fields (WCAG 2.4.11). */
export const FormFooter = ({ children }: { children: ReactNode }) => <div className={formFooter}>{children}</div>
