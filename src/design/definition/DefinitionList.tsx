import type { ReactNode } from 'react'
import { definitions, pair, term, value as valueStyle } from './Definition.css.ts'

/** Labels and values of a record. */
export const DefinitionList = ({ items }: { items: readonly { label: string; value: ReactNode }[] }) => (
  <dl className={definitions}>
    {items.map(({ label, value }) => (
      <div key={label} className={pair}>
        <dt className={term}>{label}</dt>
        <dd className={valueStyle}>{value}</dd>
      </div>
    ))}
  </dl>
)
