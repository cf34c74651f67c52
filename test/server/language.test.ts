import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { type Catalogue, openCatalogue } from '../support/catalogue.ts'
import { languageNames } from '../../src/phrases/languages.ts'

let api: Api
let at: Catalogue
beforeAll(async () => {
  api = await openApi()
  at = await openCatalogue(api)
})
beforeEach(() => api.resetAttempts())
afterAll(() => api.close())

const inGerman = { Cookie: 'language=de', 'Accept-Language': 'fr' }
const inArabic = { 'Accept-Language': 'ar-EG, en;q=0.5' }

interface Reply {
  status: number
  headers: Headers
  body: Record<string, unknown>
}
const languageIn = ({ headers }: Reply) => headers.get('content-language')
const readReply = async (response: Response): Promise<Reply> => ({
  status: response.status,
  headers: response.headers,
  body: (await response.json()) as Reply['body'],
})

const postAmenity = (code: string, headers: Record<string, string>): Promise<Reply> =>
  at.manager.post('amenities', { property_id: at.propertyId, code, name: 'Sauna', group: 'Comfort' }, headers)
const login = (headers: Record<string, string>) =>
  api
    .fetch('/api/v1/login', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ email: 'manager@demo.example', password: 'wrong' }),
    })
    .then(readReply)
const get = (path: string, headers: Record<string, string>) => api.fetch(path, { headers }).then(readReply)

test('a field error is in the language of the cookie', async () => {
  const reply = await postAmenity('a b', inGerman)
  expect([reply.status, languageIn(reply)]).toEqual([422, 'de'])
  expect(reply.body).toMatchObject({
    message: 'Bitte prüfen Sie die markierten Felder.',
    errors: { code: [expect.stringMatching(/Buchstaben|Ziffern/)] },
  })
})

test('a field error is in the language of the browser where there is no cookie', async () => {
  const reply = await postAmenity('', inArabic)
  expect([languageIn(reply), reply.body.errors]).toEqual(['ar', { code: expect.arrayContaining(['مطلوب']) }])
})

test('a rule of the server answers in both languages, and in English without a language', async () => {
  await postAmenity('LANG', {})
  const refusals = await Promise.all([inGerman, inArabic, {}].map((headers) => postAmenity('LANG', headers)))
  expect(refusals.map(({ body }) => body.errors)).toEqual([
    { code: ['Es gibt bereits ein Ausstattungsmerkmal mit diesem Code'] },
    { code: ['توجد بالفعل وسيلة راحة بهذا الرمز'] },
    { code: ['There is already an amenity with this code'] },
  ])
})

test('a wrong password, a missing session and an unknown address are answered in the language', async () => {
  expect((await login(inGerman)).body.message).toBe('Zugriff verweigert! Ungültige Anmeldedaten')
  expect((await login(inArabic)).body.message).toBe('تم رفض الدخول! بيانات الدخول غير صحيحة')
  const path = '/api/v1/user_management/access_control/user/permissions'
  expect(await get(path, inGerman)).toMatchObject({ status: 401, body: { message: 'Nicht angemeldet.' } })
  expect(await get('/api/v1/nothing', inArabic)).toMatchObject({
    status: 404,
    body: { message: 'لا يوجد شيء في هذا العنوان.' },
  })
})

test('a missing record, a refusal and the results of a bulk write are in the language', async () => {
  const path = '/api/v1/hotel_management/properties/property/'
  const remove = (id: number, headers: Record<string, string>) =>
    at.manager.fetch(`${path}${id}`, { method: 'DELETE', headers }).then(readReply)
  expect(await remove(999_999, inGerman)).toMatchObject({ status: 404, body: { message: 'Unterkunft nicht gefunden' } })
  expect(await remove(at.propertyId, inArabic)).toMatchObject({
    status: 409,
    body: { message: 'يجب إلغاء تفعيل المنشأة أولًا' },
  })
  const bulk: Reply = await at.manager.post('delete_amenities', { ids: [999_999] }, inGerman)
  expect(bulk.body.data).toEqual({ results: [{ id: 999_999, ok: false, message: 'Nicht gefunden' }] })
})

test('an error of a GraphQL field is in the language', async () => {
  const query = '{ accounting_report(property_id: 999999, from: "2026-01-02", to: "2026-01-01") { tab } }'
  const response = await at.manager.fetch('/api/v1/hotel_management/graphql', {
    method: 'POST',
    headers: { ...inGerman, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { errors } = (await response.json()) as { errors: { message: string }[] }
  expect(errors[0]?.message).toBe('Bitte prüfen Sie die markierten Felder.')
})

test('a repeated write is answered in the language of its first request, and says so', async () => {
  const key = { 'Idempotency-Key': 'language-of-the-first' }
  const remove = (headers: Record<string, string>): Promise<Reply> =>
    at.manager.post('delete_amenities', { ids: [999_999] }, { ...key, ...headers })
  const first = await remove(inGerman)
  const second = await remove(inArabic)
  expect(second.headers.get('idempotency-replayed')).toBe('true')
  expect([languageIn(first), languageIn(second)]).toEqual(['de', 'de'])
  expect(second.body).toEqual(first.body)
})

test('requests in several languages at once do not mix', async () => {
  const all = await Promise.all(
    Array.from({ length: 30 }, (_, index) => postAmenity('LANG', [inGerman, inArabic, {}][index % 3]!)),
  )
  const texts = all.map(({ body }) => (body.errors as { code: string[] }).code[0]!.slice(0, 2))
  expect(texts).toEqual(Array.from({ length: 30 }, (_, index) => ['Es', 'تو', 'Th'][index % 3]))
})

test.each(Object.keys(languageNames))('the server answers in %s', async (language) => {
  const reply = await get('/api/v1/hotel_management/nothing', { Cookie: `language=${language}` })
  expect([reply.status, languageIn(reply)]).toEqual([404, language])
})
