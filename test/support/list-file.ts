import * as xlsx from 'xlsx'
import { expect } from 'vitest'
import type { Caller } from './api-calls.ts'

/** The columns of a file, as the address names them. */
export const columnsQuery = (names: readonly string[]) => names.map((name) => `&columns[]=${name}`).join('')

/** Downloads a list as a file. `query` begins with the last part of the list's path. */
export async function downloadOf(caller: Caller, query: string, headers: Record<string, string> = {}) {
  const reply = await caller.fetch(`/api/v1/hotel_management/properties/${query}&download=1`, { headers })
  expect([query, reply.status]).toEqual([query, 200])
  const bytes = new Uint8Array(await reply.arrayBuffer())
  expect(Number(reply.headers.get('content-length'))).toBe(bytes.length)
  const name = /filename="(.+)"/.exec(reply.headers.get('content-disposition')!)![1]
  return { name, type: reply.headers.get('content-type'), bytes }
}

/** The rows of a file as texts, days as `YYYY-MM-DD`; an empty cell is an empty text. */
export function fileRows(bytes: Uint8Array, format: 'xlsx' | 'csv'): string[][] {
  const book = xlsx.read(bytes, format === 'csv' ? { type: 'array', raw: true } : { type: 'array', cellNF: true })
  const sheet = book.Sheets[book.SheetNames[0]!]!
  return xlsx.utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' })
}
