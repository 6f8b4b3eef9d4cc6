import { createHmac } from 'node:crypto'

/**
 * The secret of a webhook, 256 bits, made of its id with the installation's secret: the store holds nothing with which
 * anybody could sign. Written as Standard Webhooks has it.
 */
export function webhookSecret(webhookId: string, secret: string): string {
  return `whsec_${keyOf(webhookId, secret).toString('base64')}`
}

/** The headers with which a receiver knows that a body is ours, unchanged and new (standardwebhooks.com). */
export function signedHeaders(
  { id, body, at }: { id: string; body: Buffer; at: Date },
  { webhookId, secret }: { webhookId: string; secret: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', keyOf(webhookId, secret))
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

function keyOf(webhookId: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`webhook\n${webhookId}`).digest()
}
