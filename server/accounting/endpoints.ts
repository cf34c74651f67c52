import { CorrectPosting, CorrectedPosting } from '../../src/api/contract/accounting.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { correctPosting } from './correct.ts'

export const accountingEndpoints = [
  endpoint({
    method: 'POST',
    path: '/v1/hotel_management/correct_accounting_posting',
    permission: 'view_hotel_management_report',
    summary: 'Reverse a posting with a counter-entry. A posting can be reversed once',
    success: 201,
    input: CorrectPosting,
    output: dataOf(CorrectedPosting),
    errorStatuses: [404, 409],
    handle: async (ctx, input) => ({ data: await correctPosting(ctx, input) }),
  }),
]
