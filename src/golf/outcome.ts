/** The answer of a rule: yes with a value, or no with a reason from a closed list. A rule never throws to say no. */
export type Outcome<Value, Reason extends string> =
  { ok: true; value: Value } | { ok: false; reason: Reason; detail?: string }

export function accepted<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

/** `detail` is a sentence for the person who asked; the reason is for programs. */
export function refused<Reason extends string>(
  reason: Reason,
  detail?: string,
): { ok: false; reason: Reason; detail?: string } {
  return detail === undefined ? { ok: false, reason } : { ok: false, reason, detail }
}
