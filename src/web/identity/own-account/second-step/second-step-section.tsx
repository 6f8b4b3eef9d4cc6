import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { listDevices } from '#contract/identity/devices.ts'
import {
  readSecondStep,
  replaceRecoveryCodes,
  turnOffSecondStep,
  type SecondStep,
} from '#contract/identity/second-step.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { secondStepText as text } from '#web/messages/en/identity/second-step.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { AskPassword } from './ask-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const TurnOn = lazy(() => import('./turn-on.tsx'))

type Asked = 'on' | 'codes' | 'off'
/** What changes with any of it. */
const changed = [query(readSecondStep), query(listDevices)]

/** The code that is asked for after the password: turned on, looked at and turned off here. */
export default function SecondStepSection() {
  const step = useQuery(query(readSecondStep))
  const [asked, setAsked] = useState<Asked>()
  const [codes, setCodes] = useState<{ codes: readonly string[]; isFirst: boolean }>()
  const close = () => {
    setAsked(undefined)
  }
  const showCodes = (isFirst: boolean) => (made: { recoveryCodes: readonly string[] }) => {
    close()
    setCodes({ codes: made.recoveryCodes, isFirst })
  }
  return (
    <Section title={text.title} id="second-step">
      <div className="grid gap-4">
        {codes && <RecoveryCodes {...codes} onClose={() => setCodes(undefined)} />}
        {step.isError ? (
          <ErrorState title={text.failed} onRetry={() => void step.refetch()}>
            {failureText(step.error, sharedText.tryAgainLater)}
          </ErrorState>
        ) : step.data ? (
          <Present step={step.data} onAsk={setAsked} />
        ) : (
          <Skeleton className="h-52 sm:h-28" />
        )}
      </div>
      {asked === 'on' && (
        <Suspense>
          <TurnOn changes={changed} onClose={close} onDone={showCodes(true)} />
        </Suspense>
      )}
      {asked === 'codes' && (
        <AskPassword
          words={{ title: text.newCodes, means: text.newCodesMeans, failed: text.notMade }}
          run={(password) => send(replaceRecoveryCodes, { body: { password } })}
          changes={changed}
          onDone={showCodes(false)}
          onClose={close}
        />
      )}
      {asked === 'off' && (
        <AskPassword
          words={{ title: text.turnOffTitle, means: text.turnOffMeans, failed: text.notTurnedOff }}
          look="danger"
          run={(password) => send(turnOffSecondStep, { body: { password } })}
          changes={changed}
          onClose={close}
          onDone={() => {
            close()
            setCodes(undefined)
            showToast({ tone: 'success', title: text.turnedOff })
          }}
        />
      )}
    </Section>
  )
}

function Present({ step, onAsk }: { step: SecondStep; onAsk: (asked: Asked) => void }) {
  const { onSince, recoveryCodesLeft } = step
  if (onSince === null)
    return (
      <>
        <p className="text-soft">{text.lead}</p>
        <div>
          <Button look="secondary" onClick={() => onAsk('on')}>
            {text.turnOn}
          </Button>
        </div>
      </>
    )
  return (
    <>
      <p className="font-semibold">{text.onSince(formatDate(onSince))}</p>
      {recoveryCodesLeft < 2 ? (
        <Notice tone="warn">{text.codesLeft(recoveryCodesLeft)}</Notice>
      ) : (
        <p className="text-soft">{text.codesLeft(recoveryCodesLeft)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => onAsk('codes')}>
          {text.newCodes}
        </Button>
        <Button look="secondary" onClick={() => onAsk('off')}>
          {text.turnOff}
        </Button>
      </div>
    </>
  )
}
