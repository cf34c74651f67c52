import { Component, type ReactNode } from 'react'

interface RouteErrorBoundaryProps {
  children: ReactNode
  fallback: ReactNode
  /** A change of this key renders the children again after an error: another route may work. */
  resetKey?: string
}

/** Renders the fallback after an exception instead of an empty page (requirement 8.route-errors). */
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
