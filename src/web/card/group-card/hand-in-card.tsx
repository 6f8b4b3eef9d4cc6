import { useState } from 'react'
import type { PlayingGroup } from '#contract/card/groups.ts'
import { isOwnName } from '#golf/card/own-name.ts'
import { isReasonAsked, ninesOf, type Card, type CardLine } from '#golf/card/card.ts'
import { CardNine } from '#web/card/card-nine.tsx'
import { useCardSeen, type CardSeen } from '#web/card/use-card-seen.ts'
import ValidReason from '#web/platform/valid-reason.tsx'
import { SignaturePad } from '#web/card/signature/signature-pad.tsx'
import { failureText } from '#web/lib/failure-text.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'
import { signedByText } from '#web/messages/en/card/signed-by.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import type { GroupCard } from './use-group-cards.ts'
import { useHandIn } from './use-hand-in.ts'

const ANOTHER = '–'

type HandInCardProps = {
  group: PlayingGroup
  card: GroupCard
  /** Names of the others of the group, who may sign. */
  others: readonly string[]
  runner: OutboxRunner
  onDone: () => void
}

type AttestDraft = {
  signer: string
  typedName: string
  typed: string
  drawn: string
  isUnplayed: boolean
  hasValidReason: 'yes' | 'no' | ''
  isTyping: boolean
}

/** A player's card, looked at on the group's phone and signed there by another of the group. */
export function HandInCard({ group, card: of, others, runner, onDone }: HandInCardProps) {
  const { player, name, card } = of
  const draft = useDraft<AttestDraft>(`group.attest.${player.round.id}`, {
    signer: others[0] ?? ANOTHER,
    typedName: '',
    typed: '',
    drawn: '',
    isUnplayed: false,
    hasValidReason: '',
    isTyping: !matchMedia('(pointer: coarse)').matches,
  })
  const { values } = draft
  const partnerName = (values.signer === ANOTHER ? values.typedName : values.signer).trim()
  const signature = values.isTyping ? values.typed.trim() : values.drawn
  const missing = notPlayedIn(card.lines)
  const [isAsked, setIsAsked] = useState(false)
  const faults = faultsOf({ partnerName, signature, name, others, isTyping: values.isTyping })
  const { isSeen, ...watches } = useCardSeen(card)
  const { handIn, isHeld } = useHandIn({
    group,
    of,
    runner,
    onDone: () => {
      draft.clear()
      onDone()
    },
  })
  return (
    <FormDialog
      title={text.handInOf(name)}
      submitLabel={text.send}
      busyLabel={text.sending}
      isBusy={handIn.isPending}
      fault={isHeld ? text.held : handIn.isError ? failureText(handIn.error, text.tryAgain) : undefined}
      faultTitle={text.notHandedIn}
      onClose={onDone}
      onSubmit={() => {
        setIsAsked(true)
        if (!faults.name && !faults.signature && (missing.length === 0 || values.isUnplayed))
          handIn.mutate({
            partnerName,
            partnerSignature: signature,
            isTyped: values.isTyping,
            ...(isReasonAsked(card) && { hasValidReason: saidOf(values) }),
          })
      }}
    >
      <GivenBack of={of} />
      <CardOverview of={of} {...watches} />
      <MissingTicks card={card} values={values} onChange={draft.change} />
      <SignedBy
        values={values}
        others={others}
        error={isAsked ? faults.name : undefined}
        onChange={draft.change}
      />
      <Signature
        values={values}
        isEnabled={isSeen}
        error={isAsked ? faults.signature : undefined}
        onChange={draft.change}
      />
    </FormDialog>
  )
}

type Attested = {
  partnerName: string
  signature: string
  isTyping: boolean
  /** The player's. */
  name: string
  others: readonly string[]
}

/** What the name and the signature lack. The player's own name is taken where another of the group has it too. */
function faultsOf({ partnerName, signature, isTyping, name, others }: Attested) {
  const isOwn = (typed: string) => isOwnName(typed, name) && !others.some((other) => isOwnName(other, name))
  return {
    name: partnerName === '' ? text.partnerMissing : isOwn(partnerName) ? signedByText.ownName : undefined,
    signature:
      signature === ''
        ? text.signMissing
        : isTyping && isOwn(signature)
          ? signedByText.ownSignature
          : undefined,
  }
}

function GivenBack({ of: { kept } }: { of: GroupCard }) {
  if (!kept?.refusal) return null
  return (
    <Notice tone="bad" title={text.givenBack}>
      {kept.refusal.message}
    </Notice>
  )
}

type MissingTicksProps = {
  card: Card
  values: Pick<AttestDraft, 'isUnplayed' | 'hasValidReason'>
  onChange: (changed: Partial<AttestDraft>) => void
}

const saidOf = ({ hasValidReason: said }: Pick<AttestDraft, 'hasValidReason'>) =>
  said === '' ? undefined : said === 'yes'

const notPlayedIn = (lines: readonly CardLine[]) => lines.filter(({ result }) => result.kind === 'not_played')

/** Holes without a score were not played, and perhaps for a valid reason. */
function MissingTicks({ card, values, onChange }: MissingTicksProps) {
  const missing = notPlayedIn(card.lines).map(({ holeNumber }) => holeNumber)
  if (missing.length === 0) return null
  return (
    <>
      <TickBox
        label={`${text.missing(missing)}. ${text.missingTick}`}
        note={text.missingNote}
        isTicked={values.isUnplayed}
        onTick={(isUnplayed) => {
          onChange({ isUnplayed })
        }}
      />
      <ValidReason
        isAsked={isReasonAsked(card)}
        isTicked={saidOf(values)}
        onTick={(isTicked) => {
          onChange({ hasValidReason: isTicked ? 'yes' : 'no' })
        }}
      />
    </>
  )
}

type CardOverviewProps = { of: GroupCard } & Omit<CardSeen, 'isSeen'>

function CardOverview({ of: { name, card }, watchFront, watchBack }: CardOverviewProps) {
  const { lines, out, in: home, total } = card
  const { front, back } = ninesOf(lines)
  const isLong = back.length > 0
  return (
    <div className="grid gap-2">
      <div ref={watchFront}>
        <CardNine
          caption={`${name}, ${isLong ? text.out : text.total}`}
          lines={front}
          sums={[{ label: isLong ? text.out : text.total, sum: isLong ? out : total }]}
        />
      </div>
      {isLong && (
        <div ref={watchBack}>
          <CardNine
            caption={`${name}, ${text.in}`}
            lines={back}
            sums={[
              { label: text.in, sum: home },
              { label: text.total, sum: total, isRoomy: true },
            ]}
          />
        </div>
      )}
    </div>
  )
}

type SignedByProps = {
  values: { signer: string; typedName: string }
  others: readonly string[]
  error: string | undefined
  onChange: (change: { signer?: string; typedName?: string; typed?: string; drawn?: string }) => void
}

/** Another of the group, or somebody who is not in it. A change of who signs starts the signature again. */
function SignedBy({ values, others, error, onChange }: SignedByProps) {
  return (
    <>
      <Field label={text.partner} required>
        {(wiring) => (
          <Select
            {...wiring}
            value={values.signer}
            onChange={(event) => {
              onChange({ signer: event.target.value, typed: '', drawn: '' })
            }}
          >
            {others.map((one) => (
              <option key={one}>{one}</option>
            ))}
            <option value={ANOTHER}>{text.anotherName}</option>
          </Select>
        )}
      </Field>
      {values.signer === ANOTHER && (
        <Field label={text.partnerName} required error={error}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={100}
              autoComplete="off"
              value={values.typedName}
              onChange={(event) => {
                onChange({ typedName: event.target.value })
              }}
            />
          )}
        </Field>
      )}
    </>
  )
}

type SignatureProps = {
  values: { isTyping: boolean; typed: string; drawn: string; signer: string }
  /** The whole card has been on the screen (U12). */
  isEnabled: boolean
  error: string | undefined
  onChange: (change: { isTyping?: boolean; typed?: string; drawn?: string }) => void
}

/** Drawn where there is a touch screen, or typed. */
function Signature({ values, isEnabled, error, onChange }: SignatureProps) {
  const [clears, setClears] = useState(0)
  return (
    <div className="grid gap-2">
      {!isEnabled && <p className="text-soft">{text.lookFirst}</p>}
      {values.isTyping ? (
        <Field label={text.typedSignature} required error={error}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={100}
              autoComplete="off"
              disabled={!isEnabled}
              value={values.typed}
              onChange={(event) => {
                onChange({ typed: event.target.value })
              }}
            />
          )}
        </Field>
      ) : (
        <Field label={text.signature} required error={error}>
          {() => (
            <SignaturePad
              key={`${values.signer} ${clears}`}
              isEnabled={isEnabled}
              label={text.signHere}
              onDrawn={(drawn) => {
                onChange({ drawn })
              }}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        {!values.isTyping && values.drawn !== '' && (
          <Button
            look="secondary"
            onClick={() => {
              setClears(clears + 1)
              onChange({ drawn: '' })
            }}
          >
            {text.signAgain}
          </Button>
        )}
        <Button
          look="quiet"
          onClick={() => {
            onChange({ isTyping: !values.isTyping })
          }}
        >
          {values.isTyping ? text.drawInstead : text.typeInstead}
        </Button>
      </div>
    </div>
  )
}
