import { visuallyHidden } from '../hidden/VisuallyHidden.css.ts'
import { circleCheck, circleDashed, circleX, clock } from '../icon/icons.css.ts'
import { Status } from '../status/Status.tsx'
import { cell, row, rowHeader } from '../table/Table.css.ts'
import { Th } from '../table/Th.tsx'
import { noteBesideStatus, nameCell, note as noteStyle, outcomes, outcomeTable, resultCell } from './OutcomeList.css.ts'
import { phrase } from '../../phrases/phrase.ts'

type Outcome = 'done' | 'refused' | 'pending' | 'unchanged'

export interface OutcomeItem {
  id: string | number
  label: string
  outcome: Outcome
  /** Why the item was rejected, or what it became. */
  note?: string | undefined
}

export interface OutcomeListProps {
  /** Name of the list: "Rooms created, 18 of 20". */
  caption: string
  items: readonly OutcomeItem[]
  /** Heading of the first column: "Room". */
  noun?: string
  /** Other texts for the outcomes, such as "Will be created". */
  texts?: Partial<Record<Outcome, string>>
}

const outcomeDisplay = {
  done: { tone: 'ok', icon: circleCheck, text: phrase('design.done') },
  refused: { tone: 'critical', icon: circleX, text: phrase('design.refused') },
  pending: { tone: 'info', icon: clock, text: phrase('design.waiting') },
  unchanged: { tone: 'neutral', icon: circleDashed, text: phrase('design.unchanged') },
} as const

/** The outcome of each item of a bulk action (quality Q27). A long list scrolls in a focusable region (WCAG 2.1.1). */
export const OutcomeList = ({ caption, items, noun = phrase('design.name'), texts = {} }: OutcomeListProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div role="region" aria-label={caption} tabIndex={0} className={outcomes}>
    <table className={outcomeTable}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <Th>{noun}</Th>
          <Th>{phrase('design.result')}</Th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, label, outcome, note }) => {
          const { tone, icon, text } = outcomeDisplay[outcome]
          return (
            <tr key={id} className={row}>
              <th scope="row" className={`${rowHeader} ${nameCell}`}>
                {label}
              </th>
              <td className={`${cell()} ${resultCell}`}>
                <Status tone={tone} icon={icon}>
                  {texts[outcome] ?? text}
                </Status>{' '}
                {note ? <span className={`${noteStyle} ${noteBesideStatus}`}>{note}</span> : null}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)
