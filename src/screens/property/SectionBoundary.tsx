import { Component, type ReactNode } from 'react'

/** Errors of code that was asked for without a connection. */
const offlineErrors = new WeakSet<Error>()
addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) offlineErrors.add(payload)
})

interface SectionBoundaryProps {
  children: ReactNode
  /** Shown in place of a section whose code couldn't be loaded without a connection. */
  renderOffline: (onRetry: () => void) => ReactNode
}

/** Catches the error of code that couldn't be loaded without a connection. All others go on to the page for errors. */
export class SectionBoundary extends Component<SectionBoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  retry = () => this.setState({ error: null })

  override render() {
    const error: unknown = this.state.error
    if (error === null) return this.props.children
    if (error instanceof Error && offlineErrors.has(error)) return this.props.renderOffline(this.retry)
    throw error
  }
}
