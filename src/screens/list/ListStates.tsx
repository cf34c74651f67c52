import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { Alert } from '../../design/alert/Alert.tsx'
import { EmptyRack } from '../../design/illustration/KeyRack.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/list/list.selectors.ts'

export interface ListStatesProps {
  list: select.ListActor
  noun: { one: string; many: string }
  isFiltered: boolean
  clearHref: string
  create?: { label: string; href: string } | { label: string; onPress: () => void } | undefined
  /** The table: rows, or skeletons until the first answer. */
  children: ReactNode
}

/** Everything a list can be besides its rows: slow, failed, cancelled, empty, or empty for these filters. */
export function ListStates({ list, noun, isFiltered, clearHref, create, children }: ListStatesProps) {
  const error = useSelector(list, select.selectError)
  const isSlow = useSelector(list, select.selectIsSlow)
  const isBusy = useSelector(list, select.selectIsBusy)
  const isCancelled = useSelector(list, select.selectIsCancelled)
  const isAnswered = useSelector(list, select.selectIsAnswered)
  const { total } = useSelector(list, select.selectMeta)
  const retry = (
    <Button onPress={() => list.send({ type: 'list.refreshed' })} size="s">
      Retry
    </Button>
  )
  if (!error && !isBusy && !isCancelled && isAnswered && total === 0)
    return isFiltered ? (
      <ResultView
        illustration={<EmptyRack />}
        title={`No ${noun.many} match`}
        subtitle="Nothing has all of these filters. Remove one, or clear them."
        actions={<LinkButton href={clearHref}>Clear filters</LinkButton>}
      />
    ) : (
      <ResultView
        illustration={<EmptyRack />}
        title={`No ${noun.many} yet`}
        subtitle={`What you add appears here.`}
        actions={create && <CreateButton {...create} />}
      />
    )
  return (
    <>
      {error ? (
        <Alert>
          <Inline gap={3} align="baseline">
            <span>
              {error.message}
              {error.requestId ? ` Request ${error.requestId}.` : ''}
              {isAnswered ? ' The rows below are the last ones that arrived.' : ''}
            </span>
            {retry}
          </Inline>
        </Alert>
      ) : null}
      {isSlow ? (
        <Inline gap={3}>
          <Text tone="secondary">This is taking longer than usual.</Text>
          <Button size="s" onPress={() => list.send({ type: 'list.cancelled' })}>
            Cancel
          </Button>
        </Inline>
      ) : null}
      {isCancelled ? (
        <Inline gap={3}>
          <Text tone="secondary">Loading was cancelled.</Text>
          {retry}
        </Inline>
      ) : null}
      {isAnswered || isBusy ? children : null}
    </>
  )
}

function CreateButton(props: NonNullable<ListStatesProps['create']>) {
  return 'href' in props ? (
    <LinkButton tone="primary" href={props.href}>
      {props.label}
    </LinkButton>
  ) : (
    <Button tone="primary" onPress={props.onPress}>
      {props.label}
    </Button>
  )
}
