import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { plus } from '../../design/icon/icons.css.ts'
import { EmptyRack } from '../../design/illustration/EmptyRack.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import { CreatedNote } from './CreatedNote.tsx'
import { RequestStates } from '../states/RequestStates.tsx'

export interface EmptyListProps {
  list: select.ListActor
  noun: { one: string; many: string }
  isFiltered: boolean
  clearHref: string
  /** Address of the list filtered by this name. */
  findHref: (name: string) => string
  create?: { label: string; href: string } | { label: string; onPress: () => void } | undefined
}

/** A list without rows: no match for the filters, or nothing there yet. */
export const EmptyList = ({ list, noun, isFiltered, clearHref, findHref, create }: EmptyListProps) =>
  isFiltered ? (
    <>
      <CreatedNote list={list} findHref={findHref} />
      <ResultView
        illustration={<EmptyRack />}
        title={`No ${noun.many} match`}
        subtitle="Remove a filter, or clear them all."
        actions={<LinkButton href={clearHref}>Clear filters</LinkButton>}
      />
    </>
  ) : (
    <ResultView
      illustration={<EmptyRack />}
      title={`No ${noun.many} yet`}
      subtitle={`New ${noun.many} appear here.`}
      actions={create && <CreateButton {...create} />}
    />
  )

interface ListStatesProps {
  list: select.ListActor
  /** Address of the list filtered by this name. */
  findHref: (name: string) => string
  /** An `EmptyList`. */
  empty: ReactNode
  /** The table: rows, or skeletons until the first response. */
  children: ReactNode
}

/**
 * States of a list other than its rows: slow, failed, cancelled, empty. Reads nothing that changes with every request,
 * so that a change of the view renders the table once.
 */
export function ListStates({ list, findHref, empty, children }: ListStatesProps) {
  const error = useSelector(list, select.selectError)
  const isSlow = useSelector(list, select.selectIsSlow)
  const isCancelled = useSelector(list, select.selectIsCancelled)
  const isAnswered = useSelector(list, select.selectIsAnswered)
  const isEmpty = useSelector(list, select.selectIsEmpty)
  const hasTable = useSelector(list, select.selectHasTable)
  if (isEmpty) return empty
  return (
    <>
      <RequestStates
        error={error}
        staleText={isAnswered ? 'The rows below are the last ones loaded.' : null}
        isSlow={isSlow}
        isCancelled={isCancelled}
        onRetry={() => list.send({ type: 'list.refreshed' })}
        onCancel={() => list.send({ type: 'list.cancelled' })}
      />
      <CreatedNote list={list} findHref={findHref} />
      {hasTable ? children : null}
    </>
  )
}

function CreateButton(props: NonNullable<EmptyListProps['create']>) {
  return 'href' in props ? (
    <LinkButton tone="primary" icon={plus} href={props.href}>
      {props.label}
    </LinkButton>
  ) : (
    <Button tone="primary" icon={plus} onPress={props.onPress}>
      {props.label}
    </Button>
  )
}
