import { skeletonCell, cell } from './Table.css.ts'

/** Placeholder rows that prevent layout shift. Hidden from screen readers, which hear the live region instead. */
export const SkeletonRows = ({ rows, columns }: { rows: number; columns: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_cell, column) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from assistive technology with its row
        <td key={column} className={`${cell()} ${skeletonCell}`} />
      ))}
    </tr>
  ))
