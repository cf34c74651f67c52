import { circleCheck, circleDashed } from '../../design/icon/icons.css.ts'
import { Icon } from '../../design/icon/Icon.tsx'
import { checklist, rule, state } from './PasswordChecklist.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface PasswordChecklistProps {
  /** Also usable as `describedById` of the password field. */
  id?: string
  /** For example "Password rules". */
  label: string
  items: readonly { label: string; isMet: boolean }[]
}

/** "Password rules, 3 of 5 met" */
export const rulesText = (label: string, items: PasswordChecklistProps['items']): string =>
  phrase('shell.rulesMet', { label, count: items.filter(({ isMet }) => isMet).length, total: items.length })

/** Rules that are ticked as the text meets them. Icon, text and colour all show the state (WCAG 1.4.1). */
export const PasswordChecklist = ({ id, label, items }: PasswordChecklistProps) => (
  <ul id={id} className={checklist} aria-label={rulesText(label, items)}>
    {items.map(({ label: name, isMet }) => (
      <li key={name} className={rule} data-met={isMet || undefined}>
        <Icon path={isMet ? circleCheck : circleDashed} />
        {name} <span className={state}>{isMet ? phrase('shell.met') : phrase('shell.notYet')}</span>
      </li>
    ))}
  </ul>
)
