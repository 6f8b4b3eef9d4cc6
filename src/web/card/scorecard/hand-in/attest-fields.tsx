import { useEffect, useRef, useState } from 'react'
import { scorecardVerifyText } from '#web/messages/en/card/scorecard-verify.ts'
import { signedByText } from '#web/messages/en/card/signed-by.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { AttestDraft } from './attest-draft.ts'
import { SignaturePad } from '#web/card/signature/signature-pad.tsx'

type AttestFieldsProps = {
  draft: AttestDraft
  /** The whole card has been on the screen, and every hole is answered (U12). */
  isEnabled: boolean
  waitsForCard: boolean
  /** Where the player's own name stands for the partner's. */
  ownName: 'partnerName' | 'partnerSignature' | undefined
  onChange: (draft: AttestDraft) => void
}

/** Name and signature of the playing partner: drawn where there is a touch screen, or typed. */
export function AttestFields({ draft, isEnabled, waitsForCard, ownName, onChange }: AttestFieldsProps) {
  /** Drawn before a reload: the signature is kept, its strokes are not. */
  const [isKept, setIsKept] = useState(draft.drawn !== '')
  const [clears, setClears] = useState(0)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (ownName) section.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [ownName])
  return (
    <section ref={section} aria-labelledby="attestation" className="grid gap-4">
      <div>
        <h3 id="attestation" className="text-lead font-semibold">
          {scorecardVerifyText.partner}
        </h3>
        <p className="text-soft">
          {waitsForCard ? scorecardVerifyText.lookFirst : scorecardVerifyText.partnerSigns}
        </p>
      </div>
      <PartnerName
        draft={draft}
        error={ownName === 'partnerName' ? signedByText.ownName : undefined}
        onChange={onChange}
      />
      {draft.isTyping ? (
        <TypedSignature
          draft={draft}
          isEnabled={isEnabled}
          error={ownName === 'partnerSignature' ? signedByText.ownSignature : undefined}
          onChange={onChange}
        />
      ) : (
        <DrawnSignature
          key={clears}
          draft={draft}
          isEnabled={isEnabled}
          isKept={isKept}
          onChange={onChange}
          onClear={() => {
            setIsKept(false)
            setClears(clears + 1)
            onChange({ ...draft, drawn: '' })
          }}
        />
      )}
      <Button
        look="quiet"
        className="justify-self-start"
        onClick={() => {
          onChange({ ...draft, isTyping: !draft.isTyping })
        }}
      >
        {draft.isTyping ? scorecardVerifyText.drawInstead : scorecardVerifyText.typeInstead}
      </Button>
    </section>
  )
}

type SignatureProps = Pick<AttestFieldsProps, 'draft' | 'isEnabled' | 'onChange'>

type TypedSignatureProps = SignatureProps & { error: string | undefined }

function PartnerName({ draft, error, onChange }: Omit<TypedSignatureProps, 'isEnabled'>) {
  return (
    <Field label={scorecardVerifyText.partnerName} error={error} required>
      {(wiring) => (
        <Input
          {...wiring}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={100}
          value={draft.partnerName}
          onChange={(event) => {
            onChange({ ...draft, partnerName: event.target.value })
          }}
        />
      )}
    </Field>
  )
}

function TypedSignature({ draft, isEnabled, error, onChange }: TypedSignatureProps) {
  return (
    <Field
      label={scorecardVerifyText.partnerSignature}
      hint={scorecardVerifyText.typedByPartner}
      error={error}
      required
    >
      {(wiring) => (
        <Input
          {...wiring}
          autoComplete="off"
          maxLength={100}
          disabled={!isEnabled}
          value={draft.typed}
          onChange={(event) => {
            onChange({ ...draft, typed: event.target.value })
          }}
        />
      )}
    </Field>
  )
}

type DrawnSignatureProps = SignatureProps & { isKept: boolean; onClear: () => void }

function DrawnSignature({ draft, isEnabled, isKept, onChange, onClear }: DrawnSignatureProps) {
  return (
    <div className="grid gap-1.5">
      <p className="font-medium">
        {scorecardVerifyText.partnerSignature}
        <span aria-hidden className="text-soft">
          {' '}
          *
        </span>
      </p>
      {isKept ? (
        <p className="grid h-36 place-items-center rounded-control border border-edge bg-sunken font-semibold">
          {scorecardVerifyText.signed}
        </p>
      ) : (
        <SignaturePad
          isEnabled={isEnabled}
          label={scorecardVerifyText.signHere}
          onDrawn={(drawn) => {
            onChange({ ...draft, drawn })
          }}
        />
      )}
      {draft.drawn !== '' && (
        <Button look="secondary" className="justify-self-start" onClick={onClear}>
          {scorecardVerifyText.signAgain}
        </Button>
      )}
    </div>
  )
}
