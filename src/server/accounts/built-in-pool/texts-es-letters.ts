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
  newAddress: (code, minutes) => ({
    subject: `${code} es tu código de TwinBot`,
    text: `Tu código para cambiar la dirección de correo de tu cuenta de TwinBot es ${code}.

Escríbelo en Ajustes en los próximos ${minutes} minutos. Hasta entonces, tu cuenta conserva la dirección anterior. Si lo pediste más de una vez, solo sirve el código más reciente.

Si no lo pediste, puedes ignorar este correo.`,
  }),
  addressTaken: () => ({
    subject: 'Ya tienes una cuenta de TwinBot',
    text: `Alguien, quizá tú, intentó usar esta dirección para otra cuenta de TwinBot. Una dirección solo puede pertenecer a una cuenta, así que no ha cambiado nada.

Si no fuiste tú, puedes ignorar este correo.`,
  }),
  addressChanged: support => ({
    subject: 'Ha cambiado la dirección de correo de tu cuenta de TwinBot',
    text: `Tu cuenta de TwinBot tiene ahora otra dirección de correo. A partir de ahora, inicia sesión con la nueva. No volveremos a escribir a esta dirección.

Si no la cambiaste tú, puede que otra persona tenga tu contraseña.${support && ` Escribe cuanto antes a ${support}.`}`,
  }),
  passwordChanged: url => ({
    subject: 'Tu contraseña de TwinBot ha cambiado',
    text: `La contraseña de tu cuenta de TwinBot se cambió en Ajustes, y se cerró la sesión en todos los demás dispositivos.

Si no la cambiaste tú, elige ahora una contraseña nueva en ${url}/reset-password.`,
  }),
}
