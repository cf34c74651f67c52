import { useSelector } from '@xstate/react'
import { lookKinds } from '../../api/contract/needs-a-look.ts'
import { FigureList, FigureListItem, FigureSection } from '../../design/figure/FigureSection.tsx'
import { Columns } from '../../design/layout/Columns.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { GroupRef } from '../../machines/group/group.machine.ts'
import * as select from '../../machines/query/query.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'
import { LookExamples, LookLink } from '../needs-a-look/LookParts.tsx'

/** What is out of the ordinary today, by kind with its rule. A server without it shows nothing. */
export function GroupLooks({ group }: { group: GroupRef }) {
  const looks = useSelector(group.getSnapshot().context.looks, select.selectData)
  if (!looks) return null
  const kinds = lookKinds.map((kind) => ({ kind, found: looks.filter((look) => look.kind === kind) }))
  return (
    <FigureSection title={phrase('group.needsALook')} note={phrase('dashboard.today')}>
      {looks.length === 0 ? <Text tone="secondary">{phrase('group.nothingNeedsALook')}</Text> : null}
      <Columns>
        {kinds
          .filter(({ found }) => found.length > 0)
          .map(({ kind, found }) => (
            <FigureSection key={kind} level={3} title={phrase('group.lookTitle', { kind })}>
              <Text tone="secondary" size="s">
                {phrase('group.lookRule', { kind })}
              </Text>
              <FigureList label={phrase('group.lookTitle', { kind })}>
                {found.map((look) => (
                  <FigureListItem key={look.property.id}>
                    <LookLink look={look} name={look.property.name} />
                    <LookExamples look={look} />
                  </FigureListItem>
                ))}
              </FigureList>
            </FigureSection>
          ))}
      </Columns>
    </FigureSection>
  )
}
