import { type ReactNode, type Ref, useId } from 'react'
import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import { chevronDown, chevronUp } from '../../design/icon/icons.css.ts'
import { Icon } from '../../design/icon/Icon.tsx'
import { Skeleton } from '../../design/skeleton/Skeleton.tsx'
import * as css from './Log.css.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The entries of one day under its heading, newest first. */
export function LogDay({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.day} aria-labelledby={id}>
      <h3 id={id} className={css.dayTitle}>
        {title}
      </h3>
      <ol className={css.entries}>{children}</ol>
    </section>
  )
}

export interface LogEntryProps {
  /** Time of day: "14:05". `dateTime` is the full timestamp. */
  time: string
  dateTime: string
  /** Who did what, in words. */
  children: ReactNode
  /** The part of the product that was changed. */
  tag: string
  /** Additional lines, such as a reason. */
  notes?: ReactNode
  isOpen: boolean
  /** Name of the toggle button: "Details of Lena Brandt changed Room 101, 14:05". */
  toggleLabel: string
  onToggle: () => void
  toggleRef?: Ref<HTMLButtonElement>
  /** Rendered only while open. */
  details: ReactNode
}

/** Who acted, with an icon if it isn't a person. */
export const LogActor = ({ icon, children }: { icon?: string | undefined; children: string }) => (
  <span className={css.actor}>
    {icon ? <Icon path={icon} size="s" /> : null}
    {children}
  </span>
)

/** A log entry: when, who, what. Its details expand beneath it. */
export function LogEntry(props: LogEntryProps) {
  const { time, dateTime, children, tag, notes, isOpen, toggleLabel, onToggle, toggleRef, details } = props
  const id = useId()
  return (
    <li className={css.entry} data-open={isOpen || undefined}>
      <time className={css.time} dateTime={dateTime}>
        {time}
      </time>
      <div className={css.entryText}>
        {children}
        {notes}
      </div>
      <span className={css.tag}>{tag}</span>
      <button
        ref={toggleRef}
        type="button"
        className={css.toggle}
        aria-label={toggleLabel}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        {phrase('activity-log.details')}
        <Icon path={isOpen ? chevronUp : chevronDown} size="s" />
      </button>
      {isOpen ? (
        <div id={id} className={css.details}>
          {details}
        </div>
      ) : null}
    </li>
  )
}

/** A muted line beneath the action. */
export const LogNote = ({ children }: { children: ReactNode }) => <span className={css.note}>{children}</span>

export interface LogChange {
  field: string
  label: string
  before: string | null
  after: string | null
}

const Value = ({ children }: { children: string | null }) =>
  children === null || children === '' ? (
    <span className={css.emptyValue}>{phrase('activity-log.none')}</span>
  ) : (
    <>{children}</>
  )

/** The values of each field before and after. */
export const LogChanges = ({
  caption,
  before = phrase('activity-log.before'),
  after = phrase('activity-log.after'),
  changes,
}: {
  caption: string
  before?: string
  after?: string
  changes: readonly LogChange[]
}) => (
  <table className={css.changes}>
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {[phrase('activity-log.field'), before, after].map((name) => (
          <th key={name} scope="col" className={css.changesHeader}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {changes.map((change) => (
        <tr key={change.field}>
          <th scope="row" className={css.changesField}>
            {change.label}
          </th>
          <td className={css.changesCell}>
            <Value>{change.before}</Value>
          </td>
          <td className={css.changesCell}>
            <Value>{change.after}</Value>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** A placeholder for loading entries. */
export const LogSkeleton = ({ rows }: { rows: number }) => (
  <div className={css.skeleton} aria-hidden>
    <Skeleton shape="title" />
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} />
    ))}
  </div>
)
