import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { RecordPlace } from '../../api/contract/reply.ts'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { Created } from '../../machines/dialog/dialog-report.ts'
import type { ListActor } from '../../machines/list/list.selectors.ts'
import { selectPlace, selectSavedElsewhere } from '../../machines/list/saved.selectors.ts'
import { phrase, phraseParts } from '../../phrases/phrase.ts'
import { useShell } from '../shell/actor-hooks.ts'
import type { FindHref } from './find-href.ts'
import { note } from './SavedNote.css.ts'

interface SavedNoteProps {
  list: ListActor
  findHref: FindHref
}

/** Id of the record whose link was followed, until its row has the focus. */
let followed: number | null = null

/** Moves the focus to the marked row, once the link that led there has made way for it. */
function focusFollowed(list: ListActor) {
  const { created, page } = list.getSnapshot().context
  if (followed !== created[0]?.id || !page.data.some(({ id }) => id === followed)) return
  followed = null
  document.querySelector<HTMLElement>('main tr[data-mark] :is(a[href], td:last-child button)')?.focus()
}

/** Says where the record is that was saved last, with a link there: on another page, or hidden by the filters. */
export function SavedNote({ list, findHref }: SavedNoteProps) {
  const saved = useSelector(list, selectSavedElsewhere)
  return saved ? <Note list={list} findHref={findHref} saved={saved} /> : null
}

function Note({ list, findHref, saved }: SavedNoteProps & { saved: Created }) {
  const { notices } = useShell().getSnapshot().context
  const place = useSelector(list, selectPlace)
  const count = useSelector(list, ({ context }) => context.created.length)
  const where = place ? placeText(saved, count, place) : null
  useEffect(() => {
    if (where !== null) notices.send({ type: 'announcement.made', text: where })
  }, [where, notices])
  useEffect(() => () => focusFollowed(list), [list])
  const link = (
    <Link
      key="link"
      href={findHref(saved.name, place)}
      onPress={() => {
        followed = saved.id
      }}
    >
      {phrase('list.showCreated', { name: saved.name })}
    </Link>
  )
  return (
    <div className={note}>
      <Text tone="secondary">
        {where === null ? (
          phraseParts('list.notAmongTheRows', { name: saved.name, link })
        ) : (
          <>
            {where} {link}
          </>
        )}
      </Text>
    </div>
  )
}

/** "“102” created. Now on page 3." Of several: "10 created. “901” is on page 3." */
function placeText({ name, isChanged }: Created, count: number, { page, is_hidden }: RecordPlace) {
  if (count > 1)
    return is_hidden
      ? phrase('list.firstHiddenByFilters', { count, name })
      : phrase('list.firstOnPage', { count, name, page })
  const saved = isChanged ? phrase('forms.saved', { name }) : phrase('forms.created', { name })
  return is_hidden ? phrase('list.hiddenByFilters', { saved }) : phrase('list.nowOnPage', { saved, page })
}
