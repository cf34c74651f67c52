import { ApiError } from './api-error.ts'
import { type CreateProblem, Problem, type ProblemQuery, type UpdateProblem } from './contract/problems.ts'
import type { Progress } from './download.ts'
import type { Parse } from './http.ts'
import { downloadList } from './list-file.ts'
import { parsePageWithPictures, parseWithPictures } from './pictures.ts'
import type { PropertyScope } from './property-scope.ts'
import { phrase } from '../phrases/phrase.ts'

const base = '/v1/hotel_management/properties'

/** Four photos of 8 MB take long on a slow line. The server waits as long (ADR 0039). */
const uploadTimeoutMs = 120_000

/** Filters, order and page of a list of problems. */
export type ProblemFilters = Omit<Partial<ProblemQuery>, 'property_id'>
/** Change of one problem. Absent fields stay unchanged. */
export type ProblemChange = Omit<UpdateProblem, 'id'>

/** Parses one problem, also from a 409 body, and makes its photo URLs absolute. */
export const parseProblem = (scope: PropertyScope): Parse<Problem> => parseWithPictures(scope.http, Problem)

/** GET problems: one page. An extension (ADR 0060). */
export const list = (scope: PropertyScope, query: ProblemFilters, signal?: AbortSignal) =>
  scope.http.page(parsePageWithPictures(scope.http, Problem), {
    path: `${base}/problems`,
    query: { ...query, property_id: scope.propertyId },
    signal,
  })

/** GET problems with download=1: all pages of the filtered list as problems.xlsx or problems.csv. */
export const download = (
  scope: PropertyScope,
  query: ProblemFilters,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) =>
  downloadList(
    scope.http,
    { path: `${base}/problems`, query: { ...query, property_id: scope.propertyId }, signal },
    onProgress,
  )

/** Reads one problem. The API has no endpoint for one, so this filters the list by id. */
export async function view(scope: PropertyScope, id: number, signal?: AbortSignal): Promise<Problem> {
  const { data } = await list(scope, { include_ids: [id], per_page: 1 }, signal)
  if (!data[0]) throw new ApiError(404, phrase('problems.notFound'), { code: 'NOT_FOUND' })
  return data[0]
}

/** POST problems. 422 on `images` for a file that is no picture or too large. */
export const create = (
  scope: PropertyScope,
  input: Omit<CreateProblem, 'property_id'>,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  scope.http.data(parseProblem(scope), {
    method: 'POST',
    path: `${base}/problems`,
    body: { ...input, property_id: scope.propertyId },
    idempotencyKey,
    signal,
    timeoutMs: uploadTimeoutMs,
  })

/** POST update_problem. 409 with the current problem if `lock_version` is stale. */
export const update = (
  scope: PropertyScope,
  id: number,
  change: ProblemChange,
  signal?: AbortSignal,
  idempotencyKey?: string,
) =>
  scope.http.data(parseProblem(scope), {
    method: 'POST',
    path: `${base}/update_problem`,
    body: { ...change, id },
    signal,
    ...(idempotencyKey && { idempotencyKey }),
    ...(change.images && change.images.length > 0 && { timeoutMs: uploadTimeoutMs }),
  })
