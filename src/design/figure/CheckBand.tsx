import { circleCheck, triangleAlert } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { band, check, sums } from './CheckBand.css.ts'

export interface Check {
  key: string
  /** What holds, or does not: "Debits equal credits". */
  text: string
  /** The two sums, and by how much they differ: "€12.00 = €12.00". */
  sums: string
  holds: boolean
}

/** Whether sums that have to be the same are: icon, words and figures say it, not the colour (WCAG 1.4.1). */
export const CheckBand = ({ label, checks }: { label: string; checks: readonly Check[] }) => (
  <ul className={band} aria-label={label}>
    {checks.map(({ key, text, sums: figures, holds }) => (
      <li key={key} className={check} data-broken={!holds || undefined}>
        <Icon of={holds ? circleCheck : triangleAlert} />
        <span>
          {text} <span className={sums}>{figures}</span>
        </span>
      </li>
    ))}
  </ul>
)
