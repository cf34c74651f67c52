import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { User } from '../../api/contract/user.ts'
import { hold } from '../../design/icon/icons.css.ts'
import { Anchor } from '../../design/link/Anchor.tsx'
import { ActionMenu } from '../../design/menu/ActionMenu.tsx'
import { ActionsCell, Cell, Row, RowHeader, StatusCell } from '../../design/table/Row.tsx'
import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import { type PeopleListRef, type PeopleRef, selectChoices } from '../../machines/people/people.machine.ts'
import type { PersonTask } from '../../machines/people/person-action.machine.ts'
import { nameOf } from '../../machines/people/person-form.rules.ts'
import { listText } from '../../phrases/list-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { people as address } from '../../routes/people.ts'
import { activeStatusDisplay } from '../active-status-display.ts'
import { personActions } from './person-actions.ts'

/** A person who has yet to set a password has a status of its own. */
const statusOf = ({ status, is_pass_updated }: User) =>
  status === 1 && is_pass_updated === 0
    ? { label: phrase('people.passwordNotSet'), tone: 'warning' as const, icon: hold }
    : activeStatusDisplay[status]

interface PeopleTableProps {
  people: PeopleRef
  list: PeopleListRef
}

/** The table of people, with one menu that all rows share. */
export function PeopleTable({ people, list }: PeopleTableProps) {
  const search = useSelector(list, (snapshot) => snapshot.context.search)
  const rows = useSelector(list, (snapshot) => snapshot.context.page.data)
  const meta = useSelector(list, select.selectMeta)
  const isAnswered = useSelector(list, select.selectIsAnswered)
  const isIndicated = useSelector(list, select.selectIsIndicated)
  const created = useSelector(list, select.selectCreated)
  const choices = useSelector(people, selectChoices)
  const [menu, setMenu] = useState<{ person: User; anchor: HTMLElement } | null>(null)
  const first = (meta.current_page - 1) * meta.per_page + 2
  const propertiesOf = ({ all_properties, property_ids }: User) => {
    if (all_properties) return phrase('people.allProperties')
    const [only] = property_ids
    const name = property_ids.length === 1 ? choices?.properties.find(({ id }) => id === only)?.name : undefined
    return name ?? phrase('people.propertyCount', { count: property_ids.length })
  }
  const editHref = ({ id }: User) => address(search, { name: 'edit', id })
  return (
    <TableRegion label={phrase('people.peopleTable')}>
      <Table
        caption={phrase('people.people')}
        rowCount={isAnswered ? meta.total + 1 : -1}
        isBusy={isIndicated}
        head={
          <>
            <Th>{phrase('people.name')}</Th>
            <Th>{phrase('people.position')}</Th>
            <Th>{phrase('people.roles')}</Th>
            <Th>{phrase('people.properties')}</Th>
            <Th>{phrase('people.status')}</Th>
            <Th isHidden>{phrase('people.actions')}</Th>
          </>
        }
      >
        {isAnswered ? (
          rows.map((person, index) => (
            <Row key={person.id} index={first + index} mark={select.rowMark(created, person.id)}>
              <RowHeader>
                {person.can_manage ? <Anchor href={editHref(person)}>{nameOf(person)}</Anchor> : nameOf(person)}
                <span>{person.email}</span>
              </RowHeader>
              <Cell>{person.position?.name ?? '–'}</Cell>
              <Cell>{person.roles.length > 0 ? listText(person.roles.map(({ name }) => name)) : '–'}</Cell>
              <Cell>{propertiesOf(person)}</Cell>
              <StatusCell tone={statusOf(person).tone} icon={statusOf(person).icon}>
                {statusOf(person).label}
              </StatusCell>
              <ActionsCell
                label={phrase('people.actionsFor', { name: nameOf(person) })}
                isOpen={menu?.person.id === person.id}
                onOpen={(anchor) => setMenu({ person, anchor })}
              />
            </Row>
          ))
        ) : (
          <SkeletonRows rows={8} columns={6} />
        )}
      </Table>
      {menu ? (
        <ActionMenu
          anchor={menu.anchor}
          label={phrase('people.actionsFor', { name: nameOf(menu.person) })}
          actions={personActions(menu.person, editHref(menu.person))}
          onAction={(id) => {
            if (id !== 'edit') people.send({ type: 'action.opened', task: id as PersonTask, person: menu.person })
            setMenu(null)
          }}
          onClose={() => setMenu(null)}
        />
      ) : null}
    </TableRegion>
  )
}
