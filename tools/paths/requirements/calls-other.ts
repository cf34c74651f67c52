import type { Section } from './sentence.ts'

/** Spec section 7: the calls outside of /v1/hotel_management/properties. What a reply's fields are called, and what the server does, is not shown. */
export const otherCalls: Section = {
  title: '7. Calls: calendar and user management',
  sentences: [
    {
      id: '7.calls.daily-room-blockings',
      text: 'GET /v1/hotel_management/hotel_calendar/daily_room_blockings.',
      proof: [
        'blocking.editing.asking on xstate.',
        'status.editing.asking on xstate.',
        'calendar on chunk.read',
        'calendar on chunk.failed',
        { call: 'GET v1/hotel_management/hotel_calendar/daily_room_blockings' },
      ],
    },
    {
      id: '7.calls.permissions',
      text: 'GET /v1/user_management/access_control/user/permissions.',
      proof: [
        'access.loading on xstate.',
        'access.known.refreshing on xstate.',
        { call: 'GET v1/user_management/access_control/user/permissions' },
      ],
    },
    {
      id: '7.calls.users',
      text: 'GET /v1/user_management/users/list with page, search, roles[], status[], departments[], dontPaginate.',
      proof: ['activityChoices.loading on xstate.', { call: 'GET v1/user_management/users/list' }],
    },
    {
      id: '7.calls.change-password',
      text: 'POST /v1/user_management/users/change_password with current_password, password, confirm_password, user_id, first_time_login (true when is_pass_updated is 0).',
      proof: ['password.submitting on xstate.', { call: 'POST v1/user_management/users/change_password' }],
    },
  ],
}
