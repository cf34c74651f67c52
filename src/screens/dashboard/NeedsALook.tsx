import type { Look } from '../../api/contract/needs-a-look.ts'
import { FigureList, FigureListItem, FigureSection } from '../../design/figure/FigureSection.tsx'
import { Text } from '../../design/text/Text.tsx'
import { phrase } from '../../phrases/phrase.ts'
import { LookExamples, LookLink } from '../needs-a-look/LookParts.tsx'

/** What is out of the ordinary today in the property, each kind with its rule. */
export const NeedsALook = ({ looks }: { looks: readonly Look[] }) => (
  <FigureSection title={phrase('group.needsALook')}>
    {looks.length === 0 ? (
      <Text tone="secondary">{phrase('group.nothingNeedsALook')}</Text>
    ) : (
      <FigureList label={phrase('group.needsALook')}>
        {looks.map((look) => (
          <FigureListItem key={look.kind}>
            <LookLink look={look} name={phrase('group.lookTitle', { kind: look.kind })} />
            <Text tone="secondary" size="s">
              {phrase('group.lookRule', { kind: look.kind })}
            </Text>
            <LookExamples look={look} />
          </FigureListItem>
        ))}
      </FigureList>
    )}
  </FigureSection>
)
