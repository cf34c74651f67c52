import { useEffect, useRef, type RefObject } from 'react'
import { remove } from '../chip/FilterChips.css.ts'
import { cross } from '../icon/icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import type { Choice } from './choice.ts'
import { tag as tagStyle, tags as tagsStyle } from './TagPicker.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface TagsProps {
  /** Accessible name of the list. */
  label: string
  tags: readonly Choice<number>[]
  onRemove: (id: number) => void
  /** Receives the focus when the last tag is removed. */
  fallback: RefObject<HTMLElement | null>
}

/** Picked tags, each with a remove button. After a removal the next tag's button has the focus (WCAG 2.4.3). */
export function Tags({ label, tags, onRemove, fallback }: TagsProps) {
  const list = useRef<HTMLUListElement>(null)
  const removedAt = useRef<number | null>(null)
  const count = tags.length
  useEffect(() => {
    if (removedAt.current === null) return
    const next = list.current?.children[Math.min(removedAt.current, count - 1)]?.querySelector('button')
    removedAt.current = null
    ;(next ?? fallback.current)?.focus()
  }, [count, fallback])
  return (
    <ul ref={list} aria-label={label} className={tagsStyle}>
      {tags.map(({ id, label: name }, at) => (
        <li key={id} className={tagStyle}>
          {name}
          <button
            type="button"
            className={remove}
            aria-label={phrase('design.removeTag', { name })}
            onClick={() => {
              removedAt.current = at
              onRemove(id)
            }}
          >
            <Icon path={cross} size="s" />
          </button>
        </li>
      ))}
    </ul>
  )
}
