import { Skeleton } from '../../design/skeleton/Skeleton.tsx'
import { visuallyHidden } from '../../design/hidden/VisuallyHidden.css.ts'
import { board, boardFrame, skeletonCards, lane } from './Board.css.ts'
import { phrase } from '../../phrases/phrase.ts'

interface BoardSkeletonProps {
  lanes?: number
  tasks?: number
  /** The loading has been said already. */
  isSilent?: boolean
}

/** A placeholder for loading lanes and cards. */
export const BoardSkeleton = ({ lanes = 5, tasks = 6, isSilent = false }: BoardSkeletonProps) => (
  <div className={boardFrame}>
    {isSilent ? null : (
      <span role="status" className={visuallyHidden}>
        {phrase('housekeeping.loading')}
      </span>
    )}
    <div className={board} aria-hidden>
      {Array.from({ length: lanes }, (_, at) => (
        <div key={at} className={lane}>
          <Skeleton shape="title" />
          <div className={skeletonCards}>
            {Array.from({ length: tasks }, (_card, place) => (
              <Skeleton key={place} shape="control" />
            ))}
          </div>
        </div>
      ))}
    </div>
  </div>
)
