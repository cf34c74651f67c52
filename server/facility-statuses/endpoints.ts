import type { Endpoint } from '../endpoint.ts'

export const facilityStatusEndpoints: readonly Endpoint[] = []
