import { CreateProblem, Problem, ProblemQuery, UpdateProblem, maxPhotoBytes } from '../../src/api/contract/problems.ts'
import { pageOf } from '../../src/api/contract/reply.ts'
import { problemWriters } from '../access/rules.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { bodyLimits } from '../http/body-limits.ts'
import { listFileTypes } from '../list-file/write.ts'
import { createProblem } from './create.ts'
import { exportProblems } from './export.ts'
import { listProblems } from './list.ts'
import { updateProblem } from './update.ts'

const base = '/v1/hotel_management/properties'

export const problemEndpoints = [
  endpoint({
    method: 'GET',
    path: `${base}/problems`,
    permission: problemWriters,
    summary: 'Problems in the rooms of a property: one page; with download=1 as xlsx or CSV',
    input: ProblemQuery,
    output: pageOf(Problem),
    fileTypes: listFileTypes,
    errorStatuses: [404],
    handle: async (ctx, query) => (query.download ? exportProblems(ctx, query) : listProblems(ctx, query)),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/problems`,
    permission: problemWriters,
    summary: 'Report a problem of a room, with up to four photos',
    success: 201,
    maxBodyBytes: bodyLimits.pictures,
    maxFileBytes: maxPhotoBytes,
    input: CreateProblem,
    output: dataOf(Problem),
    errorStatuses: [404],
    handle: async (ctx, input) => ({ data: await createProblem(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${base}/update_problem`,
    permission: problemWriters,
    summary: 'Change a problem: status, priority, kind, text, photos, or the blocking of its room',
    maxBodyBytes: bodyLimits.pictures,
    maxFileBytes: maxPhotoBytes,
    input: UpdateProblem,
    output: dataOf(Problem),
    errorStatuses: [404, 409],
    handle: async (ctx, input) => ({ data: await updateProblem(ctx, input) }),
  }),
]
