import type { ReactNode } from 'react'
import { text } from './text.css.ts'

export interface TextProps {
  children: ReactNode
  as?: 'p' | 'span' | 'div' | 'strong' | 'time'
  tone?: 'body' | 'secondary' | 'caption'
  size?: 's' | 'm' | 'l'
  isStrong?: boolean
  /** Dates, prefixes and figures must not wrap. */
  isNoWrap?: boolean
  id?: string
}

/** Running text in one of three tones. */
export const Text = ({ children, as: Tag = 'p', tone = 'body', size = 'l', isStrong, isNoWrap, id }: TextProps) => (
  <Tag id={id} className={text({ tone, size, isStrong, isNoWrap })}>
    {children}
  </Tag>
)
