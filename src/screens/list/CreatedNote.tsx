import { useSelector } from '@xstate/react'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import { phrase, phraseParts } from '../../phrases/phrase.ts'

interface CreatedNoteProps {
  list: select.ListActor
  /** Address of the list filtered by this name. */
  findHref: (name: string) => string
}

/** A link to a new record that isn't among the visible rows, because of paging or a filter. */
export function CreatedNote({ list, findHref }: CreatedNoteProps) {
  const created = useSelector(list, select.selectCreatedElsewhere)
  if (!created) return null
  return (
    <Text tone="secondary">
      {phraseParts('list.notAmongTheRows', {
        name: created.name,
        link: (
          <Link key="link" href={findHref(created.name)}>
            {phrase('list.showCreated', { name: created.name })}
          </Link>
        ),
      })}
    </Text>
  )
}
