import { useSelector } from '@xstate/react'
import type { PasswordLink } from '../../api/contract/people.ts'
import { momentIn } from '../../clock/hotel-clock.ts'
import { viewerZone } from '../../clock/viewer-zone.ts'
import { Button } from '../../design/button/Button.tsx'
import { ConfirmDialog } from '../../design/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { copy } from '../../design/icon/icons.css.ts'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/people/person-action.machine.ts'
import { nameOf } from '../../machines/people/person-form.rules.ts'
import { phrase } from '../../phrases/phrase.ts'
import { passwordLink } from '../../routes/people.ts'

interface Question {
  title: string
  text: string
  confirm: string
  tone: 'primary' | 'critical'
}

const questionOf = (task: select.PersonTask, name: string): Question =>
  ({
    deactivate: {
      title: phrase('people.deactivateQuestion', { name }),
      text: phrase('people.deactivateText'),
      confirm: phrase('people.deactivateButton'),
      tone: 'critical' as const,
    },
    reactivate: {
      title: phrase('people.reactivateQuestion', { name }),
      text: phrase('people.reactivateText'),
      confirm: phrase('people.reactivateButton'),
      tone: 'primary' as const,
    },
    link: {
      title: phrase('people.linkQuestion', { name }),
      text: phrase('people.linkQuestionText'),
      confirm: phrase('people.linkButton'),
      tone: 'primary' as const,
    },
  })[task]

/** Asks before an action on the account of one person, and shows the link that it makes. */
export function PersonActionDialog({ action }: { action: select.PersonActionRef }) {
  const { task, person } = action.getSnapshot().context
  const link = useSelector(action, select.selectLink)
  const isBusy = useSelector(action, select.selectIsBusy)
  const error = useSelector(action, select.selectActionError)
  const close = () => action.send({ type: 'action.closed' })
  const name = nameOf(person)
  if (link)
    return <LinkDialog name={name} link={link} onCopy={() => action.send({ type: 'link.copied' })} onClose={close} />
  const question = questionOf(task, name)
  return (
    <ConfirmDialog
      isOpen
      title={question.title}
      confirmLabel={question.confirm}
      tone={question.tone}
      isPending={isBusy}
      errorMessage={error?.message}
      onConfirm={() => action.send({ type: 'action.confirmed' })}
      onClose={close}
    >
      {question.text}
    </ConfirmDialog>
  )
}

interface LinkDialogProps {
  name: string
  link: PasswordLink
  onCopy: () => void
  onClose: () => void
}

/** Shows a link once. It is selected on focus, for browsers that let no page copy. */
const LinkDialog = ({ name, link, onCopy, onClose }: LinkDialogProps) => (
  <Dialog
    isOpen
    title={phrase('people.linkTitle', { name })}
    onClose={onClose}
    actions={
      <>
        <Button onPress={onClose}>{phrase('people.done')}</Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what the dialog is for */}
        <Button autoFocus tone="primary" icon={copy} onPress={onCopy}>
          {phrase('people.copyLink')}
        </Button>
      </>
    }
  >
    <Stack>
      <Text tone="secondary">
        {phrase('people.linkText', { name, moment: momentIn(link.expires_at, viewerZone()) })}
      </Text>
      <TextField label={phrase('people.link')} value={passwordLink(link.token)} isReadOnly />
    </Stack>
  </Dialog>
)
