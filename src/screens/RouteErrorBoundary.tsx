import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  fallback: ReactNode
  /** When it changes, what failed before is tried again: another place may well work. */
  resetKey?: string
}

/** Spec section 8, route errors: a thrown exception ends in the fallback and not in an empty page. */
export class RouteErrorBoundary extends Component<Props, { failedAt: string | undefined | null }> {
  override state = { failedAt: null }

  static getDerivedStateFromError() {
    return { failedAt: undefined }
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failedAt !== null && previous.resetKey !== this.props.resetKey) this.setState({ failedAt: null })
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.fallback
  }
}
