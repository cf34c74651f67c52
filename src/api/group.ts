import * as v from 'valibot'
import { GroupFigures, type GroupFiguresQuery } from './contract/group-figures.ts'
import { Look } from './contract/needs-a-look.ts'
import type { Http } from './http.ts'
import { parseAs } from './parse.ts'
import { isUnsupported, reportingMissing } from './reporting.ts'

/* Figures of several properties, and what needs a look: extensions (ADR 0068). A server without them answers 404, 405 or 501. */

async function orMissing<T>(reply: Promise<T>): Promise<T> {
  try {
    return await reply
  } catch (thrown) {
    throw isUnsupported(thrown) ? reportingMissing(thrown.requestId) : thrown
  }
}

/** GET group_figures: the figures of all properties that the person may see, or of one. */
export const figures = (http: Http, query: Partial<GroupFiguresQuery>, signal?: AbortSignal) =>
  orMissing(http.data(parseAs(GroupFigures), { path: '/v1/hotel_management/group_figures', query, signal }))

/** GET needs_a_look: what is out of the ordinary today, in all properties that the person may see, or in one. */
export const needsALook = (http: Http, query: { property_id?: number }, signal?: AbortSignal) =>
  orMissing(http.data(parseAs(v.array(Look)), { path: '/v1/hotel_management/needs_a_look', query, signal }))
