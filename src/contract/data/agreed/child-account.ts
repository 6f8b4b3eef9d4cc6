/** What a parent or guardian agrees to. It names nobody, so that it is the same text for all. */
export const childAccountText = {
  en: 'I am a parent or guardian of this player, who is too young to agree alone. I agree that they have an account here, that their rounds and results are kept as the privacy page says, and that members of their club see their name and scores in its competitions. I can take this back at any time.',
  es: 'Soy padre, madre o tutor de este jugador, que es demasiado joven para aceptar por sí solo. Acepto que tenga una cuenta aquí, que se guarden sus vueltas y resultados como dice la página de privacidad y que los socios de su club vean su nombre y sus resultados en las competiciones. Puedo retirarlo en cualquier momento.',
} as const
