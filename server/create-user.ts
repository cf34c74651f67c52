import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { isStrong, passwordRules } from '../src/api/contract/password.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './prepare.ts'
import { projectRoot } from './root.ts'
import { isCommonPassword } from './session/common-passwords.ts'
import { hasPersonalWord } from './session/personal-words.ts'
import { newInitialPassword } from './session/passwords.ts'
import { runCommand } from './run-command.ts'
import { addUser } from './users/add.ts'

const usage =
  'Usage: npm run user:create -- --email EMAIL --first-name NAME --last-name NAME [--role "General Manager"]\n' +
  'The password is read from PASSWORD or from the terminal; left empty, one is made and must be changed.'

const Options = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('--email must be an email address'), v.maxLength(200)),
  'first-name': v.pipe(v.string(), v.trim(), v.nonEmpty('--first-name is required'), v.maxLength(60)),
  'last-name': v.pipe(v.string(), v.trim(), v.nonEmpty('--last-name is required'), v.maxLength(60)),
  role: v.optional(v.string(), 'General Manager'),
})

function readOptions() {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { email: text, 'first-name': text, 'last-name': text, role: text } })
  const result = v.safeParse(Options, values)
  if (!result.success) throw new Error(`${result.issues[0].message}\n${usage}`)
  return result.output
}

/**
 * Reads PASSWORD or prompts for it. Not a command-line argument, because other processes on the machine can read those.
 */
async function readPassword(): Promise<string> {
  if (process.env.PASSWORD !== undefined) return process.env.PASSWORD
  if (!process.stdin.isTTY) return ''
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Password (empty: make one): ')
  terminal.close()
  return answer
}

async function main(): Promise<void> {
  const options = readOptions()
  const typed = await readPassword()
  const failed = typed === '' ? undefined : passwordRules.find((rule) => !rule.isMet(typed))
  if (failed) throw new Error(`The password does not meet a rule: ${failed.label}`)
  if (await isCommonPassword(typed)) throw new Error('The password is one of the most used ones')
  const password = typed === '' ? newInitialPassword() : typed
  if (!isStrong(password)) throw new Error('The password does not meet the rules')
  const opened = await openDatabase(readConfig(process.env), projectRoot(), () => undefined)
  const { email, role, 'first-name': first_name, 'last-name': last_name } = options
  try {
    if (typed !== '' && (await hasPersonalWord(opened, { email, first_name, last_name }, typed)))
      throw new Error('The password contains the name or address of the person, or the name of a hotel')
    await addUser(opened.db, {
      email,
      first_name,
      last_name,
      role,
      password,
      is_pass_updated: typed === '' ? 0 : 1,
    })
  } finally {
    await opened.close()
  }
  process.stdout.write(`${email} can sign in as ${role}.\n`)
  if (typed === '') process.stdout.write(`Password for the first sign-in: ${password}\n`)
}

await runCommand(main)
