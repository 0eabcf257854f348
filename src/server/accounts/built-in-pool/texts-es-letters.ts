/** The letters in Spanish. */
import type { LetterTexts } from './letters.ts'

export const spanishLetters: LetterTexts = {
  code: (code, url, minutes) => ({
    subject: `${code} es tu código de TwinBot`,
    text: `Tu código de verificación es ${code}.

Escríbelo en ${url}/verify en los próximos ${minutes} minutos. Si lo pediste más de una vez, solo sirve el código más reciente.

Si no te registraste en TwinBot, puedes ignorar esta carta: sin el código no pasa nada.`,
  }),
  alreadySignedUp: url => ({
    subject: 'Ya tienes una cuenta de TwinBot',
    text: `Alguien, quizá tú, intentó registrarse en TwinBot con esta dirección. Ya tienes una cuenta, y nada ha cambiado en ella.

Inicia sesión en ${url}/signup?mode=login. Si has olvidado tu contraseña, elige allí «¿Olvidaste tu contraseña?».

Si no fuiste tú, puedes ignorar esta carta.`,
  }),
  reset: (code, url, minutes) => ({
    subject: `${code} es tu código para una nueva contraseña de TwinBot`,
    text: `Tu código para poner una nueva contraseña es ${code}.

Escríbelo en ${url}/reset-password en los próximos ${minutes} minutos. Cuando la nueva contraseña esté puesta, se cerrará la sesión en todos los dispositivos que la tenían abierta.

Si no lo pediste, puedes ignorar esta carta: tu contraseña sigue como está.`,
  }),
}
