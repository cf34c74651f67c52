import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import type { FoundKind } from '../../../api/contract/search.ts'
import { Dialog } from '../../../design/dialog/Dialog.tsx'
import { key, history, preferences, signOut } from '../../../design/icon/icons.css.ts'
import { keyboard } from '../../../design/icon/later-icons.css.ts'
import { selectPermissions } from '../../../machines/access/access.machine.ts'
import * as select from '../../../machines/palette/palette.machine.ts'
import { selectProperty } from '../../../machines/property/property.selectors.ts'
import * as routes from '../../../routes/properties.ts'
import { useSession } from '../../actor-hooks.ts'
import { useAccess, usePassword, useProperty } from '../actor-hooks.ts'
import { useLacksExtensions } from '../useLacksExtensions.ts'
import { SearchList } from './SearchList.tsx'
import { type PageAction, pageActions } from './page-actions.ts'
import { frame } from './CommandPalette.css.ts'
import { foundPlace } from './found-places.ts'
import { actionPlaces, furtherPlaces, isNamed, type Place, sectionPlaces } from './places.ts'
import { phrase } from '../../../phrases/phrase.ts'

interface CommandPaletteProps {
  palette: select.PaletteRef
  onPreferences: () => void
  onShortcuts: () => void
}

/** A search over everything: places, actions and what the server finds (ADR 0066). */
export function CommandPalette(props: CommandPaletteProps) {
  return useSelector(props.palette, select.selectIsOpen) ? <OpenPalette {...props} /> : null
}

/** Actions without an address. */
type Command = Omit<Place, 'to'> & { run: () => void }

function useCommands({ onPreferences, onShortcuts }: Omit<CommandPaletteProps, 'palette'>): Command[] {
  const session = useSession()
  const password = usePassword()
  const command = (id: string, label: string, icon: string, run: () => void) => ({ id, label, note: null, icon, run })
  return [
    command('preferences', phrase('shell.preferences'), preferences, onPreferences),
    command('shortcuts', phrase('shortcuts.title'), keyboard, onShortcuts),
    command('password', phrase('shell.changePassword'), key, () => password.send({ type: 'password.opened' })),
    command('logout', phrase('shell.logout'), signOut, () => session.send({ type: 'logout.requested' })),
  ]
}

const kindLabels: Record<FoundKind, string> = {
  property: phrase('shell.properties'),
  facility: phrase('palette.roomsAndAssets'),
  addon: phrase('products.addOns'),
  person: phrase('palette.people'),
  entry: phrase('shell.activityLogs'),
}

/** The address bar decides what is open: another address closes the palette. */
function useClosedElsewhere(close: () => void) {
  const address = usePathname() + useSearch()
  const opened = useRef(address)
  useEffect(() => {
    if (address !== opened.current) close()
  }, [address, close])
}

function useGroups(palette: select.PaletteRef, onPage: readonly PageAction[], commands: readonly Command[]) {
  const permissions = useSelector(useAccess(), selectPermissions)
  const open = useSelector(useProperty(), selectProperty)
  const query = useSelector(palette, select.selectQuery)
  const found = useSelector(palette, select.selectFound)
  const visited = useSelector(palette, select.selectVisited)
  const match = routes.parseRoute(usePathname())
  const search = useSearch()
  const property = match.name === 'property' && open ? { prefix: open.prefix, name: open.name } : null
  const here = { permissions, property, lacksSetUp: useLacksExtensions() }
  const around = {
    permissions,
    query,
    prefix: property?.prefix ?? null,
    section: match.name === 'property' ? match.section : ('' as const),
    tab: new URLSearchParams(search).get('tab'),
    timezone: open?.timezone ?? null,
  }
  const isEmpty = query.trim() === ''
  const named = <P extends Pick<Place, 'label'>>(places: readonly P[]) =>
    places.filter((place) => isNamed(place, query))
  const places = isEmpty ? sectionPlaces(here) : named([...sectionPlaces(here), ...furtherPlaces(here)])
  const actions = onPage.filter(
    ({ label, note }) =>
      isNamed({ label: `${note ?? ''} ${label}` }, query) && !places.some((place) => place.label === label),
  )
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  const groups = [
    {
      id: 'recent',
      label: phrase('palette.recent'),
      items: isEmpty ? visited.map((place) => ({ ...place, id: `recent ${place.id}`, icon: history })) : [],
    },
    {
      id: 'places',
      label: phrase('palette.goTo'),
      items: places,
    },
    {
      id: 'actions',
      label: phrase('palette.actions'),
      items: isEmpty ? actions : [...actions, ...named(actionPlaces(here)), ...named(commands)],
    },
    ...kinds.map((kind) => ({
      id: kind as string,
      label: kindLabels[kind],
      items: found
        .filter((one) => one.kind === kind)
        .map((one) => ({
          ...foundPlace(one, around),
          isCurrent: kind === 'property' && one.property?.prefix === property?.prefix,
        })),
    })),
  ]
  return { groups, query }
}

function OpenPalette({ palette, ...open }: CommandPaletteProps) {
  const commands = useCommands(open)
  const [onPage] = useState(pageActions)
  const { groups, query } = useGroups(palette, onPage, commands)
  const state = useSelector(palette, select.selectState)
  const error = useSelector(palette, select.selectPaletteError)
  const close = () => palette.send({ type: 'palette.closed' })
  useClosedElsewhere(close)
  const pick = (id: string) => {
    const item = groups.flatMap<Place | Command | PageAction>(({ items }) => items).find((one) => one.id === id)
    if (!item) return
    if ('run' in item) {
      close()
      // Once the palette is gone, which must not be printed, for example.
      queueMicrotask(item.run)
      return
    }
    const { label, note, to } = item
    palette.send({ type: 'place.picked', place: { id: to, label, note, to } })
  }
  return (
    <Dialog isOpen title={phrase('shell.search')} width="wide" onClose={close}>
      <div className={frame}>
        <SearchList
          label={phrase('palette.field')}
          query={query}
          groups={groups}
          state={state}
          message={error?.message}
          onQuery={(text) => palette.send({ type: 'query.typed', query: text })}
          onRetry={() => palette.send({ type: 'palette.retried' })}
          onPick={pick}
        />
      </div>
    </Dialog>
  )
}
