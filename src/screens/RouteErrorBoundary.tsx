import { Component, type ReactNode } from 'react'

interface RouteErrorBoundaryProps {
  children: ReactNode
  fallback: ReactNode
  /** When it changes, what failed before is tried again: another place may well work. */
  resetKey?: string
}

/** A thrown exception ends in the fallback and not in an empty page (requirement 8.route-errors). */
export class RouteErrorBoundary extends Component<RouteErrorBoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override componentDidUpdate(previous: RouteErrorBoundaryProps) {
    if (this.state.isFailed && previous.resetKey !== this.props.resetKey) this.setState({ isFailed: false })
  }

  override render() {
    return this.state.isFailed ? this.props.fallback : this.props.children
  }
}
