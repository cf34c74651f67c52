import { bullets } from './BulletList.css.ts'

/** Sentences of equal rank, each with a bullet. */
export const BulletList = ({ items }: { items: readonly string[] }) => (
  <ul className={bullets}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
