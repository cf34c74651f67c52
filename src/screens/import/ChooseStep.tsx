import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { FileDrop } from './FileDrop.tsx'
import { download } from '../../design/icon/icons.css.ts'
import { Inline } from '../../design/layout/Inline.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/import/import.selectors.ts'
import type { ImportActor } from '../../machines/import/import.machine.ts'
import { products } from '../../routes/products.ts'
import { useProducts } from '../shell/actor-hooks.ts'
import { Step } from './Step.tsx'
import { phrase } from '../../phrases/phrase.ts'

const accept = ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']

/** Step 1: choose a file, or download the template. The import of one list leads to that of everything. */
export function ChooseStep({ form }: { form: ImportActor }) {
  const { scope } = useProducts().getSnapshot().context.input
  const tab = useSelector(form, select.selectTab)
  const fileName = useSelector(form, select.selectFileName)
  const isSaving = useSelector(form, select.selectIsSaving)
  return (
    <Step title={phrase('imports.chooseAFile')}>
      <Text tone="secondary">{phrase('imports.howTo', { tab })}</Text>
      <FileDrop
        label={phrase('imports.workbook')}
        dropLabel={phrase('imports.dropWorkbookHere')}
        description={phrase('imports.workbookLimits')}
        accept={accept}
        fileName={fileName}
        onFile={(file) => form.send({ type: 'file.chosen', file })}
      />
      <Inline>
        <Button
          icon={download}
          isPending={isSaving}
          pendingLabel={phrase('imports.downloading')}
          onPress={() => form.send({ type: 'template.requested' })}
        >
          {phrase('imports.downloadCurrent', { tab })}
        </Button>
        {tab === 'everything' ? null : (
          <LinkButton tone="quiet" href={products(scope.prefix, 'rooms', undefined, { name: 'import-all' })}>
            {phrase('imports.importEverything')}
          </LinkButton>
        )}
      </Inline>
    </Step>
  )
}
