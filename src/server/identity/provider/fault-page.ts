import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { mailLanguage } from '../mail-language.ts'
import type { SignInFaultKind } from './sign-in-fault.ts'

const statuses: Readonly<Record<SignInFaultKind, number>> = {
  away: 503,
  declined: 403,
  refused: 400,
  over: 400,
  too_many: 429,
  no_address: 403,
  address_unconfirmed: 409,
  address_taken: 409,
}

type Words = Record<SignInFaultKind | 'title' | 'again' | 'home', string>

const words: { en: Words; es: Words } = {
  en: {
    title: 'Signing in did not work',
    again: 'Try again',
    home: 'To the home page',
    away: 'The sign-in service cannot be reached right now. Anybody who is signed in stays signed in. Please try again in a moment.',
    declined: 'You were not signed in: the sign-in service did not let you in, or you said no there.',
    refused: 'The answer of the sign-in service cannot be trusted, so you were not signed in.',
    over: 'This sign-in was started in another browser or window, took longer than 10 minutes, or has already been used.',
    too_many: 'Too many people are signing in from this network. Please wait a few minutes.',
    no_address:
      'The sign-in service does not share your e-mail address, and Scoreclub needs it. Enter it there, or allow it to be shared.',
    address_unconfirmed:
      'There is already an account with your e-mail address, and the sign-in service has not confirmed that the address is yours. Confirm it there, then try again.',
    address_taken: 'Another account has your e-mail address. Ask the person who runs Scoreclub at your club.',
  },
  es: {
    title: 'No se ha podido iniciar sesión',
    again: 'Intentarlo de nuevo',
    home: 'A la página de inicio',
    away: 'Ahora no se puede acceder al servicio de inicio de sesión. Quien tiene la sesión abierta la conserva. Inténtelo de nuevo en un momento.',
    declined:
      'No se ha iniciado la sesión: el servicio no le ha dejado entrar, o usted ha dicho que no allí.',
    refused:
      'La respuesta del servicio de inicio de sesión no es de fiar, así que no se ha iniciado ninguna sesión.',
    over: 'Este inicio de sesión se empezó en otro navegador o ventana, ha durado más de 10 minutos o ya se ha usado.',
    too_many: 'Demasiadas personas inician sesión desde esta red. Espere unos minutos.',
    no_address:
      'El servicio de inicio de sesión no comunica su correo electrónico, y Scoreclub lo necesita. Indíquelo allí o permita que se comunique.',
    address_unconfirmed:
      'Ya hay una cuenta con su correo electrónico, y el servicio de inicio de sesión no ha confirmado que la dirección sea suya. Confírmela allí e inténtelo de nuevo.',
    address_taken:
      'Otra cuenta tiene su correo electrónico. Pregunte a quien administra Scoreclub en su club.',
  },
}

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:10vh auto;padding:0 1.25rem}' +
  'h1{font-size:1.5rem}a{display:inline-flex;min-height:2.75rem;align-items:center;margin-right:1.5rem}'
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/**
 * The page for whoever comes back from the sign-in service without being signed in. It is the answer itself and needs no
 * script, so that its status is the truth. `next` is a path of this site.
 */
export function sendFaultPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, next }: { kind: SignInFaultKind; next: string },
): FastifyReply {
  const language = mailLanguage(request.headers['accept-language'])
  const text = words[language]
  const again = next === '/' ? '/api/login' : `/api/login?next=${encodeURIComponent(next)}`
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  if (kind === 'away') void reply.header('retry-after', '5')
  return reply
    .code(statuses[kind])
    .headers({
      'cache-control': 'no-store',
      'content-language': language,
      'content-security-policy': policy.replace("style-src 'self'", `style-src ${styleHash}`),
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${text.title} · Scoreclub</title><style>${style}</style><main><h1>${text.title}</h1><p>${text[kind]}</p>` +
        `<p><a href="${again.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${text.again}</a><a href="/">${text.home}</a></p></main></html>`,
    )
}
