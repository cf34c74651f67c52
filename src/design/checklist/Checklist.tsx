import { circleCheck, circleDashed } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { checklist, rule, state } from './Checklist.css.ts'

export interface ChecklistProps {
  /** Also the id for `describedById` of the password field. */
  id?: string
  /** "Password rules". */
  label: string
  items: readonly { label: string; isMet: boolean }[]
}

/** Rules that tick themselves off while typing: icon, word and colour say the same (WCAG 1.4.1). */
export const Checklist = ({ id, label, items }: ChecklistProps) => (
  <ul
    id={id}
    className={checklist}
    aria-label={`${label}, ${items.filter(({ isMet }) => isMet).length} of ${items.length} met`}
  >
    {items.map(({ label: name, isMet }) => (
      <li key={name} className={rule} data-met={isMet || undefined}>
        <Icon path={isMet ? circleCheck : circleDashed} />
        {name} <span className={state}>{isMet ? 'met' : 'not yet'}</span>
      </li>
    ))}
  </ul>
)
