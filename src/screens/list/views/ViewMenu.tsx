import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import type { ListName } from '../../../api/contract/enums.ts'
import { check, list as listIcon, pencil, plus } from '../../../design/icon/icons.css.ts'
import { columns as columnsIcon } from '../../../design/icon/later-icons.css.ts'
import type { Action } from '../../../design/menu/action.ts'
import { ActionMenu } from '../../../design/menu/ActionMenu.tsx'
import * as select from '../../../machines/list-views/list-views.machine.ts'
import { useAccess, useShell } from '../../shell/actor-hooks.ts'
import { ColumnsDialog } from './ColumnsDialog.tsx'
import { ManageViewsDialog } from './ManageViewsDialog.tsx'
import { SaveViewDialog } from './SaveViewDialog.tsx'
import { viewNote } from './view-note.ts'
import { phrase } from '../../../phrases/phrase.ts'

export interface ViewMenuProps<Id extends string = string> {
  /** The button while the menu is open; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
  list: ListName
  /** Name of the list, such as "Rooms". */
  name: string
  propertyId: number | null
  /** All columns, in their default order. The first names the row. Empty for a list that is no table. */
  columns: readonly { id: Id; heading: string }[]
  /** Address of the list with these columns on its first page. */
  hrefWith: (columns: readonly Id[]) => string
  /** Columns that the address names; empty for the default. */
  shown: readonly Id[]
  /** Address of the list without parameters. */
  base: string
}

/** Parameters that say which list, page, form or entry is open, not how the list looks. */
const placeParams = ['tab', 'view', 'page', 'types_page', 'cursor', 'entry']

/** The query of an address, as a view stores it. */
function viewQuery(href: string): string {
  const params = new URLSearchParams(href.split('?')[1])
  for (const name of placeParams) params.delete(name)
  return params.toString()
}

const withQuery = (base: string, query: string) => (query ? `${base}${base.includes('?') ? '&' : '?'}${query}` : base)

/** The menu of stored views and columns, and its dialogs. Its actor lives as long as the list is open. */
export function ViewMenu<Id extends string>(props: ViewMenuProps<Id>) {
  const { list, propertyId } = props
  const { http, notices, newKey } = useShell().getSnapshot().context
  const access = useAccess()
  const input = { http, list, propertyId, notices, access, newKey }
  // Not useActorRef: its code would load with the sign-in page (performance P1).
  const [views] = useState(() => createActor(select.listViewsMachine, { input }))
  useEffect(() => {
    views.start()
    return () => {
      views.stop()
    }
  }, [views])
  return <OpenMenu {...props} views={views} />
}

function OpenMenu<Id extends string>(props: ViewMenuProps<Id> & { views: select.ListViewsRef }) {
  const { views, anchor, onClose, name, columns, hrefWith, shown, base } = props
  const stored = useSelector(views, select.selectViews)
  const dialog = useSelector(views, select.selectDialog)
  const canStore = useSelector(views, select.selectCanStore)
  const isBusy = useSelector(views, select.selectIsBusy)
  const isFailed = useSelector(views, select.selectIsFailed)
  const isOpen = anchor !== null
  // Colleagues may have shared views since.
  useEffect(() => {
    if (isOpen) views.send({ type: 'views.requested' })
  }, [isOpen, views])

  const query = viewQuery(hrefWith(shown))
  const actions: Action[] = [
    ...stored.map((view) => ({
      id: `view ${view.id}`,
      label: view.name,
      icon: view.query === query ? check : listIcon,
      note: viewNote(view),
      href: withQuery(base, view.query),
    })),
    ...(canStore
      ? [
          { id: 'save', label: phrase('views.save'), icon: plus },
          ...(stored.length > 0 ? [{ id: 'manage', label: phrase('views.manage'), icon: pencil }] : []),
        ]
      : []),
    ...(columns.length > 0 ? [{ id: 'columns', label: phrase('views.columns'), icon: columnsIcon }] : []),
  ]
  const open = (id: string) => {
    if (id === 'save' || id === 'manage' || id === 'columns') views.send({ type: 'dialog.opened', dialog: id })
  }
  const close = () => views.send({ type: 'dialog.closed' })
  const isEmpty = !canStore && columns.length === 0
  const note = isFailed
    ? phrase('views.notLoaded')
    : isBusy
      ? phrase('views.loading')
      : isEmpty
        ? phrase('views.notStored')
        : null
  return (
    <>
      <ActionMenu
        anchor={anchor}
        label={phrase('views.menu', { list: name })}
        actions={actions}
        note={note}
        onAction={open}
        onClose={onClose}
      />
      {dialog === 'save' ? <SaveViewDialog views={views} query={query} onClose={close} /> : null}
      {dialog === 'manage' ? <ManageViewsDialog views={views} list={name} onClose={close} /> : null}
      {dialog === 'columns' ? <ColumnsDialog {...{ columns, shown, hrefWith }} onClose={close} /> : null}
    </>
  )
}
