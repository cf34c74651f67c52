import type { ReactNode } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { plus } from '../../design/icon/icons.css.ts'
import { EmptyRack } from '../../design/illustration/EmptyRack.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** What an empty list says of its records. */
export interface EmptyListWords {
  /** "No rooms match" */
  noneMatch: string
  /** "No rooms yet" */
  noneYet: string
  /** "New rooms appear here." */
  newAppearHere: string
}

export interface EmptyListProps {
  words: EmptyListWords
  isFiltered: boolean
  clearHref: string
  /** A `SavedNote`. */
  note?: ReactNode
  create?: { label: string; href: string } | { label: string; onPress: () => void } | undefined
}

/** A list without rows: no match for the filters, or nothing there yet. */
export const EmptyList = ({ words, isFiltered, clearHref, note, create }: EmptyListProps) =>
  isFiltered ? (
    <>
      {note}
      <ResultView
        illustration={<EmptyRack />}
        title={words.noneMatch}
        subtitle={phrase('list.removeFilters')}
        actions={<LinkButton href={clearHref}>{phrase('list.clearFilters')}</LinkButton>}
      />
    </>
  ) : (
    <ResultView
      illustration={<EmptyRack />}
      title={words.noneYet}
      subtitle={words.newAppearHere}
      actions={create && <CreateButton {...create} />}
    />
  )

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
