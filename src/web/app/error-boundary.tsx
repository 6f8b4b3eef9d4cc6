import { Component, type ReactNode } from 'react'
import { appText } from '#web/messages/en/app/app.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type State = { fault: unknown }

/** Says that a page broke or that its code could not be fetched; the header and the bar stay. */
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
        <title>{`${appText.brokenTab} · Scoreclub`}</title>
        <ErrorState
          title={isMissingCode ? appText.missingCode : appText.brokenPage}
          isOffline={isMissingCode}
          onRetry={() => {
            location.reload()
          }}
          action={<LinkButton href="/">{sharedText.backToHome}</LinkButton>}
        >
          {isMissingCode ? appText.missingCodeAdvice : appText.brokenPageAdvice}
        </ErrorState>
      </div>
    )
  }
}
