import { useSelector } from '@xstate/react'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { LazySelect } from '../../design/field/LazySelect.tsx'
import { SearchField } from '../../design/field/SearchField.tsx'
import { FilterBar } from '../../design/filter-bar/FilterBar.tsx'
import { selectKeyword } from '../../machines/list/list.selectors.ts'
import { type PeopleListRef, type PeopleRef, selectChoices } from '../../machines/people/people.machine.ts'
import { phrase } from '../../phrases/phrase.ts'
import { people as address, type PeopleSearch } from '../../routes/people.ts'
import { activeStatusDisplay } from '../active-status-display.ts'
import { ActiveFilters, type Chip } from '../list/ActiveFilters.tsx'
import { useLocationActor } from '../shell/actor-hooks.ts'

const statuses = [
  { id: 'any', label: phrase('people.anyStatus') },
  { id: 1, label: activeStatusDisplay[1].label },
  { id: 0, label: activeStatusDisplay[0].label },
] as const

interface Choice {
  id: number
  label: string
}

function chipsOf(
  { keyword, roles, departments, status }: PeopleSearch,
  choices: readonly Choice[],
): Chip<PeopleSearch>[] {
  return [
    ...(keyword ? [{ key: 'keyword', label: phrase('people.search'), value: keyword, without: { keyword: '' } }] : []),
    ...roles.map((role) => ({
      key: `role-${role}`,
      label: phrase('people.role'),
      value: role,
      without: { roles: roles.filter((other) => other !== role) },
    })),
    ...departments.map((id) => ({
      key: `department-${id}`,
      label: phrase('people.departments'),
      value: choices.find((choice) => choice.id === id)?.label ?? '',
      without: { departments: departments.filter((other) => other !== id) },
    })),
    ...(status === null
      ? []
      : [
          {
            key: 'status',
            label: phrase('people.status'),
            value: activeStatusDisplay[status].label,
            without: { status: null },
          },
        ]),
  ]
}

/** Filters for name or email, role, department and status, and the active ones as chips. */
export function PeopleFilters({ people, list }: { people: PeopleRef; list: PeopleListRef }) {
  const location = useLocationActor()
  const search = useSelector(list, (snapshot) => snapshot.context.search)
  const keyword = useSelector(list, selectKeyword)
  const choices = useSelector(people, selectChoices)
  const departments = (choices?.departments ?? []).map(({ id, name }) => ({ id, label: name }))
  const show = (patch: Partial<PeopleSearch>) =>
    location.send({ type: 'location.requested', to: address({ ...search, ...patch, page: 1 }) })
  return (
    <>
      <FilterBar
        label={phrase('people.filterPeople')}
        search={
          <SearchField
            label={phrase('people.search')}
            placeholder={phrase('people.nameOrEmail')}
            maxLength={100}
            value={keyword}
            onChange={(typed) => list.send({ type: 'keyword.typed', keyword: typed })}
          />
        }
      >
        <LazyMultiSelect
          label={phrase('people.role')}
          selectedText={(count) => phrase('people.rolesSelected', { count })}
          placeholder={phrase('people.anyRole')}
          choices={(choices?.roles ?? []).map(({ name }) => ({ id: name, label: name }))}
          value={search.roles}
          onChange={(roles) => show({ roles })}
        />
        {departments.length > 0 ? (
          <LazyMultiSelect
            label={phrase('people.departments')}
            selectedText={(count) => phrase('people.departmentsSelected', { count })}
            placeholder={phrase('people.anyDepartment')}
            choices={departments}
            value={search.departments}
            onChange={(ids) => show({ departments: ids })}
          />
        ) : null}
        <LazySelect
          label={phrase('people.status')}
          value={search.status ?? 'any'}
          choices={statuses}
          onChange={(status) => show({ status: status === 'any' ? null : status })}
        />
      </FilterBar>
      <ActiveFilters
        chips={chipsOf(search, departments)}
        onRemove={show}
        clear={address({ per_page: search.per_page })}
      />
    </>
  )
}
