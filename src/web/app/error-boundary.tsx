import { Component, type ReactNode } from 'react'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type State = { fault: unknown }

/** A page that broke, or whose code could not be fetched, says so; the header and the bar stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { fault: undefined }

  static getDerivedStateFromError(fault: unknown): State {
    return { fault }
  }

  override render() {
    if (this.state.fault === undefined) return this.props.children
    const isMissingCode =
      this.state.fault instanceof Error && /import|fetch|load/i.test(this.state.fault.message)
    return (
      <div className="mx-auto max-w-xl px-4 py-10">
        <title>Something went wrong · Scoreclub</title>
        <ErrorState
          title={isMissingCode ? 'This page could not be loaded' : 'Something went wrong on this page'}
          isOffline={isMissingCode}
          onRetry={() => {
            location.reload()
          }}
          action={<LinkButton href="/">Back to Home</LinkButton>}
        >
          {isMissingCode
            ? 'There is no connection, or a newer version of Scoreclub is out.'
            : 'What you entered before is kept. Try again, or go back to the start.'}
        </ErrorState>
      </div>
    )
  }
}
