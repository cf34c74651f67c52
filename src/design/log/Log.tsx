import { type ReactNode, type Ref, useId } from 'react'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { chevronDown, chevronUp } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import * as css from './Log.css.ts'

/** The entries of one day beneath its heading, newest first. */
export function LogDay({ title, children }: { title: string; children: ReactNode }) {
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
  /** "14:05", and the instant itself. */
  time: string
  dateTime: string
  who: string
  /** Before who was no person: a picture beside the word. */
  whoIcon?: string | undefined
  /** What was done. */
  children: ReactNode
  /** The part of the product. */
  tag: string
  /** Second lines, as a reason. */
  notes?: ReactNode
  isOpen: boolean
  /** Names the button after its word: "of Lena Brandt changed Room 101, 14:05". */
  of: string
  onToggle: () => void
  toggleRef?: Ref<HTMLButtonElement>
  /** Drawn only while open. */
  details: ReactNode
}

/** One thing that was done: when, who, what; its details open beneath it. */
export function LogEntry(props: LogEntryProps) {
  const { time, dateTime, who, whoIcon, children, tag, notes, isOpen, of, onToggle, toggleRef, details } = props
  const id = useId()
  return (
    <li className={css.entry} data-open={isOpen || undefined}>
      <time className={css.clock} dateTime={dateTime}>
        {time}
      </time>
      <div className={css.told}>
        <span className={css.who}>
          {whoIcon ? <Icon of={whoIcon} size="s" /> : null}
          {who}
        </span>{' '}
        {children}
        {notes}
      </div>
      <span className={css.tag}>{tag}</span>
      <button
        ref={toggleRef}
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        Details <VisuallyHidden>{of}</VisuallyHidden>
        <Icon of={isOpen ? chevronUp : chevronDown} size="s" />
      </button>
      {isOpen ? (
        <div id={id} className={css.details}>
          {details}
        </div>
      ) : null}
    </li>
  )
}

/** A quiet line under what was done. */
export const LogNote = ({ children }: { children: ReactNode }) => <span className={css.note}>{children}</span>

export interface LogChange {
  field: string
  label: string
  before: string | null
  after: string | null
}

const Value = ({ children }: { children: string | null }) =>
  children === null || children === '' ? <span className={css.nothing}>nothing</span> : <>{children}</>

/** Each field from what to what. */
export const LogChanges = ({
  caption,
  before = 'Before',
  after = 'After',
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
        {['Field', before, after].map((name) => (
          <th key={name} scope="col" className={css.changesHead}>
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

/** Keeps the place of the entries to come. */
export const LogSkeleton = ({ rows }: { rows: number }) => (
  <div className={css.bones} aria-hidden>
    <Skeleton shape="title" />
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} />
    ))}
  </div>
)
