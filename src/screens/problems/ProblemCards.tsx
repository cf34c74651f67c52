import { useSelector } from '@xstate/react'
import { problemKinds } from '../../api/contract/problems.ts'
import { DefinitionList } from '../../design/definition/DefinitionList.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import { BlockingText, Photos, PriorityText, ProblemActions, ProblemStatusText, whoText } from './ProblemParts.tsx'
import { card, cards } from './ProblemParts.css.ts'
import { useProblems } from './useProblems.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The problems on a phone: each a card of labels and values. */
export function ProblemCards() {
  const { list, property } = useProblems()
  const rows = useSelector(list, (snapshot) => snapshot.context.page.data)
  const isAnswered = useSelector(list, select.selectIsAnswered)
  if (!isAnswered) return <InlineLoader>{phrase('problems.contentOnItsWay')}</InlineLoader>
  return (
    <ul className={cards} aria-label={phrase('problems.problems')}>
      {rows.map((problem) => (
        <li key={problem.id} className={card}>
          <Stack gap={2}>
            <Inline gap={2}>
              <RoomBadge>{problem.facility.name}</RoomBadge>
              <strong>{problemKinds[problem.kind]}</strong>
            </Inline>
            <bdi>{problem.text}</bdi>
            <Photos problem={problem} />
            <DefinitionList
              items={[
                { label: phrase('problems.priority'), value: <PriorityText priority={problem.priority} /> },
                { label: phrase('problems.status'), value: <ProblemStatusText status={problem.status} /> },
                ...(problem.blocking
                  ? [{ label: phrase('problems.room'), value: <BlockingText blocking={problem.blocking} /> }]
                  : []),
                {
                  label: phrase('problems.reported'),
                  value: whoText(problem.reported_by, problem.reported_at, property.timezone),
                },
                ...(problem.done_at
                  ? [
                      {
                        label: phrase('problems.done'),
                        value: whoText(problem.done_by, problem.done_at, property.timezone),
                      },
                    ]
                  : []),
              ]}
            />
            <ProblemActions isLarge problem={problem} />
          </Stack>
        </li>
      ))}
    </ul>
  )
}
