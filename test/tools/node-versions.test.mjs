import { expect, test } from 'vitest'
import { versionsToRun } from '../../tools/lib/node-versions.mjs'

const versions = ['20.19.0', '22.23.3', '24.21.0'].map((version) => ({ version, path: `node-${version}` }))
const run = (isCi, own) => versionsToRun(versions, { isCi, own }).map(({ version }) => version)

test('with CI set the server tests run in the other lines of Node than that of the run itself, otherwise in all', () => {
  expect(run(true, '20.20.2')).toEqual(['22.23.3', '24.21.0'])
  expect(run(true, '24.21.0')).toEqual(['20.19.0', '22.23.3'])
  expect(run(true, '26.0.0')).toEqual(['20.19.0', '22.23.3', '24.21.0'])
  expect(run(false, '20.20.2')).toEqual(['20.19.0', '22.23.3', '24.21.0'])
})
