import { useId } from 'react'
import { amount, progress, track } from './Progress.css.ts'

export interface ProgressBarProps {
  label: string
  /** 0 to 1; left out while unknown. */
  value?: number
  /** For example "1.2 of 4 MB". */
  text?: string
}

/** Progress of a download or a bulk change. */
export function ProgressBar({ label, value, text }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={progress}>
      <label htmlFor={id}>{label}</label>
      <span className={amount}>{text ?? (value === undefined ? '' : `${Math.round(value * 100)} %`)}</span>
      <progress id={id} className={track} max={1} value={value} />
    </div>
  )
}
