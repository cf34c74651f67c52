import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inlineEnglish } from '../../tools/lib/inline-english.ts'

/** Texts that no person reads, though they look like words: selectors, queries, keys, formats, and names that come over the wire. */
const technical =
  /main a\[href|["']Control\+K["']|`(recent|page|view) \$|'Space'|'external noreferrer'|'form guard'|`row \$|; path=|max-age=0|`room \$|'Housekeeping Attendant'|'Maintenance'|'yyyy-mm-dd|'\((forced|prefers)-|<svg |-value \$|&nbsp;|Bearer |\{ |quantity net|unknown account|'(View|Bathroom|Accessibility|Tech|Comfort|Operational|Blocked|Retired)'/

/**
 * Files of the server whose English texts are no replies to a person: the terminal and the log, the description of the API, the stored
 * base data, the labels of reports, which the app replaces by its own, and headings of exports.
 */
const withoutReplies =
  /^(config|back-up|check-activity|create-user|erase-guest|listen|log|main|prepare|reset-second-step|restore|sign-out-user|start)\.ts$|^(openapi|backup|db)\/|^users\/sign-out|^telemetry\/|^(activity\/check-chain|guests\/(erase|name-pattern))|endpoints\.ts$|^reporting\/(accounting|dashboard|activity|housekeeping)\/(fields|rules|checks|groups)\.ts$|^access\/roles\.ts$|^(properties|facilities)\/export\.ts$/

/** Texts of the server that are keys of statements, headers, log lines, or stored: the activity log and the books are in English. */
const serverTechnical =
  / '(the database is away|request failed|a scheduled report failed|an e-mail was not sent|a total could not be renewed|a session could not be looked up|the use of a session could not be stored|the policy of a page was violated|report-to csp|Strict|Hotel Management|unknown account|wrong credentials|wrong second step|Hotel back office|reply kept for a resend|The blocking has ended|A guest slept here|A new day|the database cannot be written|the server is stopping|activity log sealed|Guests in house|Advance deposits|Invoices to companies|Activity log( of accounts)?|Total|Query|Connection|Authorization|Retry-After|Idempotency-Replayed|Bearer.*|(no )?key( update| share)| nulls (first|last)|repeatable read|read only|facility (stays|blockings)|(no-store|public), .*|occurred_at .*)'$|`(report-uri \$|visible property|property|properties|addons|problems|pictures|page|count|export|facilities|facility (ids|position)|position|password of|second step of|user) .*\$|`(Posting \$|report-uri \$|entries before \$|Reason: \$|event: |attachment; |<c |<row |require\(|coalesce|null::|sum\(|e\.ledger| and e\.)|event: ended| and e\.|`<(\$1|link|head)|'(Accept-|public)|'(Not found|Method not allowed)'|-src |'self'|'trusted-types/

test('no words for people stand in the code of the server', async () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !withoutReplies.test(file),
  )
  const found = await Promise.all(
    files.map(async (file) =>
      (await inlineEnglish(join('server', file))).map(({ line, text }) => `${file}:${line} ${text}`),
    ),
  )
  expect(found.flat().filter((place) => !serverTechnical.test(place))).toEqual([])
}, 60_000)

test('no words for people stand in the code instead of a catalogue', async () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.css\.ts$|\.d\.ts$|\.gallery\.|\.samples\.|^phrases|gallery\//.test(file),
    )
    .map((file) => join('src', file))
  const found = await Promise.all(
    files.map(async (file) => (await inlineEnglish(file)).map(({ line, text }) => `${file}:${line} ${text}`)),
  )
  expect(found.flat().filter((place) => !technical.test(place))).toEqual([])
}, 60_000)

test('no words for people stand in style sheets', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css.ts'))
  const found = files.flatMap((file) =>
    readFileSync(join('src', file), 'utf8')
      .split('\n')
      .filter((line) => /content: .*"[^"]*[a-z]{2}[^"]*"/i.test(line))
      .map((line) => `${file} ${line.trim()}`),
  )
  expect(found).toEqual([])
})
