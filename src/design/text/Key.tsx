import { key } from './Key.css.ts'

/** A key of the keyboard, or keys that are pressed together: "Ctrl + K". */
export const Key = ({ children }: { children: string }) => <kbd className={key}>{children}</kbd>
