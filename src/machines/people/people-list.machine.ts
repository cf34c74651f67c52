import type { User } from '../../api/contract/user.ts'
import * as users from '../../api/users.ts'
import { phrase } from '../../phrases/phrase.ts'
import { allPeople, people, type PeopleSearch } from '../../routes/people.ts'
import { createListMachine } from '../list/list.machine.ts'

/** The list of people: users/list with its filters (requirement 7.calls.users). */
export const peopleListMachine = createListMachine<User, PeopleSearch>({
  id: 'peopleList',
  words: { count: (count) => phrase('people.count', { count }), none: phrase('people.none') },
  initial: allPeople,
  read: ({ http }, { keyword, status, ...search }, signal) =>
    users.list(http, { ...search, search: keyword || undefined, status: status === null ? [] : [status] }, signal),
  address: (search) => people(search),
})
