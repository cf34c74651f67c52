import { useSelector } from '@xstate/react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { plus } from '../../design/icon/icons.css.ts'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import { type PeopleRef, selectList } from '../../machines/people/people.machine.ts'
import { phrase } from '../../phrases/phrase.ts'
import { allPeople, arePeopleFiltered, people as address } from '../../routes/people.ts'
import { requireActor } from '../actor-hooks.ts'
import { EmptyList } from '../list/EmptyList.tsx'
import type { FindHref } from '../list/find-href.ts'
import { ListPager } from '../list/ListPager.tsx'
import { ListStates } from '../list/ListStates.tsx'
import { SavedNote } from '../list/SavedNote.tsx'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { PeopleFilters } from './PeopleFilters.tsx'
import { PeopleTable } from './PeopleTable.tsx'

const emptyWords = {
  noneMatch: phrase('people.noneMatch'),
  noneYet: phrase('people.none'),
  newAppearHere: phrase('people.newAppearHere'),
}

/** The list of people: search, filters, pages, and the way to the form. */
export function PeopleList({ people }: { people: PeopleRef }) {
  const list = requireActor(useSelector(people, selectList), 'list')
  const search = useSelector(list, (snapshot) => snapshot.context.search)
  const meta = useSelector(list, select.selectMeta)
  const isAnswered = useSelector(list, select.selectIsAnswered)
  const title = usePageFocus()
  usePageTitle(phrase('people.people'))
  const { per_page } = search
  const findHref: FindHref = (name, place) =>
    address({
      ...(place && !place.is_hidden ? search : { ...allPeople, per_page }),
      ...(place ? { page: place.page } : { keyword: name }),
    })
  const note = <SavedNote list={list} findHref={findHref} />
  const newHref = address(search, { name: 'new' })
  return (
    <Page>
      <PageHeader
        title={phrase('people.people')}
        titleRef={title}
        subtitle={isAnswered ? phrase('people.count', { count: meta.total }) : undefined}
        actions={
          <LinkButton tone="primary" icon={plus} href={newHref}>
            {phrase('people.newPerson')}
          </LinkButton>
        }
      />
      <PeopleFilters people={people} list={list} />
      <ListStates
        list={list}
        note={note}
        empty={
          <EmptyList
            words={emptyWords}
            isFiltered={arePeopleFiltered(search)}
            clearHref={address({ per_page })}
            note={note}
            create={{ label: phrase('people.newPerson'), href: newHref }}
          />
        }
      >
        <PeopleTable people={people} list={list} />
      </ListStates>
      <ListPager list={list} search={search} address={address} />
    </Page>
  )
}
