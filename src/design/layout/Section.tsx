import { useId, type FormEventHandler, type ReactNode } from 'react'
import { fieldGrid, form, formFooter, section, sectionText, sectionTitle, span } from './Section.css.ts'

export interface FormProps {
  /** The form's name (WCAG 1.3.1). */
  label: string
  children: ReactNode
  onSubmit: () => void
}

/** A whole-page form: sections, then `FormFooter`. Checking is the machine's work, so the browser's own is off. */
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

/** Title and explanation left, fields right; one below the other on a phone. */
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

/** Six columns for fields; wrap each in a `Span`. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={fieldGrid}>{children}</div>

/** How many of the six columns a field takes; all of them on a phone. */
export const Span = ({ columns, children }: { columns: 2 | 3 | 4 | 6; children: ReactNode }) => (
  <div className={span[columns]}>{children}</div>
)

/** The actions of a form: stays in sight while scrolling, except on a phone, where it would cover fields (WCAG 2.4.11). */
export const FormFooter = ({ children }: { children: ReactNode }) => <div className={formFooter}>{children}</div>
