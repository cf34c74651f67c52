import { circleCheck, triangleAlert } from '../../design/icon/icons.css.ts'
import { Icon } from '../../design/icon/Icon.tsx'
import { checkList, check, sums } from './BalanceChecks.css.ts'

export interface BalanceCheckItem {
  key: string
  /** The checked rule: "Debits equal credits". */
  text: string
  /** Both sums and their difference, if any: "€12.00 = €12.00". */
  sums: string
  isMet: boolean
}

/** Checks that two sums are equal. Icon, text and figures show the result, not colour alone (WCAG 1.4.1). */
export const BalanceChecks = ({ label, checks }: { label: string; checks: readonly BalanceCheckItem[] }) => (
  <ul className={checkList} aria-label={label}>
    {checks.map(({ key, text, sums: figures, isMet }) => (
      <li key={key} className={check} data-broken={!isMet || undefined}>
        <Icon path={isMet ? circleCheck : triangleAlert} />
        <span>
          {text} <span className={sums}>{figures}</span>
        </span>
      </li>
    ))}
  </ul>
)
