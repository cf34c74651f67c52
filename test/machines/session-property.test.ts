// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { startSession } from '../support/session-actor.ts'

const marta = { token: 'marta-1', id: 1, first_name: 'Marta', is_pass_updated: 1 }

test("the property one user had open isn't opened for the next user, however the session ended", () => {
  const { jar, end } = startSession({ stored: marta })
  jar.writeProperty({ id: 7, prefix: 'castle-inn' })
  end('marta-1')
  expect(jar.readProperty()).toBeNull()
})

test('when another tab removes the session cookie, the open property is forgotten too', () => {
  const { jar, session } = startSession({ stored: marta })
  jar.writeProperty({ id: 7, prefix: 'castle-inn' })
  session.send({ type: 'cookie.changed', user: null })
  expect(jar.readProperty()).toBeNull()
})
