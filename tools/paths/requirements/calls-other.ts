import { parameterSentences, userList } from './named-parameters.ts'
import type { Section } from './sentence.ts'

/** Spec section 7: the calls outside of /v1/hotel_management/properties. What a reply's fields are called, and what the server does, is not shown. */
export const otherCalls: Section = {
  title: '7. Calls: calendar and user management',
  sentences: [
    {
      id: '7.calls.daily-room-blockings',
      text: 'GET /v1/hotel_management/hotel_calendar/daily_room_blockings.',
    },
    {
      id: '7.calls.permissions',
      text: 'GET /v1/user_management/access_control/user/permissions.',
    },
    {
      id: '7.calls.users',
      text: 'GET /v1/user_management/users/list.',
    },
    ...parameterSentences(userList),
    {
      id: '7.calls.user',
      text: 'GET /v1/user_management/user/{id}.',
    },
    {
      id: '7.calls.change-password',
      text: 'POST /v1/user_management/users/change_password with current_password, password, confirm_password, user_id, first_time_login (true when is_pass_updated is 0).',
    },
  ],
}
