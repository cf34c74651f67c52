import { visuallyHidden } from '../hidden/VisuallyHidden.css.ts'
import { circleCheck, circleDashed, circleX, clock } from '../icon/icons.css.ts'
import { Status } from '../status/Status.tsx'
import { cell, row, rowHeader } from '../table/Table.css.ts'
import { Th } from '../table/Th.tsx'
import { beside, named, note as noteStyle, outcomes, sheet } from './OutcomeList.css.ts'

export type Outcome = 'done' | 'refused' | 'pending' | 'unchanged'

export interface OutcomeItem {
  id: string | number
  label: string
  outcome: Outcome
  /** Why it was refused, or what it became. */
  note?: string | undefined
}

export interface OutcomeListProps {
  /** Names the list: "Rooms created, 18 of 20". */
  caption: string
  items: readonly OutcomeItem[]
  /** The heading of the first column, "Room". */
  noun?: string
  /** Other words for the outcomes, as "Will be created". */
  words?: Partial<Record<Outcome, string>>
}

const looks = {
  done: { tone: 'ok', icon: circleCheck, word: 'Done' },
  refused: { tone: 'bad', icon: circleX, word: 'Refused' },
  pending: { tone: 'busy', icon: clock, word: 'Waiting' },
  unchanged: { tone: 'mute', icon: circleDashed, word: 'Unchanged' },
} as const

/** What became of each of many (quality Q27); long ones scroll in a region of their own (WCAG 2.1.1). */
export const OutcomeList = ({ caption, items, noun = 'Name', words = {} }: OutcomeListProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div role="region" aria-label={caption} tabIndex={0} className={outcomes}>
    <table className={sheet}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <Th>{noun}</Th>
          <Th>Result</Th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, label, outcome, note }) => {
          const { tone, icon, word } = looks[outcome]
          return (
            <tr key={id} className={row}>
              <th scope="row" className={`${rowHeader} ${named}`}>
                {label}
              </th>
              <td className={cell()}>
                <Status tone={tone} icon={icon}>
                  {words[outcome] ?? word}
                </Status>
                {note ? <span className={`${noteStyle} ${beside}`}>{note}</span> : null}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)
