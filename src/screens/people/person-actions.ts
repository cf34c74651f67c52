import type { User } from '../../api/contract/user.ts'
import { circleCheck, inactive, key, pencil } from '../../design/icon/icons.css.ts'
import type { Action } from '../../design/menu/action.ts'
import type { PersonTask } from '../../machines/people/person-action.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The actions on a person. Those that the server would refuse say why. */
export function personActions(
  { status, can_manage }: User,
  editHref: string,
): (Action & { id: PersonTask | 'edit' })[] {
  const denied = can_manage ? {} : { isDenied: true, note: phrase('people.beyondOwnRights') }
  const edit = { id: 'edit' as const, label: phrase('people.edit'), icon: pencil, ...denied }
  return [
    can_manage ? { ...edit, href: editHref } : edit,
    ...(status === 1
      ? [
          { id: 'link' as const, label: phrase('people.makeLink'), icon: key, ...denied },
          {
            id: 'deactivate' as const,
            label: phrase('people.deactivate'),
            icon: inactive,
            tone: 'critical' as const,
            ...denied,
          },
        ]
      : [{ id: 'reactivate' as const, label: phrase('people.reactivate'), icon: circleCheck, ...denied }]),
  ]
}
