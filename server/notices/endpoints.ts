import { EndedWork } from '../../src/api/contract/ended-work.ts'
import { NoticesPage, NoticesQuery, ReadNotices, UnreadNotices } from '../../src/api/contract/notices.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { listNotices, readNotices } from './list.ts'
import { noteEndedWork } from './note.ts'
import { streamNoticeChanges } from './stream.ts'

const path = '/v1/hotel_management/notices'

export const noticeEndpoints = [
  endpoint({
    method: 'GET',
    path,
    permission: 'login_to_hotel_management',
    summary: 'The caller’s notices from all properties, newest first, and the number of unread ones',
    input: NoticesQuery,
    output: NoticesPage,
    handle: listNotices,
  }),
  endpoint({
    method: 'POST',
    path,
    permission: 'login_to_hotel_management',
    summary: 'Note the end of an own import that had refused rows, or of an own export, for the caller alone',
    success: 201,
    input: EndedWork,
    output: dataOf(UnreadNotices),
    errorStatuses: [404],
    handle: async (ctx, input) => ({ data: await noteEndedWork(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${path}/read`,
    permission: 'login_to_hotel_management',
    summary: 'Mark own notices as read: some, or all up to one',
    input: ReadNotices,
    output: dataOf(UnreadNotices),
    handle: async (ctx, input) => ({ data: await readNotices(ctx, input) }),
  }),
  endpoint({
    method: 'GET',
    path: `${path}/changes`,
    permission: 'login_to_hotel_management',
    summary: 'Event stream: the caller’s notices have changed',
    fileTypes: ['text/event-stream'],
    errorStatuses: [429],
    handle: streamNoticeChanges,
  }),
]
