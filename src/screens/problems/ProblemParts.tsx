import { type Problem, problemPriorities, problemStatuses } from '../../api/contract/problems.ts'
import { facilityStatusRules } from '../../api/contract/facility-status.ts'
import { Button } from '../../design/button/Button.tsx'
import { Status } from '../../design/status/Status.tsx'
import { problemName } from '../../machines/problems/problem-texts.rules.ts'
import { dayText, updatedAtText } from '../format.ts'
import { statusDisplay } from '../facilities/status-display.ts'
import { priorityDisplay, problemStatusDisplay } from './problem-display.ts'
import { actions, emptyPlace, photo, photos as photosStyle } from './ProblemParts.css.ts'
import { useProblems } from './useProblems.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Status of a problem by icon and text. */
export const ProblemStatusText = ({ status }: Pick<Problem, 'status'>) => (
  <Status {...problemStatusDisplay[status]}>{problemStatuses[status]}</Status>
)

/** Priority of a problem by icon and text. */
export const PriorityText = ({ priority }: Pick<Problem, 'priority'>) => (
  <Status {...priorityDisplay[priority]}>{problemPriorities[priority]}</Status>
)

/** The blocking of the room for the problem: "Out of order until 29 Nov 2026", or that it has ended. */
export function BlockingText({ blocking }: Pick<Problem, 'blocking'>) {
  if (!blocking) return null
  const { icon, tone } = statusDisplay[blocking.kind]
  const isLive = blocking.state === 'active' || blocking.state === 'scheduled'
  const { label } = facilityStatusRules[blocking.kind]
  return isLive ? (
    <Status isSentence tone={tone} icon={icon}>
      {phrase('problems.blockedUntil', { kind: label, day: dayText(blocking.date_to) })}
    </Status>
  ) : (
    <Status isSentence tone="neutral" icon={icon}>
      {phrase('problems.noLongerBlocked', { kind: blocking.kind })}
    </Status>
  )
}

/** Thumbnails of the photos; each opens the whole photo. */
export const Photos = ({ problem }: { problem: Problem }) =>
  problem.images.length === 0 ? null : (
    <ul className={photosStyle}>
      {problem.images.map(({ id, url }, at) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" className={photo}>
            <img
              src={url}
              loading="lazy"
              alt={phrase('problems.photoOf', {
                problem: problemName(problem),
                number: at + 1,
                count: problem.images.length,
              })}
            />
          </a>
        </li>
      ))}
    </ul>
  )

/** "Hana Sato, today, 08:12", on the hotel's clock. No line of a narrow column ends within the date. */
export const whoText = (person: Problem['reported_by'], at: string, timezone: string) =>
  factsText([
    person?.name ?? phrase('problems.aFormerColleague'),
    updatedAtText(at, timezone).replaceAll(' ', '\u00A0'),
  ])

/** The next steps of a problem, its dialog, and the blocking of its room. Large ones are for a finger. */
export function ProblemActions({ problem, isLarge }: { problem: Problem; isLarge?: boolean }) {
  const { tab, canBlock } = useProblems()
  const name = problemName(problem)
  const size = isLarge ? 'm' : 's'
  const change = (status: Problem['status']) =>
    tab.send({ type: 'dialog.opened', request: { name: 'change', problem, status } })
  const isBlocked = problem.blocking?.state === 'active' || problem.blocking?.state === 'scheduled'
  return (
    <div className={actions}>
      {problem.status === 'open' ? (
        <Button
          size={size}
          aria-label={phrase('problems.startProblem', { problem: name })}
          onPress={() => change('in_progress')}
        >
          {phrase('problems.start')}
        </Button>
      ) : isLarge ? null : (
        <span aria-hidden className={emptyPlace}>
          <Button size={size} isDisabled>
            {phrase('problems.start')}
          </Button>
        </span>
      )}
      {problem.status === 'done' ? (
        <Button
          size={size}
          aria-label={phrase('problems.reopenProblem', { problem: name })}
          onPress={() => change('open')}
        >
          {phrase('problems.reopen')}
        </Button>
      ) : (
        <Button
          size={size}
          aria-label={phrase('problems.finishProblem', { problem: name })}
          onPress={() => change('done')}
        >
          {phrase('problems.done')}
        </Button>
      )}
      <Button
        size={size}
        tone="quiet"
        aria-label={phrase('problems.editProblem', { problem: name })}
        onPress={() => tab.send({ type: 'dialog.opened', request: { name: 'edit', problem } })}
      >
        {phrase('problems.editWithDialog')}
      </Button>
      {canBlock && !isBlocked && problem.status !== 'done' ? (
        <Button
          size={size}
          tone="quiet"
          aria-label={phrase('problems.blockRoomForProblem', { problem: name })}
          onPress={() => tab.send({ type: 'dialog.opened', request: { name: 'block', problem } })}
        >
          {phrase('problems.blockRoomWithDialog')}
        </Button>
      ) : null}
    </div>
  )
}
